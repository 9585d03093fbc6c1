import RetryIcon from '@mui/icons-material/ReplayRounded'
import Typography from '@mui/material/Typography'
import { jobStates } from '@parley/contracts/http/admin-jobs.ts'
import { topics } from '@parley/contracts/internal/topics.ts'
import { DataTable, ReferenceField, SelectInput, useTranslate } from 'react-admin'
import {
  BulkActionButton,
  ConsoleList,
  type CsvColumn,
  RecordLink,
  RowTable,
  TimeText,
} from '../../lists/index.ts'
import { type Job, JobStateWord, useTopicName } from './job-names.tsx'
import { polled } from './polling.ts'
import { QueueTable } from './QueueTable.tsx'
import { RetryJobButton } from './RetryJobButton.tsx'

const fieldLabel = (field: string): string => `resources.jobs.fields.${field}`

const csv: CsvColumn<Job>[] = [
  { label: fieldLabel('id'), value: ({ id }) => id },
  { label: fieldLabel('topic'), value: ({ topic }) => topic },
  { label: fieldLabel('state'), value: ({ state }) => state },
  { label: fieldLabel('entityId'), value: ({ entityId }) => entityId },
  { label: fieldLabel('consultingFirmId'), value: ({ consultingFirmId }) => consultingFirmId },
  { label: fieldLabel('clientId'), value: ({ clientId }) => clientId },
  { label: fieldLabel('attempts'), value: ({ attempts }) => attempts },
  { label: fieldLabel('error'), value: ({ error }) => error },
  { label: fieldLabel('createdAt'), value: ({ createdAt }) => createdAt },
  { label: fieldLabel('finishedAt'), value: ({ finishedAt }) => finishedAt },
]

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
    <SelectInput
      key="state"
      source="state"
      alwaysOn
      choices={jobStates.map((id) => ({ id, name: translate(`resources.jobs.states.${id}`) }))}
      translateChoice={false}
    />,
    <SelectInput
      key="topic"
      source="topic"
      alwaysOn
      choices={topics.map((id) => ({ id, name: nameOf(id) }))}
      translateChoice={false}
    />,
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
        render={({ error }) => shortened(error)}
      />
      <DataTable.Col source="consultingFirmId" disableSort>
        <ReferenceField source="consultingFirmId" reference="consulting-firms" link={false} empty="–" />
      </DataTable.Col>
      <DataTable.Col source="clientId" disableSort>
        <ReferenceField source="clientId" reference="clients" link={false} empty="–" />
      </DataTable.Col>
      <DataTable.Col source="entityId" disableSort />
      <DataTable.NumberCol source="attempts" disableSort />
      <DataTable.Col<Job>
        source="createdAt"
        disableSort
        render={({ createdAt }) => <TimeText at={createdAt} />}
      />
      <DataTable.Col<Job>
        source="finishedAt"
        disableSort
        render={({ finishedAt }) => <TimeText at={finishedAt} />}
      />
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

/** The job's page has the error whole. */
const longestError = 140
const shortened = (error: string | null): string =>
  error === null ? '–' : error.length > longestError ? `${error.slice(0, longestError)}…` : error
