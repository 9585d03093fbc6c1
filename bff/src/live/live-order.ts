import type { PhaseMessage } from '@parley/contracts/events/channels.ts'
import type { PhaseEventRow } from './live.queries.ts'

/** Something that is not stored, with the number of the stored event that it comes after. */
export interface PassingMessage {
  after: number
  send: () => void
}

/** What is not stored, waiting for its place among what is. */
export interface Waiting {
  add(message: PassingMessage): void
  isEmpty(): boolean
  /** Sends what comes before the stored event of this number. */
  sendBefore(seq: number): void
  /** Marks what waits now: a read that begins now finds all that it comes after. */
  markForRead(): void
  /** Sends what was marked: there is nothing more that it would come after. */
  sendMarked(): void
}

/** In the order in which they came, each once its place in the stored order is reached. */
export function createWaiting(): Waiting {
  let waiting: (PassingMessage & { isMarked: boolean })[] = []
  const sendWhile = (isNext: (message: PassingMessage & { isMarked: boolean }) => boolean): void => {
    for (let [first] = waiting; first !== undefined && isNext(first); [first] = waiting) {
      waiting = waiting.slice(1)
      first.send()
    }
  }
  return {
    add: (message) => void waiting.push({ ...message, isMarked: false }),
    isEmpty: () => waiting.length === 0,
    sendBefore: (seq) => sendWhile(({ after }) => after < seq),
    markForRead: () => waiting.forEach((message) => (message.isMarked = true)),
    sendMarked: () => sendWhile(({ isMarked }) => isMarked),
  }
}

const atWork: ReadonlySet<unknown> = new Set(['PENDING', 'QUEUED', 'RUNNING'])

/** The ends of turns and runs that one socket has told of. */
export interface ToldEnds {
  note(row: PhaseEventRow): void
  /** Whether what it tells of ended after its sender looked: it is late, and nobody may hear it any more. */
  isLate(message: PhaseMessage): boolean
}

export function createToldEnds(): ToldEnds {
  /** Number of the event that told of it, by the id of a turn or a run. */
  const ends = new Map<unknown, number>()
  const endedAfter = (id: unknown, after: number): boolean => (ends.get(id) ?? 0) > after
  return {
    note({ type, seq, data }) {
      const { interactionId, sequenceId, status } = data as Partial<Record<string, unknown>>
      if (atWork.has(status)) return
      if (type === 'AGENT_INTERACTION_UPDATE') ends.set(interactionId, seq)
      else if (type.startsWith('SEQUENCE_')) ends.set(sequenceId, seq)
    },
    isLate({ type, data, runId, after }) {
      if (type === 'AGENT_TYPING' && data.isTyping === false) return false
      if (endedAfter(data.interactionId, after)) return true
      // Agents answer people beside a run, also when it is over; its moderator does not.
      return type === 'MODERATOR_ANALYZING' && endedAfter(runId ?? data.sequenceId, after)
    },
  }
}
