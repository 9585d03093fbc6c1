import type { QueueInspection } from './inspection.ts'

/** A job is a doorbell: its name says what to do, its data is the id of the row to do it for. */
export interface Doorbell {
  /** Same id, same job: a ring that is repeated before it was answered counts once. */
  id: string
  topic: string
  entityId: string
  firmId: string | null
  clientId: string | null
  /** The span that rang, for the trace of the job alone; absent while traces are off. */
  traceparent?: string
}

export interface Queue {
  add(doorbell: Doorbell): Promise<void>
  /** Whether nobody is at a job, or will be: it has ended or failed for good, or is not known. */
  isOver(topic: string, id: string): Promise<boolean>
  /** What waits and what failed. */
  inspection: QueueInspection
  /** Rejects when the queue does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Does the work of a topic. A rejection is retried with back-off; after the last attempt the job is kept as failed. */
export type JobHandler = (doorbell: Doorbell, signal: AbortSignal) => Promise<void>

export interface TopicWorker {
  topic: string
  /** Jobs of one firm at a time, for each process that works; its others stand in line (ADR 34). */
  share: number
  /** Jobs at a time in this process. More than a share, so that another firm's begins at once. */
  concurrency: number
  /** Attempts in all; 1 where the sweeper rings again. */
  attempts: number
  handle: JobHandler
  /** Called once the last attempt has failed, so that the row can say so. */
  giveUp?: (doorbell: Doorbell, error: unknown) => Promise<void>
}
