import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { listQuery, timeSchema } from '../schemas.ts'
import { bulkRoute } from './admin-resource.ts'

const tag = 'Console'

export const jobStates = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const
const count = z.number().int()

/** Of a doorbell: an id, or words and ids where the sweeper rang. */
export const doorbellIdSchema = z.string().regex(/^[a-z0-9-]{1,100}$/, 'Not a valid id')
/** A topic and a doorbell's id, with a colon between. */
const jobId = z.string().regex(/^[a-z.-]{1,60}:[a-z0-9-]{1,100}$/, 'Not a valid id')
const jobParams = z.strictObject({ id: jobId })

export const queueSchema = z.object({
  /** The topic. */
  id: z.string(),
  waiting: count,
  active: count,
  delayed: count,
  failed: count,
  completed: count,
})
export const jobSchema = z.object({
  id: z.string(),
  topic: z.string(),
  state: z.enum(jobStates),
  /** What it is for: ids alone. */
  entityId: idSchema,
  consultingFirmId: idSchema.nullable(),
  clientId: idSchema.nullable(),
  attempts: count,
  /** Why the last attempt failed. */
  error: z.string().nullable(),
  createdAt: timeSchema,
  finishedAt: timeSchema.nullable(),
})
/** Failed ones of every topic, unless told. */
export const jobFilters = z.strictObject({
  topic: z.string().max(60).optional(),
  state: z.enum(jobStates).optional(),
  id: z.array(jobId).min(1).max(100).optional(),
})

export const adminListQueues = route({
  name: 'adminListQueues',
  method: 'GET',
  path: '/admin/queues',
  tag,
  summary: 'Console: what waits and what failed, by topic',
  query: listQuery,
  response: z.array(queueSchema),
  list: 'queues',
})
export const adminListJobs = route({
  name: 'adminListJobs',
  method: 'GET',
  path: '/admin/jobs',
  tag,
  summary: 'Console: jobs of a state, newest first; failed ones unless told',
  query: listQuery,
  response: z.array(jobSchema),
  list: 'jobs',
})
export const adminGetJob = route({
  name: 'adminGetJob',
  method: 'GET',
  path: '/admin/jobs/:id',
  tag,
  summary: 'Console: one job',
  params: jobParams,
  response: jobSchema,
})
export const adminRetryJob = route({
  name: 'adminRetryJob',
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  tag,
  summary: 'Console: try a failed job again',
  params: jobParams,
  response: jobSchema,
})
/** Each by itself: queues know no transaction. */
export const adminBulkJobs = bulkRoute({ path: 'jobs', title: 'Jobs', id: jobId }, { actions: ['retry'] })
