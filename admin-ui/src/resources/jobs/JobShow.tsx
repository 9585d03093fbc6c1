import Box from '@mui/material/Box'
import { ReferenceField, useRecordContext, useTranslate } from 'react-admin'
import { ConsoleShow } from '../../records/parts.ts'
import { CopyText, Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { type Job, JobStateWord, useTopicName } from './job-names.tsx'
import { polled } from './polling.ts'
import { RetryJobButton } from './RetryJobButton.tsx'

/** One job: what it is for, and why it failed. */
export function JobShow() {
  return (
    <ConsoleShow<Job> title={<JobTitle />} queryOptions={polled} actions={<RetryJobButton />}>
      {(job) => <JobFacts job={job} />}
    </ConsoleShow>
  )
}

const label = (field: string): string => `resources.jobs.fields.${field}`

function JobTitle() {
  const job = useRecordContext<Job>()
  const nameOf = useTopicName()
  const translate = useTranslate()
  if (job === undefined) return null
  return translate('resources.jobs.page.show', { recordRepresentation: nameOf(job.topic) })
}

function JobFacts({ job }: { job: Job }) {
  const nameOf = useTopicName()
  return (
    <Facts
      facts={[
        { label: label('topic'), value: `${nameOf(job.topic)} (${job.topic})` },
        { label: label('state'), value: <JobStateWord state={job.state} /> },
        { label: label('error'), value: job.error === null ? '–' : <ErrorText text={job.error} /> },
        { label: label('attempts'), value: job.attempts },
        { label: label('entityId'), value: <CopyText text={job.entityId} /> },
        {
          label: label('consultingFirmId'),
          value: <ReferenceField source="consultingFirmId" reference="consulting-firms" empty="–" />,
        },
        {
          label: label('clientId'),
          value: <ReferenceField source="clientId" reference="clients" empty="–" />,
        },
        { label: label('createdAt'), value: <TimeText at={job.createdAt} /> },
        { label: label('finishedAt'), value: <TimeText at={job.finishedAt} /> },
      ]}
    />
  )
}

const ErrorText = ({ text }: { text: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-wrap', fontFamily: 'monospace' }}>
    {text}
  </Box>
)
