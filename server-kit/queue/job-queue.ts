import { type Job, UnrecoverableError } from 'bullmq'
import { AppError } from '@parley/contracts/errors.ts'
import { isDatabaseLost } from '../database/lost-database.ts'
import { onceDatabaseReturned } from '../database/wait-for-database.ts'
import type { Logger } from '../logging/logger.ts'
import { withSpan } from '../tracing/span.ts'
import { createInspection, type Line } from './inspection.ts'
import type { Doorbell, Queue, TopicWorker } from './queue.ts'
import type { BackendWorker, QueueBackend } from './queue-backend.ts'

/** Milliseconds before the second attempt; doubled for each further one. */
const firstBackoffMs = 1_000
/** Attempts when the topic says nothing. */
const usualAttempts = 5
/** Kept for the console: answered jobs for an hour, failed ones for two weeks. */
const keepCompleted = { age: 3_600, count: 1_000 }
const keepFailed = { age: 14 * 24 * 3_600, count: 5_000 }

/** The name of a topic's queue; a colon would be taken for a separator. */
const queueName = (topic: string): string => topic.replaceAll(/[^a-z0-9-]/g, '-')

/**
 * Rings doorbells: one queue a topic, so that long work of one does not hold up another.
 * @param line what waits for its turn before it comes into a queue; none where nothing does
 */
export function createJobQueue(backend: QueueBackend, topics: readonly string[], line?: Line): Queue {
  const queues = new Map(topics.map((topic) => [topic, backend.queue(queueName(topic))]))
  return {
    async add(doorbell) {
      const queue = queues.get(doorbell.topic)
      if (queue === undefined) throw new Error(`There is no queue for ${doorbell.topic}.`)
      await queue.add(doorbell.topic, doorbell, {
        jobId: doorbell.id,
        attempts: usualAttempts,
        backoff: { type: 'exponential', delay: firstBackoffMs },
        removeOnComplete: keepCompleted,
        removeOnFail: keepFailed,
      })
    },
    async isOver(topic, id) {
      const job = await queues.get(topic)?.getJob(id)
      const state = await job?.getState()
      return state === undefined || state === 'completed' || state === 'failed' || state === 'unknown'
    },
    inspection: createInspection(queues, line),
    ping: () => backend.ping(),
    async close() {
      for (const queue of queues.values()) await queue.close()
    },
  }
}

export interface RunningWorkers {
  /** Resolves when all of them listen. One that loses its queue before that would never come to rest. */
  ready(): Promise<void>
  /** Tells the work to stop, waits for it, and takes no more. */
  close(): Promise<void>
}

/** Told of each job that is over: it was done, or it failed for good. */
type JobEnd = (doorbell: Doorbell) => Promise<void>

interface WorkersParts {
  backend: QueueBackend
  logger: Logger
  /** Its own failure is logged, and no job's. */
  ended: JobEnd
}

/** Answers doorbells until closed. */
export function startWorkers(workers: readonly TopicWorker[], parts: WorkersParts): RunningWorkers {
  const stopping = new AbortController()
  const started = workers.map((worker) => startWorker({ ...parts, worker, signal: stopping.signal }))
  return {
    async ready() {
      await Promise.all(started.map((worker) => worker.waitUntilReady()))
    },
    async close() {
      stopping.abort(new Error('The process is stopping.'))
      await Promise.all(started.map((worker) => worker.close()))
    },
  }
}

function startWorker(parts: WorkersParts & { worker: TopicWorker; signal: AbortSignal }): BackendWorker {
  const { backend, worker, logger, signal } = parts
  const ended = ({ data }: Job<Doorbell>): Promise<void> =>
    parts
      .ended(data)
      .catch((error: unknown) => logger.warn({ error, topic: worker.topic }, 'the end of a job was not told'))
  const answer = async (job: Job<Doorbell>): Promise<void> => {
    try {
      await handleWithSpan(worker, job, signal).catch((error: unknown) => {
        if (!isDatabaseLost(error)) throw error
        // No attempt at the job: it had nothing to work with.
        return onceDatabaseReturned(error, () => handleWithSpan(worker, job, signal), signal)
      })
      await ended(job)
    } catch (error) {
      if (isFinal(error, job, worker)) {
        // A process that stops has not failed: its job is taken up by another.
        if (!signal.aborted) await worker.giveUp?.(job.data, error)
        await ended(job)
        throw new UnrecoverableError(messageOf(error))
      }
      throw error
    }
  }
  return backend.worker(queueName(worker.topic), {
    concurrency: worker.concurrency,
    process: answer,
    onError: (error) => logger.warn({ error, topic: worker.topic }, 'a queue does not answer'),
    onFailed(job, error) {
      const told = { topic: worker.topic, entityId: job?.data.entityId }
      // Whoever stops the product wants to read of no failure.
      if (signal.aborted && error.message === messageOf(signal.reason))
        logger.info(told, 'a job waits for the next start')
      else logger.error({ ...told, error }, 'a job failed')
    },
  })
}

/** A trace of its own, linked to the one in which somebody rang: work may begin long after its request was answered. */
const handleWithSpan = (worker: TopicWorker, { data, attemptsMade }: Job<Doorbell>, signal: AbortSignal) =>
  withSpan(
    `process ${worker.topic}`,
    {
      kind: 'consumer',
      link: data.traceparent ?? null,
      attributes: {
        'messaging.system': 'bullmq',
        'messaging.operation.name': 'process',
        'messaging.operation.type': 'process',
        'messaging.destination.name': worker.topic,
        'messaging.message.id': data.id,
        'parley.entity.id': data.entityId,
        'parley.job.attempt': attemptsMade + 1,
      },
    },
    () => worker.handle(data, signal),
  )

/** What will not get better: a refusal of ours, or more attempts than the topic wants. */
const isFinal = (error: unknown, job: Job, worker: TopicWorker): boolean =>
  (error instanceof AppError && error.status < 500) || job.attemptsMade + 1 >= worker.attempts

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
