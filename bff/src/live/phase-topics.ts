import { phaseEventChannel } from '@parley/contracts/events/channels.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { Dependencies } from '../dependencies.ts'
import { createWaiting, type PassingMessage, type Waiting } from './live-order.ts'
import { type PhaseEventRow, type PhaseTenant, readLastSeq, readPhaseEvents } from './live.queries.ts'

/** Rows of a replay or a catch-up that are read at once. */
const batchSize = 200
/** Milliseconds between looks at followed phases, for notifications that got lost. */
const catchUpMs = 5000

/** Somebody who follows a phase. */
export interface PhaseFollower {
  /** Takes the next event; resolves when there is room for more (awaited while replaying). */
  deliver(event: PhaseEventRow): void
  /** Waits until what was delivered has left, so that a long replay is not piled up in memory. */
  drained(): Promise<void>
}

export interface PhaseFollowing {
  /** Has something that is not stored take its place among what is: after what it comes after, before what is later. */
  pass(message: PassingMessage): void
  leave(): void
}

export interface PhaseTopics {
  /** Replays what comes after the place (undefined: nothing) and follows. */
  follow(tenant: PhaseTenant, after: number | undefined, follower: PhaseFollower): Promise<PhaseFollowing>
  close(): Promise<void>
}

interface Following {
  follower: PhaseFollower
  /** Place of the last event that was delivered. */
  cursor: number
  waiting: Waiting
  isReplaying: boolean
  isOver: boolean
}

interface Topic {
  tenant: PhaseTenant
  followings: Set<Following>
  /** Place up to which this process has read. */
  lastSeq: number
  ready: Promise<void>
  isReading: boolean
  mustReadAgain: boolean
}

type HubDependencies = Pick<Dependencies, 'database' | 'logger'>

type ReadAfter = (tenant: PhaseTenant, after: number) => Promise<PhaseEventRow[]>

/**
 * Stored events of the phases that somebody follows here: one listener per process, new rows read once per phase and
 * fanned out. A follower that replays joins at the moment in which its place meets the topic's, so that nothing is
 * missed or sent twice in between.
 */
export async function createPhaseTopics({ database, logger }: HubDependencies): Promise<PhaseTopics> {
  const topics = new Map<Id, Topic>()
  const read: ReadAfter = (tenant, after) =>
    database.tenantRead(workerScope(tenant), (tx) =>
      readPhaseEvents(tx, { phaseId: tenant.phaseId, after, limit: batchSize }),
    )
  const look = (topic: Topic): void => {
    readNew(topic, read).catch((error: unknown) =>
      logger.warn({ error, phaseId: topic.tenant.phaseId }, 'phase events could not be read'),
    )
  }
  const join = (tenant: PhaseTenant): Topic => {
    const known = topics.get(tenant.phaseId)
    if (known !== undefined) return known
    const topic = openTopic(tenant, () =>
      database.tenantRead(workerScope(tenant), (tx) => readLastSeq(tx, tenant.phaseId)),
    )
    topics.set(tenant.phaseId, topic)
    return topic
  }

  const unlisten = await database.source.listen(phaseEventChannel, (payload) => {
    const topic = topics.get(payload.split(':')[0] ?? '')
    if (topic !== undefined) look(topic)
  })
  const timer = setInterval(() => topics.forEach(look), catchUpMs)

  return {
    async follow(tenant, after, follower) {
      const topic = join(tenant)
      const following = newFollowing(follower)
      topic.followings.add(following)
      const leave = (): void => {
        following.isOver = true
        topic.followings.delete(following)
        if (topic.followings.size === 0 && topics.get(tenant.phaseId) === topic) topics.delete(tenant.phaseId)
      }
      try {
        await topic.ready
        following.cursor = after ?? topic.lastSeq
        await replay(topic, following, read)
      } catch (error) {
        leave()
        throw error
      }
      return {
        leave,
        pass: (message) => {
          if (takesItsPlaceLater(following, message)) look(topic)
        },
      }
    },
    async close() {
      clearInterval(timer)
      await unlisten()
    },
  }
}

const newFollowing = (follower: PhaseFollower): Following => ({
  follower,
  cursor: 0,
  waiting: createWaiting(),
  isReplaying: true,
  isOver: false,
})

/** Sends a message where its place has come, else keeps it. @returns whether stored events have to be read first */
function takesItsPlaceLater({ waiting, cursor, isOver }: Following, message: PassingMessage): boolean {
  if (isOver) return false
  waiting.add(message)
  waiting.sendBefore(cursor + 1)
  return !waiting.isEmpty()
}

function openTopic(tenant: PhaseTenant, lastSeq: () => Promise<number>): Topic {
  const topic: Topic = {
    tenant,
    followings: new Set(),
    lastSeq: 0,
    ready: Promise.resolve(),
    isReading: false,
    mustReadAgain: false,
  }
  topic.ready = lastSeq().then((seq) => void (topic.lastSeq = seq))
  return topic
}

/** Reads and fans out what is new; a call during another makes that one look again. */
async function readNew(topic: Topic, read: ReadAfter): Promise<void> {
  await topic.ready
  topic.mustReadAgain = true
  if (topic.isReading) return
  topic.isReading = true
  try {
    while (needsAnotherLook(topic)) {
      topic.mustReadAgain = false
      const marked = [...topic.followings].map(({ waiting }) => waiting)
      marked.forEach((waiting) => waiting.markForRead())
      const rows = await read(topic.tenant, topic.lastSeq)
      fanOut(topic, rows)
      if (rows.length === batchSize) topic.mustReadAgain = true
      else marked.forEach((waiting) => waiting.sendMarked())
    }
  } finally {
    topic.isReading = false
  }
}

// Its own function, because the flag changes while the read is awaited.
const needsAnotherLook = (topic: Topic): boolean => topic.mustReadAgain && topic.followings.size > 0

function fanOut(topic: Topic, rows: PhaseEventRow[]): void {
  for (const row of rows) {
    topic.lastSeq = Math.max(topic.lastSeq, row.seq)
    for (const following of topic.followings) if (!following.isReplaying) deliver(following, row)
  }
}

function deliver(following: Following, row: PhaseEventRow): void {
  if (row.seq <= following.cursor) return
  following.waiting.sendBefore(row.seq)
  following.cursor = row.seq
  following.follower.deliver(row)
  following.waiting.sendBefore(row.seq + 1)
}

async function replay(topic: Topic, following: Following, read: ReadAfter): Promise<void> {
  while (following.cursor < topic.lastSeq && !following.isOver) {
    const rows = await read(topic.tenant, following.cursor)
    for (const row of rows) deliver(following, row)
    // Events that were cleared away leave a place that no row fills.
    if (rows.length === 0) following.cursor = topic.lastSeq
    await following.follower.drained()
  }
  // Nothing is awaited between the comparison above and this: the topic cannot have moved on.
  following.isReplaying = false
}
