import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Assigned, WorkItem } from '@parley/contracts/http/my-work.ts'
import { dayOf, formatDay } from '@parley/ui-kit/i18n/format.ts'
import { useNow } from '@parley/ui-kit/lib/use-now.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SeverityMark } from '../../engagement/observations/index.ts'
import { workAddress } from './use-work-in.ts'

interface AssignedListProps {
  item: WorkItem
  /** For who has to switch into the client first. */
  onWorkIn: ((observationId?: string) => void) | undefined
}

/** The reader's observations of a phase, the most urgent ones; each leads to where it is open. */
export function AssignedList({ item, onWorkIn }: AssignedListProps) {
  const { t } = useTranslation()
  const { count, first } = item.assigned
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {first.map((assigned) => (
        <Box key={assigned.id} component="li" sx={line}>
          <SeverityMark severity={assigned.severity} />
          <Description item={item} assigned={assigned} onWorkIn={onWorkIn} />
          <Due day={assigned.dueOn} />
        </Box>
      ))}
      {count > first.length && (
        <Typography component="li" variant="caption" color="textSecondary">
          {t('myWork.more', { count: count - first.length })}
        </Typography>
      )}
    </Box>
  )
}

const line = { display: 'flex', alignItems: 'center', columnGap: 2, flexWrap: 'wrap', py: 0.5 } as const
/** Above the row's own link. */
const words = {
  position: 'relative',
  zIndex: 1,
  fontSize: '0.8125rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'left',
} as const

function Description({ item, assigned, onWorkIn }: AssignedListProps & { assigned: Assigned }) {
  const { t } = useTranslation()
  const { id, description } = assigned
  const label = t('myWork.openFinding', { description })
  if (onWorkIn === undefined)
    return (
      <MuiLink component={Link} to={workAddress(item, id)} aria-label={label} sx={words}>
        {description}
      </MuiLink>
    )
  return (
    <MuiLink component="button" type="button" aria-label={label} onClick={() => onWorkIn(id)} sx={words}>
      {description}
    </MuiLink>
  )
}

function Due({ day }: { day: string | null }) {
  const { t } = useTranslation()
  const today = dayOf(useNow(60_000))
  if (day === null) return null
  const isLate = day < today
  return (
    <Typography component="span" variant="caption" color={isLate ? 'error' : 'textSecondary'}>
      {t(isLate ? 'myWork.overdueOn' : 'myWork.dueOn', { date: formatDay(day) })}
    </Typography>
  )
}
