import type { SpokenMessage } from '../agents/index.ts'
import { applyChanges, type Changes, type Committed } from '../runs/index.ts'
import type { HeldRun, StepResult } from '../steps/index.ts'

/** What a message does to the agents, once its answer has judged it; a decision stays one. */
function bindsAfter({ id, binds }: SpokenMessage, replies: StepResult['replies']): SpokenMessage['binds'] {
  const judged = replies.find(({ toMessageId }) => toMessageId === id)?.binds
  if (judged === undefined || binds === 'decision') return binds
  return judged ? 'request' : null
}

/** What the moderator said in this step, in its place, and which requests are met, or none, by now. */
function messagesAfter(held: HeldRun, { replies, met }: StepResult, base: number): HeldRun['messages'] {
  const isMet = new Set(met.map(({ messageId }) => messageId))
  const known = held.messages.map((message) => ({
    ...message,
    isMet: message.isMet || isMet.has(message.id),
    binds: bindsAfter(message, replies),
  }))
  return [
    ...known,
    ...replies.map((reply, index) => ({
      id: reply.id,
      seq: base + index + 1,
      role: 'MODERATOR',
      type: reply.type,
      content: reply.content,
      author: 'Moderator',
      at: null,
      binds: null,
      isMet: false,
      question: null,
      decision: null,
    })),
  ]
}

/** The run after a step whose changes are stored, or will be: with what the database said of it, or is expected to. */
export function heldAfter(
  held: HeldRun,
  changes: Changes,
  given: { committed: Committed; result: StepResult; places: ReadonlyMap<string, number>; told: number },
): HeldRun {
  const { committed, result, places } = given
  const answered = new Set(result.replies.map((reply) => reply.toMessageId))
  const changed = applyChanges(held.view, changes)
  const view = {
    ...changed,
    turns: changed.turns.map((turn) => {
      const place = places.get(turn.id)
      return place === undefined || turn.seq !== null ? turn : { ...turn, seq: committed.base + place }
    }),
  }
  return {
    ...held,
    messages: messagesAfter(held, result, committed.base + given.told - result.replies.length),
    run: {
      ...held.run,
      used: committed.used,
      updatedAt: committed.updatedAt,
      memory: view.memory,
      hasSummary: view.hasSummary,
      lastSeq: given.told === 0 ? held.run.lastSeq : committed.base + given.told,
    },
    view: {
      ...view,
      pauseRequested: committed.pauseRequested,
      pendingMessageIds: view.pendingMessageIds.filter((id) => !answered.has(id)),
    },
  }
}
