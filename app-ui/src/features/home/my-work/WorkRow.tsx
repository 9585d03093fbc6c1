import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { WorkItem, WorkReason } from '@parley/contracts/http/my-work.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dayOf, formatDay } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx'
import '../../engagement/next-step/texts.ts'
import { stepSentence } from '../../engagement/next-step/step-words.ts'
import { AssignedList } from './AssignedList.tsx'
import { workAddress } from './use-work-in.ts'

interface WorkRowProps {
  item: WorkItem
  /** For who has to switch into the client first. */
  onWorkIn: ((observationId?: string) => void) | undefined
}

/** One phase: why it is here, what is to be done next, and where. */
export function WorkRow({ item, onWorkIn }: WorkRowProps) {
  const { t } = useTranslation()
  const { client, initiative, phase, nextStep } = item
  const question = nextStep.gate?.question
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexShrink: 0, minWidth: { sm: 132 } }}>
        {item.reasons.map((reason) => (
          <Reason key={reason} reason={reason} item={item} />
        ))}
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={workAddress(item)}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 500 }}
          onClick={(event) => {
            if (onWorkIn === undefined) return
            // Switching comes first, and leads there.
            event.preventDefault()
            onWorkIn()
          }}
        >
          {item.reasons[0] === 'assigned'
            ? t('myWork.assigned', { count: item.assigned.count })
            : stepSentence(t, nextStep)}
        </MuiLink>
        {question !== undefined && (
          <Typography variant="body2" noWrap>
            {question}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" noWrap>
          {[client.name, initiative.name, phase.name].join(' ▸ ')}
        </Typography>
        {item.assigned.count > 0 && <AssignedList item={item} onWorkIn={onWorkIn} />}
      </Box>
      {item.reasons[0] !== 'due' && (
        <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          <RelativeTime at={item.since} />
        </Typography>
      )}
      {onWorkIn === undefined ? (
        <MuiLink
          component={Link}
          to={workAddress(item)}
          aria-label={t('myWork.openNamed', { phase: phase.name, initiative: initiative.name })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('myWork.open')}
        </MuiLink>
      ) : (
        <Button size="small" variant="outlined" onClick={() => onWorkIn()}>
          {t('myWork.workIn', { client: client.name })}
        </Button>
      )}
    </Box>
  )
}

const tones: Record<WorkReason, Tone> = {
  gate: 'warning',
  assigned: 'warning',
  findings: 'danger',
  due: 'neutral',
  running: 'primary',
}

function Reason({ reason, item }: { reason: WorkReason; item: WorkItem }) {
  const { t } = useTranslation()
  const today = dayOf(useNow(60_000))
  const isLate = reason === 'due' && item.plannedEnd !== null && item.plannedEnd < today
  return (
    <StatusBadge tone={isLate ? 'danger' : tones[reason]}>
      {reasonText(t, reason, { item, isLate })}
    </StatusBadge>
  )
}

function reasonText(
  t: TFunction,
  reason: WorkReason,
  { item, isLate }: { item: WorkItem; isLate: boolean },
): string {
  if (reason !== 'due') return t(`myWork.reasons.${reason}`)
  const date = item.plannedEnd === null ? '' : formatDay(item.plannedEnd)
  return isLate ? t('myWork.overdue', { date }) : t('myWork.reasons.due', { date })
}

const row = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 4,
  rowGap: 1,
  px: 4,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
