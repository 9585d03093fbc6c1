import { conflict, notFound } from '@parley/contracts/errors.ts'
import type { Job } from 'bullmq'
import type { Doorbell } from './queue.ts'
import type { BackendQueue } from './queue-backend.ts'

// For who looks after the product: what waits, what failed, and to ring again (Document 3; HTTP API, Console).

export const jobStates = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const
export type JobState = (typeof jobStates)[number]

export type QueueCounts = { topic: string } & Record<JobState, number>

export interface JobRecord {
  topic: string
  /** Of the doorbell. */
  id: string
  state: JobState
  entityId: string
  firmId: string | null
  clientId: string | null
  /** Attempts so far. */
  attempts: number
  /** Why the last attempt failed. */
  error: string | null
  createdAt: Date
  finishedAt: Date | null
}

export interface JobsWanted {
  topics: readonly string[]
  state: JobState
  /** Place of the first, from 0, newest first. */
  from: number
  limit: number
}

/** Of all topics together, the newest so many can be looked at. */
export const deepestPlace = 1_000

export interface QueueInspection {
  counts(): Promise<QueueCounts[]>
  /** Seconds that the oldest job of each topic has waited; 0 where none waits. */
  longestWaits(): Promise<{ topic: string; seconds: number }[]>
  list(wanted: JobsWanted): Promise<{ jobs: JobRecord[]; total: number }>
  /** @throws AppError NOT_FOUND */
  get(topic: string, id: string): Promise<JobRecord>
  /** @throws AppError NOT_FOUND, CONFLICT for a job that has not failed */
  retry(topic: string, id: string): Promise<void>
}

const recordOf = (job: Job<Doorbell>, { topic, state }: { topic: string; state: JobState }): JobRecord => ({
  topic,
  id: job.data.id,
  state,
  entityId: job.data.entityId,
  firmId: job.data.firmId,
  clientId: job.data.clientId,
  attempts: job.attemptsMade,
  error: job.failedReason || null,
  createdAt: new Date(job.timestamp),
  finishedAt: job.finishedOn === undefined ? null : new Date(job.finishedOn),
})

const isKnown = (state: string): state is JobState => (jobStates as readonly string[]).includes(state)

async function longestWait([topic, queue]: [string, BackendQueue]): Promise<{
  topic: string
  seconds: number
}> {
  const [oldest] = await queue.getJobs(['waiting'], 0, 0, true)
  return { topic, seconds: oldest === undefined ? 0 : Math.max(0, (Date.now() - oldest.timestamp) / 1_000) }
}

/** Looks into the queues of these topics. */
export function createInspection(queues: ReadonlyMap<string, BackendQueue>): QueueInspection {
  const find = async (topic: string, id: string): Promise<{ job: Job<Doorbell>; state: JobState }> => {
    const job = await queues.get(topic)?.getJob(id)
    const state = (await job?.getState()) ?? 'unknown'
    if (job === undefined || !isKnown(state)) throw notFound('Job')
    return { job, state }
  }
  const countsOf = async (topic: string): Promise<QueueCounts> => {
    const counts = (await queues.get(topic)?.getJobCounts(...jobStates)) ?? {}
    const all = Object.fromEntries(jobStates.map((state) => [state, counts[state] ?? 0]))
    return { topic, ...(all as Record<JobState, number>) }
  }
  return {
    counts: () => Promise.all([...queues.keys()].map(countsOf)),
    longestWaits: () => Promise.all([...queues].map(longestWait)),
    async list({ topics, state, from, limit }) {
      const last = Math.min(from + limit, deepestPlace) - 1
      const counts = await Promise.all(topics.map(countsOf))
      const jobs = await Promise.all(
        topics.map(async (topic) => {
          const found = last < from ? [] : ((await queues.get(topic)?.getJobs([state], 0, last, false)) ?? [])
          return found.map((job) => recordOf(job, { topic, state }))
        }),
      )
      const newestFirst = jobs
        .flat()
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      return {
        jobs: newestFirst.slice(from, from + limit),
        total: counts.reduce((sum, count) => sum + count[state], 0),
      }
    },
    async get(topic, id) {
      const { job, state } = await find(topic, id)
      return recordOf(job, { topic, state })
    },
    async retry(topic, id) {
      const { job, state } = await find(topic, id)
      if (state !== 'failed') throw conflict('Only a job that has failed can be tried again.')
      await job.retry('failed')
    },
  }
}
