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

/** What waits for its turn before it comes into a queue. */
export interface Line {
  /** How many, and for how many seconds the longest, by topic; topics in which nobody waits may be missing. */
  measure(): Promise<ReadonlyMap<string, { count: number; seconds: number }>>
  /** The newest of these topics, newest first. */
  list(topics: readonly string[], limit: number): Promise<WaitingRing[]>
  find(topic: string, id: string): Promise<WaitingRing | undefined>
}

export type WaitingRing = Pick<JobRecord, 'topic' | 'id' | 'entityId' | 'firmId' | 'clientId' | 'createdAt'>

const noLine: Line = {
  measure: () => Promise.resolve(new Map()),
  list: () => Promise.resolve([]),
  find: () => Promise.resolve(undefined),
}

const waitingRecord = (ring: WaitingRing): JobRecord => ({
  ...ring,
  state: 'waiting',
  attempts: 0,
  error: null,
  finishedAt: null,
})

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

type Queues = ReadonlyMap<string, BackendQueue>

/** So many of each topic in each state; what stands in line waits. */
async function countJobs(queues: Queues, line: Line, topics: readonly string[]): Promise<QueueCounts[]> {
  const inLine = await line.measure()
  return Promise.all(
    topics.map(async (topic) => {
      const counts = (await queues.get(topic)?.getJobCounts(...jobStates)) ?? {}
      const all = Object.fromEntries(jobStates.map((state) => [state, counts[state] ?? 0]))
      const ofQueue = all as Record<JobState, number>
      return { topic, ...ofQueue, waiting: ofQueue.waiting + (inLine.get(topic)?.count ?? 0) }
    }),
  )
}

/** The newest jobs of a topic in a state, up to a place from 0. */
async function newestOf(queues: Queues, topic: string, { state, last }: { state: JobState; last: number }) {
  const found = (await queues.get(topic)?.getJobs([state], 0, last, false)) ?? []
  return found.map((job) => recordOf(job, { topic, state }))
}

async function listJobs(
  queues: Queues,
  line: Line,
  { topics, state, from, limit }: JobsWanted,
): Promise<JobRecord[]> {
  const last = Math.min(from + limit, deepestPlace) - 1
  if (last < from) return []
  const inLine = state === 'waiting' ? await line.list(topics, last + 1) : []
  const jobs = await Promise.all(topics.map((topic) => newestOf(queues, topic, { state, last })))
  return [...inLine.map(waitingRecord), ...jobs.flat()]
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(from, from + limit)
}

/** Looks into the queues of these topics, and at what stands in line before them. */
export function createInspection(queues: Queues, line: Line = noLine): QueueInspection {
  const find = async (topic: string, id: string): Promise<{ job: Job<Doorbell>; state: JobState }> => {
    const job = await queues.get(topic)?.getJob(id)
    const state = (await job?.getState()) ?? 'unknown'
    if (job === undefined || !isKnown(state)) throw notFound('Job')
    return { job, state }
  }
  return {
    counts: () => countJobs(queues, line, [...queues.keys()]),
    async longestWaits() {
      const inLine = await line.measure()
      const waits = await Promise.all([...queues].map(longestWait))
      return waits.map(({ topic, seconds }) => ({
        topic,
        seconds: Math.max(seconds, inLine.get(topic)?.seconds ?? 0),
      }))
    },
    async list(wanted) {
      const counts = await countJobs(queues, line, wanted.topics)
      const jobs = await listJobs(queues, line, wanted)
      return { jobs, total: counts.reduce((sum, count) => sum + count[wanted.state], 0) }
    },
    async get(topic, id) {
      const ring = await line.find(topic, id)
      if (ring !== undefined) return waitingRecord(ring)
      const { job, state } = await find(topic, id)
      return recordOf(job, { topic, state })
    },
    async retry(topic, id) {
      const isInLine = (await line.find(topic, id)) !== undefined
      const { job, state } = isInLine ? { job: undefined, state: undefined } : await find(topic, id)
      if (state !== 'failed') throw conflict('Only a job that has failed can be tried again.')
      await job.retry('failed')
    },
  }
}
