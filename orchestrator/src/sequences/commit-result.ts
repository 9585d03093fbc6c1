import { isRefused } from '@parley/server-kit/database/insist.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { PhaseEvent } from '@parley/server-kit/events/phase-events.queries.ts'
import { type SpokenMessage, settleCalls, usageOfSettlements } from '../agents/index.ts'
import { auditRunEnd, isAuditedEnd } from '../audit.queries.ts'
import {
  applyChanges,
  type Changes,
  mergeChanges,
  noChanges,
  nextStep,
  commitStep,
  type Committed,
  type RunView,
  stillHeld,
  type Turn,
  type Tx,
} from '../runs/index.ts'
import type { EnginePorts, HeldRun, StepResult } from '../steps/index.ts'
import { isToldToFollowers, tellFollowers } from './tell-followers.ts'

/** A turn takes its place in the phase's order with its first whole words, or when it fails or waits. */
const takesPlace = (status: string | undefined): boolean =>
  status === 'COMPLETED' || status === 'AWAITING_HUMAN' || status === 'FAILED'

/**
 * Marks the turn that comes next as at work, in the commit before it, so that whoever looks sees it without a
 * statement of its own.
 */
function startOfNext(view: RunView, changes: Changes): Changes {
  const step = nextStep(applyChanges(view, changes))
  if (!('turnId' in step) || !['open', 'prompt', 'ask-agent', 'review', 'approve'].includes(step.kind))
    return noChanges
  const turn = applyChanges(view, changes).turns.find((other) => other.id === step.turnId)
  if (turn?.status !== 'PENDING') return noChanges
  return { ...noChanges, update: [{ id: turn.id, status: 'RUNNING', started: true }] }
}

const eventOf = (turn: { id: string }, status: string): PhaseEvent => ({
  type: 'AGENT_INTERACTION_UPDATE',
  data: { interactionId: turn.id, status },
})

function describe(view: RunView, changes: Changes, result: StepResult) {
  const before = new Map(view.turns.map((turn: Turn) => [turn.id, turn.status]))
  const inserted = changes.insert.map((turn) => eventOf(turn, turn.status))
  const updated = changes.update.map((patch) =>
    eventOf(patch, patch.status ?? before.get(patch.id) ?? 'PENDING'),
  )
  const places = new Map<string, number>()
  changes.update.forEach((patch, index) => {
    if (takesPlace(patch.status)) places.set(patch.id, inserted.length + index + 1)
  })
  const replied = result.replies.map((reply): PhaseEvent => ({
    type: 'HITL_MESSAGE_CREATED',
    data: { messageId: reply.id },
  }))
  return { places, events: [...inserted, ...updated, ...result.events, ...replied] }
}

/**
 * Stores a step's result with its calls, in one transaction that checks again that the run is this worker's.
 * @returns the run as it is now, or undefined when nothing was written
 */
export async function commitResult(
  ports: EnginePorts,
  held: HeldRun,
  result: StepResult,
): Promise<HeldRun | undefined> {
  const { run, view } = held
  const changes = mergeChanges(result.changes, startOfNext(view, result.changes))
  const { places, events } = describe(view, changes, result)
  const used = usageOfSettlements(result.settlements)
  // What people are told of is written once the numbers of its events are known; all else needs no answer in between.
  const isTold = events.some((event) => isToldToFollowers(event) || isAuditedEnd(event))
  const atOnce: { statements?: number } = isTold ? {} : { statements: result.settlements.length > 0 ? 2 : 1 }
  const write = async (tx: Tx): Promise<Committed | undefined> => {
    const [row] = await Promise.all([
      commitStep(tx, {
        place: run,
        generation: run.generation,
        by: { worker: true },
        expectedUpdatedAt: result.isExact ? run.updatedAt : null,
        changes,
        used,
        replies: result.replies,
        met: result.met,
        events,
        places,
      }),
      settleCalls(tx, run, result.settlements),
    ])
    if (!isTold) return row
    await tellFollowers(tx, ports, { phaseId: run.phaseId, events })
    await auditRunEnd(tx, run, events)
    return row
  }
  // Rolled back with the settlements: the next holder closes these calls as unknown.
  const committed = await ports.database
    .tenantTransaction(workerScope(run), write, atOnce)
    .catch(nothingIfNotHeld)
  return committed && after(held, changes, { committed, result, places, told: events.length })
}

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

function nothingIfNotHeld(error: unknown): undefined {
  if (isRefused(error, stillHeld)) return undefined
  throw error
}

function after(
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
