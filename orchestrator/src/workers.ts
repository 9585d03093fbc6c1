import { topics } from '@parley/contracts/internal/topics.ts'
import { startAnchoring } from '@parley/server-kit/audit/anchoring.ts'
import { startSealer } from '@parley/server-kit/audit/sealer.ts'
import { createLine } from '@parley/server-kit/outbox/line.ts'
import { startOutboxRelay } from '@parley/server-kit/outbox/outbox-relay.ts'
import { endTurn } from '@parley/server-kit/outbox/turns.ts'
import { inBackground } from '@parley/server-kit/database/background.ts'
import { createJobQueue, startWorkers } from '@parley/server-kit/queue/job-queue.ts'
import type { Doorbell, Queue, TopicWorker } from '@parley/server-kit/queue/queue.ts'
import type { QueueBackend } from '@parley/server-kit/queue/queue-backend.ts'
import { runActivation } from './activation/index.ts'
import type { Dependencies } from './dependencies.ts'
import { runClientArchive } from './client-archives/index.ts'
import { runExport } from './exports/index.ts'
import { convertKnowledge, writeFirmPostings, indexSource } from './indexing/index.ts'
import { type IngestionJob, ingestArtifact, markIngestionFailed } from './ingestion/index.ts'
import { sendMail } from './mail/index.ts'
import { apologise, replyToMessage } from './messages/index.ts'
import { orderSharedParts, placeTenant } from './retrieval/index.ts'
import { runSelfCheck } from './self-check/index.ts'
import { runSequence, runSideTurn } from './sequences/index.ts'
import { type Sweeper, startSweeper } from './sweeper/index.ts'
import { runValidation } from './validation/index.ts'

/** A job of a client's data names its client. */
function ofClient({ firmId, clientId }: Doorbell): { firmId: string; clientId: string } {
  if (firmId === null || clientId === null) throw new Error('The job names no client.')
  return { firmId, clientId }
}

function artifactOf({ entityId, firmId, clientId }: Doorbell): IngestionJob {
  if (firmId === null) throw new Error('The job names no firm.')
  return { artifactId: entityId, firmId, clientId }
}

/** Where the database has one session, what people do goes before it. */
const behindPeople = (worker: TopicWorker): TopicWorker => ({
  ...worker,
  handle: (job, signal) => inBackground(() => worker.handle(job, signal)),
})

/** Room for two firms at once, so that whatever one wants, the next one's begins at once. */
const room = (share: number): Pick<TopicWorker, 'share' | 'concurrency'> => ({
  share,
  concurrency: 2 * share,
})

/** Upkeep, which no firm asks for. */
const oneAtATime = { share: 1, concurrency: 1 } as const

/** Who answers which doorbell, and how many at a time in this process. */
export const createTopicWorkers = ({
  engine,
  activation,
  exports,
  mail,
  ...parts
}: Dependencies): TopicWorker[] => [
  {
    topic: 'sequence.run',
    ...room(16),
    attempts: 3,
    handle: (job, signal) => runSequence(engine, { ...ofClient(job), runId: job.entityId }, signal),
  },
  {
    topic: 'agent-answer.run',
    ...room(8),
    attempts: 3,
    handle: (job, signal) => runSideTurn(engine, { ...ofClient(job), interactionId: job.entityId }, signal),
  },
  {
    topic: 'user-message.reply',
    ...room(8),
    attempts: 3,
    handle: (job, signal) => replyToMessage(engine, { ...ofClient(job), messageId: job.entityId }, signal),
    giveUp: (job) => apologise(engine, { ...ofClient(job), messageId: job.entityId }),
  },
  ...(['validation.run', 'conversation-observations.run'] as const).map((topic) => ({
    topic,
    ...room(4),
    attempts: 3,
    handle: (job: Doorbell, signal: AbortSignal) =>
      runValidation(engine, { ...ofClient(job), validationId: job.entityId }, signal),
  })),
  {
    topic: 'activation.run',
    ...room(4),
    attempts: 3,
    handle: (job, signal) =>
      runActivation(activation, { ...ofClient(job), activationId: job.entityId }, signal),
  },
  {
    topic: 'export.run',
    // Each takes a thread, and up to a processor, while it is written.
    ...room(1),
    attempts: 3,
    handle: (job, signal) => runExport(exports, { ...ofClient(job), exportId: job.entityId }, signal),
  },
  {
    topic: 'client-archive.run',
    // Reads or deletes all of a client: one of a firm after the other.
    ...room(1),
    attempts: 3,
    handle: (job, signal) =>
      runClientArchive(parts.archives, { ...ofClient(job), archiveId: job.entityId }, signal),
  },
  ...[...createKnowledgeWorkers(parts), ...createUpkeepWorkers(parts)].map(behindPeople),
  { topic: 'mail.send', ...room(4), attempts: 5, handle: ({ entityId }) => sendMail(mail, entityId) },
]

