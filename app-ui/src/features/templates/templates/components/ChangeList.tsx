import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TemplateChange } from '@parley/contracts/http/template-versions.ts'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { templatesTexts } from '../locales/en.ts'
import '../locales/en.ts'

const tones: Record<TemplateChange['kind'], Tone> = {
  added: 'success',
  removed: 'danger',
  changed: 'info',
  moved: 'neutral',
}

/** Differences between two versions, one a line, in the words of the editor. */
export function ChangeList({ changes }: { changes: readonly TemplateChange[] }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {changes.map((change, index) => (
        <Change key={index} change={change} />
      ))}
    </Box>
  )
}

const isKnown = (property: string): property is keyof typeof templatesTexts.properties =>
  property in templatesTexts.properties

/** A property in the words of the editor; one that is not known as it is. */
const propertyName = (t: TFunction, property: string): string =>
  isKnown(property) ? t(`templates.properties.${property}`) : property

/** The server writes 'Yes' for what is switched on, and nothing for what is not. */
const valueText = (t: TFunction, value: string): string =>
  value === '' ? t('templates.nothing') : value === 'Yes' ? t('templates.yes') : value

function Change({ change }: { change: TemplateChange }) {
  const { t } = useTranslation()
  const { kind, part, phase, name, details } = change
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2.5, alignItems: 'flex-start' }}>
      <Box sx={{ flexShrink: 0, minWidth: 84 }}>
        <StatusBadge tone={tones[kind]}>{t(`templates.changes.${kind}`)}</StatusBadge>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          {phase !== null && part !== 'phase' && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`${phase} › `}
            </Box>
          )}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {`${t(`templates.parts.${part}`)}: `}
          </Box>
          {name}
        </Typography>
        {details.map(({ property, before, after }) => (
          <Typography key={property} variant="body2" color="textSecondary">
            {propertyName(t, property)}
            {/* Of what one may not read, only that it changed is told. */}
            {before !== after && (
              <>
                {': '}
                <del>{valueText(t, before)}</del>
                {' → '}
                <ins style={{ textDecoration: 'none' }}>{valueText(t, after)}</ins>
              </>
            )}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
