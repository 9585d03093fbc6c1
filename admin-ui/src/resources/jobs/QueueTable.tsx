import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { jobStates } from '@parley/contracts/http/admin-jobs.ts'
import { useGetList, useListContext, useTranslate } from 'react-admin'
import { ListProblem } from '../../lists/parts.ts'
import { type JobState, type Queue, useTopicName } from './job-names.tsx'
import { pollSeconds, polled } from './polling.ts'

/** How many jobs each queue has in each state; a number shows those jobs below. */
export function QueueTable() {
  const translate = useTranslate()
  const page = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } } as const
  const { data: queues, error, refetch } = useGetList<Queue>('queues', page, polled)
  const problem = error !== null && (
    <ListProblem error={error} onRetry={() => void refetch()} isStale={queues !== undefined} />
  )
  if (queues === undefined) return problem
  const busy = queues.filter((queue) => jobStates.some((state) => queue[state] > 0))
  return (
    <Box component="section" aria-labelledby="queues" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', gap: '12px', flexWrap: 'wrap', p: '12px 16px 4px' }}
      >
        <Typography id="queues" variant="h2" component="h2">
          {translate('resources.jobs.queues')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {translate('resources.jobs.live', { seconds: pollSeconds })}
        </Typography>
      </Box>
      {problem}
      {busy.length > 0 && (
        <Box tabIndex={0} role="group" aria-labelledby="queues" sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-labelledby="queues">
            <TableHead>
              <TableRow>
                <TableCell>{translate('resources.jobs.fields.topic')}</TableCell>
                {jobStates.map((state) => (
                  <TableCell key={state} align="right">
                    {translate(`resources.jobs.states.${state}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {busy.map((queue) => (
                <QueueRow key={queue.id} queue={queue} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {busy.length < queues.length && (
        <Typography variant="body2" color="textSecondary" sx={{ p: '8px 16px 12px' }}>
          {translate('resources.jobs.idleQueues', { smart_count: queues.length - busy.length })}
        </Typography>
      )}
    </Box>
  )
}

function QueueRow({ queue }: { queue: Queue }) {
  const nameOf = useTopicName()
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {nameOf(queue.id)}
      </TableCell>
      {jobStates.map((state) => (
        <TableCell key={state} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <JobCount topic={queue.id} state={state} count={queue[state]} />
        </TableCell>
      ))}
    </TableRow>
  )
}

function JobCount({ topic, state, count }: { topic: string; state: JobState; count: number }) {
  const translate = useTranslate()
  const nameOf = useTopicName()
  const list = useListContext()
  if (count === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        0
      </Typography>
    )
  const { topic: shownTopic, state: shownState } = list.filterValues as Record<string, unknown>
  const isShown = shownTopic === topic && shownState === state
  return (
    <Button
      size="small"
      variant={isShown ? 'outlined' : 'text'}
      color={state === 'failed' ? 'error' : 'primary'}
      aria-pressed={isShown}
      aria-label={translate('resources.jobs.show', {
        queue: nameOf(topic),
        state: translate(`resources.jobs.states.${state}`),
        smart_count: count,
      })}
      onClick={() => list.setFilters({ topic, state }, [])}
      // As high and as far right as the noughts beside it.
      sx={{ minWidth: 0, py: 0, px: '6px', mr: '-6px', fontSize: 'inherit', lineHeight: 'inherit' }}
    >
      {count}
    </Button>
  )
}
