import OpenIcon from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { WorkItem, WorkReason } from '@parley/contracts/http/my-work.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { dayOf, formatDay } from '@parley/ui-kit/i18n/format.ts'
import { useNow } from '@parley/ui-kit/lib/use-now.ts'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import '../../engagement/next-step/locales/en.ts'
import { stepSentence } from '../../engagement/next-step/index.ts'
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
  const placeId = useId()
  const question = nextStep.gate?.question
  return (
    <Box component="li" sx={row}>
      <Box sx={reasons}>
        {item.reasons.map((reason) => (
          <Reason key={reason} reason={reason} item={item} />
        ))}
      </Box>
      <Box sx={words}>
        <MuiLink
          component={Link}
          to={workAddress(item)}
          aria-describedby={placeId}
          color="inherit"
          underline="none"
          sx={opener}
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
        <Typography id={placeId} variant="body2" color="textSecondary" noWrap>
          {[client.name, initiative.name, phase.name].join(' ▸ ')}
        </Typography>
        {item.assigned.count > 0 && <AssignedList item={item} onWorkIn={onWorkIn} />}
      </Box>
      {item.reasons[0] !== 'due' && (
        <Typography variant="caption" color="textSecondary" sx={since}>
          <RelativeTime at={item.since} />
        </Typography>
      )}
      {onWorkIn === undefined ? (
        <OpenIcon aria-hidden fontSize="small" sx={pointer} />
      ) : (
        <Button size="small" variant="outlined" sx={above} onClick={() => onWorkIn()}>
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
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 4,
  rowGap: 1,
  px: 4,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
} as const
/** On a phone why and since when stand in a line above what is to be done. */
const reasons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  flex: { xs: 1, sm: 'none' },
  minWidth: { sm: 140 },
} as const
const since = { whiteSpace: 'nowrap', order: { xs: 1, sm: 0 } } as const
const words = { order: { xs: 2, sm: 0 }, flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0 } as const
const pointer = { color: 'text.secondary', display: { xs: 'none', sm: 'block' } } as const
/** The one link of the row lies over all of it; what else can be pressed lies above. */
const opener = {
  fontWeight: 500,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
const above = { position: 'relative', zIndex: 1, order: 3 } as const
