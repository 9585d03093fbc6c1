import type { ResourceProps } from 'react-admin'
import type { Job } from './job-names.tsx'
import { JobList } from './JobList.tsx'
import { JobShow } from './JobShow.tsx'

export const jobs: ResourceProps = {
  name: 'jobs',
  list: JobList,
  show: JobShow,
  recordRepresentation: ({ topic, entityId }: Job) => `${topic} ${entityId}`,
}
