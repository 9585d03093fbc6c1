import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Job } from './job-names.tsx'

// Looked at once in a while.
const JobList = lazy(async () => ({ default: (await import('./JobList.tsx')).JobList }))
const JobShow = lazy(async () => ({ default: (await import('./JobShow.tsx')).JobShow }))

export const jobs: ResourceProps = {
  name: 'jobs',
  list: JobList,
  show: JobShow,
  recordRepresentation: ({ topic, entityId }: Job) => `${topic} ${entityId}`,
}
