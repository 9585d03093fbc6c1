import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Observation } from '@parley/contracts/http/observations.ts'
import { formatDate } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/index.ts'
import '../phase/locales/en.ts'
import { Evidence } from './Evidence.tsx'

interface SettlementProps {
  settlement: Observation['settlement']
  onOpenPlace: (place: Place) => void
}

/** What settled an observation: a check with its quotes, or who said what when. */
export function Settlement({ settlement, onOpenPlace }: SettlementProps) {
  const { t } = useTranslation()
  if (settlement === null) return null
  const { by, person, at, words, quotes } = settlement
  const date = formatDate(at)
  const title =
    by !== 'person'
      ? t(`phase.settledBy.${by}`, { date })
      : person === null
        ? t('phase.settledByNobody', { date })
        : t('phase.settledBy.person', { name: person.name, date })
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" color="textSecondary">
        {title}
      </Typography>
      {words !== null && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {t('common.quoted', { text: words })}
        </Typography>
      )}
      <Evidence quotes={quotes} onOpenPlace={onOpenPlace} />
    </Box>
  )
}