/** Those that make things searchable. */
const createKnowledgeWorkers = ({
  ingestion,
  indexing,
}: Pick<Dependencies, 'ingestion' | 'indexing'>): TopicWorker[] => [
  {
    topic: 'artifact.ingest',
    ...room(2),
    attempts: 5,
    handle: async (job, signal) => {
      await ingestArtifact(ingestion, artifactOf(job), signal)
    },
    giveUp: (job, error) => markIngestionFailed(ingestion, artifactOf(job), error),
  },
  {
    topic: 'source.index',
    ...room(2),
    attempts: 3,
    handle: async (job, signal) => {
      await indexSource(indexing, { ...ofClient(job), sourceId: job.entityId }, signal)
    },
  },
  {
    topic: 'knowledge.convert',
    ...oneAtATime,
    attempts: 3,
    handle: async ({ entityId }, signal) => {
      await convertKnowledge(ingestion, { firmId: entityId }, signal)
    },
  },
  {
    topic: 'postings.write',
    ...oneAtATime,
    attempts: 3,
    handle: async ({ entityId }, signal) => {
      await writeFirmPostings(ingestion.database, { firmId: entityId }, signal)
    },
  },
]

/** Upkeep of the vectors' partitions, and the look over the whole product. */
const createUpkeepWorkers = ({
  database,
  selfCheck,
}: Pick<Dependencies, 'database' | 'selfCheck'>): TopicWorker[] => [
  {
    topic: 'self-check.run',
    ...oneAtATime,
    attempts: 3,
    handle: ({ entityId }, signal) => runSelfCheck(selfCheck, entityId, { stop: signal }),
  },
  {
    topic: 'knowledge.place',
    ...oneAtATime,
    attempts: 3,
    handle: async ({ entityId }) => {
      await placeTenant(database, entityId)
    },
  },
  {
    topic: 'knowledge.order',
    ...oneAtATime,
    attempts: 1,
    handle: async () => {
      await orderSharedParts(database)
    },
  },
]

export interface RunningWork {
  queue: Queue
  takenOver: Sweeper['takenOver']
  close(): Promise<void>
}

/** Relays announcements, answers doorbells, sweeps, seals the audit log and keeps its heads elsewhere, until closed. */
export async function startWork(dependencies: Dependencies, backend: QueueBackend): Promise<RunningWork> {
  const { database, logger, clock, files, anchors } = dependencies
  const { embedders } = dependencies.indexing
  const embeddingModel = () => (embedders.isAnswering ? embedders.deployment.model : undefined)
  const queue = createJobQueue(backend, topics, createLine(database))
  const topicWorkers = createTopicWorkers(dependencies)
  const ended = (doorbell: Doorbell): Promise<void> => endTurn(database, doorbell)
  const workers = startWorkers(topicWorkers, { backend, logger, ended })
  await workers.ready()
  const shares = Object.fromEntries(topicWorkers.map(({ topic, share }) => [topic, share]))
  const relay = await startOutboxRelay({ database, queue, logger, shares })
  const { sweeper, sealer, anchoring } = inBackground(() => ({
    sweeper: startSweeper({ database, queue, clock, logger, files, embeddingModel }),
    sealer: startSealer({ database, clock, logger }),
    anchoring:
      anchors.length === 0 ? undefined : startAnchoring({ database, clock, logger, places: anchors }),
  }))
  return {
    queue,
    takenOver: sweeper.takenOver,
    async close() {
      await sweeper.close()
      await relay.close()
      await workers.close()
      await queue.close()
      await sealer.close()
      await anchoring?.close()
    },
  }
}
