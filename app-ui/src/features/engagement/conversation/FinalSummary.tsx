import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Sequence } from '@parley/contracts/http/conversation-records.ts'
import { formatMoney, formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { ModelViewButton } from '../model-view/index.ts'
import type { Place } from '../phase/index.ts'
import { CitedText } from './CitedText.tsx'
import './en.ts'
import { SummaryAge } from './SummaryAge.tsx'

interface FinalSummaryProps {
  sequence: Sequence
  canEdit: boolean
  onOpenPlace: (place: Place) => void
}

const voice = 'var(--parley-palette-accent-moderator)'

/** What the moderator makes of the whole run, set apart from the turns, and what the run used. */
export function FinalSummary({ sequence, canEdit, onOpenPlace }: FinalSummaryProps) {
  const { t } = useTranslation()
  const { usage } = sequence
  const tokens = usage.inputTokens + usage.outputTokens
  const used = [
    // The built-in model counts none.
    ...(tokens > 0 ? [t('conversation.usage', { tokens: formatNumber(tokens) })] : []),
    ...(usage.cost > 0 ? [formatMoney(usage.cost)] : []),
  ]
  return (
    <Box
      component="section"
      aria-label={t('conversation.finalSummary')}
      sx={{
        p: 4,
        m: 4,
        borderRadius: '10px',
        border: `1px solid color-mix(in srgb, ${voice} 30%, var(--parley-palette-background-paper))`,
        borderLeft: `4px solid ${voice}`,
        bgcolor: `color-mix(in srgb, ${voice} 4%, var(--parley-palette-background-paper))`,
      }}
    >
      <Typography variant="h2" component="h4" sx={{ mb: 2 }}>
        {t('conversation.finalSummary')}
      </Typography>
      <SummaryAge sequence={sequence} canEdit={canEdit} />
      <CitedText
        text={sequence.summary ?? ''}
        citations={sequence.summaryCitations}
        onOpenPlace={onOpenPlace}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 3 }}>
        {used.length > 0 && (
          <Typography variant="caption" color="textSecondary" component="p">
            {used.join(' · ')}
          </Typography>
        )}
        <ModelViewButton
          label={t('conversation.modelView')}
          name={t('conversation.finalSummary')}
          subject={{ kind: 'summary', id: sequence.id }}
        />
      </Box>
    </Box>
  )
}
