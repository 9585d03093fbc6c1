import { isRefused } from '@parley/server-kit/database/insist.ts'
import { despiteLostRaces } from '@parley/server-kit/database/lost-race.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { PhaseEvent } from '@parley/server-kit/events/phase-events.queries.ts'
import { settleCalls, usageOfSettlements } from '../agents/index.ts'
import { auditRunEnd, isAuditedEnd } from '../audit.queries.ts'
import type { TokenUsage } from '../models/port.ts'
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
import { heldAfter } from './held-after.ts'
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

/** What a step's result comes to, worked out before it is stored. */
export interface ResultCommit {
  /** The run as it will be, if nobody does anything meanwhile. */
  expected: HeldRun
  /** Whether people are told of it beside the conversation: that asks for more once the numbers of its events are known. */
  isTold: boolean
  /** How many statements it makes, none of them after the answer to another, unless people are told. */
  statements: number
  /** @param asKnown refuse too where a person did anything since the run was read. @throws an insistence (`stillHeld`) */
  write: (tx: Tx, asKnown?: boolean) => Promise<Committed | undefined>
  /** The run as it is once that is committed. */
  after: (committed: Committed) => HeldRun
}

export function commitOf(ports: EnginePorts, held: HeldRun, result: StepResult): ResultCommit {
  const { run, view } = held
  const changes = mergeChanges(result.changes, startOfNext(view, result.changes))
  const { places, events } = describe(view, changes, result)
  const used = usageOfSettlements(result.settlements)
  const isTold = events.some((event) => isToldToFollowers(event) || isAuditedEnd(event))
  const after = (committed: Committed): HeldRun =>
    heldAfter(held, changes, { committed, result, places, told: events.length })
  const write = async (tx: Tx, asKnown = false): Promise<Committed | undefined> => {
    const [row] = await Promise.all([
      commitStep(tx, {
        place: run,
        generation: run.generation,
        by: { worker: true },
        expectedUpdatedAt: asKnown || result.isExact ? run.updatedAt : null,
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
  const { pauseRequested } = view
  const expected = after({
    pauseRequested,
    updatedAt: run.updatedAt,
    used: sumOf(run.used, used),
    base: run.lastSeq,
  })
  return { expected, isTold, statements: result.settlements.length > 0 ? 2 : 1, write, after }
}

const sumOf = (one: TokenUsage, other: TokenUsage): TokenUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cost: one.cost + other.cost,
})

/**
 * Stores a step's result with its calls, in one transaction that checks again that the run is this worker's.
 * @returns the run as it is now, or undefined when nothing was written
 */
export async function storeResult(
  ports: EnginePorts,
  held: HeldRun,
  { write, isTold, statements, after }: ResultCommit,
): Promise<HeldRun | undefined> {
  await ports.fault?.('before-commit')
  // Rolled back with the settlements: the next holder closes these calls as unknown.
  const committed = await despiteLostRaces(() =>
    ports.database.tenantTransaction(workerScope(held.run), (tx) => write(tx), isTold ? {} : { statements }),
  ).catch(nothingIfNotHeld)
  await ports.fault?.('after-commit')
  return committed && after(committed)
}

function nothingIfNotHeld(error: unknown): undefined {
  if (isRefused(error, stillHeld)) return undefined
  throw error
}
