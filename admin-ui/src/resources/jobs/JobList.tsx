import RetryIcon from '@mui/icons-material/ReplayRounded'
import Typography from '@mui/material/Typography'
import { jobStates } from '@parley/contracts/http/admin-jobs.ts'
import { topics } from '@parley/contracts/internal/topics.ts'
import { DataTable, ReferenceField, useTranslate } from 'react-admin'
import {
  BulkActionButton,
  ConsoleList,
  plainColumns,
  RecordLink,
  RowTable,
  TimeCol,
  choiceFilter,
  shortened,
} from '../../lists/index.ts'
import { type Job, JobStateWord, useTopicName } from './job-names.tsx'
import { polled } from './polling.ts'
import { QueueTable } from './QueueTable.tsx'
import { RetryJobButton } from './RetryJobButton.tsx'

const csv = plainColumns<Job>('jobs', [
  'id',
  'topic',
  'state',
  'entityId',
  'consultingFirmId',
  'clientId',
  'attempts',
  'error',
  'createdAt',
  'finishedAt',
])

/** The queues with their counts, and the jobs of a state: what failed, unless another is chosen. */
export function JobList() {
  return (
    <ConsoleList<Job>
      sort={{ field: 'createdAt', order: 'DESC' }}
      filterDefaultValues={{ state: 'failed' }}
      filters={useFilters()}
      csv={csv}
      queryOptions={polled}
      above={<QueueTable />}
    >
      <JobRows />
    </ConsoleList>
  )
}

function useFilters() {
  const translate = useTranslate()
  const nameOf = useTopicName()
  return [
    choiceFilter('state', jobStates, (id) => translate(`resources.jobs.states.${id}`)),
    choiceFilter('topic', topics, nameOf),
  ]
}

function JobRows() {
  const nameOf = useTopicName()
  return (
    <RowTable<Job>
      empty={<NoJobs />}
      wide={['consultingFirmId', 'clientId', 'attempts', 'finishedAt', 'createdAt']}
      hiddenColumns={['finishedAt', 'entityId']}
      isRowSelectable={({ state }) => state === 'failed'}
      bulkActionButtons={
        <BulkActionButton
          action="retry"
          label="resources.jobs.retry"
          icon={<RetryIcon />}
          done="resources.jobs.retried"
        />
      }
    >
      <DataTable.Col<Job>
        source="topic"
        disableSort
        render={({ topic }) => <RecordLink>{nameOf(topic)}</RecordLink>}
      />
      <DataTable.Col<Job> source="state" disableSort render={({ state }) => <JobStateWord state={state} />} />
      <DataTable.Col<Job>
        source="error"
        disableSort
        sx={{ overflowWrap: 'anywhere', minWidth: 120 }}
        render={({ error }) => (error === null ? '–' : shortened(error, 140))}
      />
      <DataTable.Col source="consultingFirmId" disableSort>
        <ReferenceField source="consultingFirmId" reference="consulting-firms" link={false} empty="–" />
      </DataTable.Col>
      <DataTable.Col source="clientId" disableSort>
        <ReferenceField source="clientId" reference="clients" link={false} empty="–" />
      </DataTable.Col>
      <DataTable.Col source="entityId" disableSort />
      <DataTable.NumberCol source="attempts" disableSort />
      <TimeCol<Job> source="createdAt" disableSort />
      <TimeCol<Job> source="finishedAt" disableSort />
      <DataTable.Col label="resources.jobs.actions" source="actions" disableSort>
        <RetryJobButton />
      </DataTable.Col>
    </RowTable>
  )
}

function NoJobs() {
  const translate = useTranslate()
  return (
    <Typography color="textSecondary" sx={{ p: '16px' }}>
      {translate('resources.jobs.noneOfState')}
    </Typography>
  )
}
