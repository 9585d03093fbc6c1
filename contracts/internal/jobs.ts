import { z } from 'zod'
import { doorbellIdSchema, jobStates, queueSchema } from '../http/admin-jobs.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { timeSchema } from '../schemas.ts'

const tag = 'Internal'
const job = z.object({
  topic: z.string(),
  id: doorbellIdSchema,
  state: z.enum(jobStates),
  entityId: idSchema,
  firmId: idSchema.nullable(),
  clientId: idSchema.nullable(),
  attempts: z.number().int(),
  error: z.string().nullable(),
  createdAt: timeSchema,
  finishedAt: timeSchema.nullable(),
})
const place = z.strictObject({ topic: z.string(), id: doorbellIdSchema })

/** Commands of the console about jobs, for the platform's scope alone. */
export const jobCommands = {
  listQueues: route({
    name: 'listQueues',
    method: 'POST',
    path: '/queues/list',
    tag,
    summary: '',
    response: z.object({ queues: z.array(queueSchema) }),
  }),
  /** Without a topic: of all. */
  listJobs: route({
    name: 'listJobs',
    method: 'POST',
    path: '/jobs/list',
    tag,
    summary: '',
    body: z.strictObject({
      topic: z.string().nullable(),
      state: z.enum(jobStates),
      from: z.number().int(),
      limit: z.number().int(),
    }),
    response: z.object({ jobs: z.array(job), total: z.number().int() }),
  }),
  getJob: route({
    name: 'getJob',
    method: 'POST',
    path: '/jobs/:topic/:id/get',
    tag,
    summary: '',
    params: place,
    response: job,
  }),
  retryJob: route({
    name: 'retryJob',
    method: 'POST',
    path: '/jobs/:topic/:id/retry',
    tag,
    summary: '',
    params: place,
    response: job,
  }),
} as const
