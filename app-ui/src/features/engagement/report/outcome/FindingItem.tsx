import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Observation } from '@parley/contracts/http/observations.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatDay } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Evidence, Settlement } from '../../observations/parts.ts'
import { statusTones, SeverityMark } from '../../observations/index.ts'
import '../../observations/locales/en.ts'
import type { Place } from '../../phase/index.ts'
import '../../phase/locales/en.ts'
import { phaseAddress } from '../parts/progress-parts.ts'
import '../locales/en.ts'
import type { Finding } from './outcome-of.ts'

interface FindingItemProps {
  initiativeId: string
  finding: Finding
  /** Without what it rests on and what was decided. */
  isBrief?: boolean
  onOpenPlace: (place: Place) => void
}

/** One observation: how grave, what, in which state, whose, what was decided, and the words that it rests on. */
export function FindingItem({ initiativeId, finding, isBrief = false, onOpenPlace }: FindingItemProps) {
  const { t } = useTranslation()
  const { observation, phase } = finding
  const { id, description, severity, status, assignee, dueOn } = observation
  const about = [
    phase.name,
    ...(assignee === null ? [] : [t('report.outcome.whose', { name: assignee.name })]),
    ...(dueOn === null ? [] : [t('observations.dueOn', { date: formatDay(dueOn) })]),
  ]
  const address = `${phaseAddress(initiativeId, phase.id)}&finding=${id}`
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <SeverityMark severity={severity} />
        <StatusBadge dot tone={statusTones[status]}>
          {t(`phase.observationStatus.${status}`)}
        </StatusBadge>
        <Typography variant="body2" color="textSecondary">
          {about.join(' · ')}
        </Typography>
      </Box>
      <MuiLink component={Link} to={address} color="inherit" underline="hover" sx={sentence}>
        {description}
      </MuiLink>
      {!isBrief && <Grounds observation={observation} onOpenPlace={onOpenPlace} />}
    </Box>
  )
}

/** What is planned, what was decided and by whom, and the words that say so. */
function Grounds({
  observation,
  onOpenPlace,
}: Pick<FindingItemProps, 'onOpenPlace'> & { observation: Observation }) {
  const { t } = useTranslation()
  const { settlement, evidence, remediationPlan, consultantNotes } = observation
  const quotes = settlement !== null && settlement.quotes.length > 0 ? [] : evidence.slice(0, mostQuotes)
  return (
    <>
      {hasText(remediationPlan) && (
        <Typography variant="body2" sx={prose}>
          {t('report.outcome.plan', { plan: remediationPlan })}
        </Typography>
      )}
      {settlement === null && hasText(consultantNotes) && (
        <Typography variant="body2" sx={prose}>
          {t('common.quoted', { text: consultantNotes })}
        </Typography>
      )}
      <Settlement settlement={settlement} onOpenPlace={onOpenPlace} />
      <Evidence quotes={quotes} onOpenPlace={onOpenPlace} />
    </>
  )
}

const hasText = (text: string | null): text is string => text !== null && text.trim() !== ''

/** All of them are where the observation is. */
const mostQuotes = 2

const row = {
  py: 3,
  '& + li': { borderTop: 1, borderColor: 'divider' },
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
} as const
const sentence = { display: 'block', mt: 1, fontWeight: 500, maxWidth: '72ch' } as const
const prose = { mt: 1, maxWidth: '72ch', whiteSpace: 'pre-wrap' } as const
