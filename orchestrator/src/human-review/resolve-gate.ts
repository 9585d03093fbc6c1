import { type AppError, conflict, notFound } from '@parley/contracts/errors.ts'
import type { resolveHitl as resolveRoute } from '@parley/contracts/http/agent-interactions.ts'
import { wordlessAnswers } from '@parley/contracts/rules/gate-messages.ts'
import type { Gate } from '@parley/contracts/stored/run.ts'
import type { PhaseEvent } from '@parley/server-kit/events/phase-events.queries.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import {
  commitStep,
  listTurns,
  type StoredRun,
  type Tx,
  type Changes,
  type RunView,
  type ReviewPorts,
} from '../runs/index.ts'
import { insertMessage } from '../messages/index.ts'
import { findPhaseContext } from '../agents/index.ts'
import { changesOfDecision, type Decision } from './gate-changes.ts'
import { requireInProgress } from './phase-rules.ts'
import { raiseBudget, type RaisedBudget } from './raise-budget.ts'
import { findInteractionPlace, findPersonName } from './turns.queries.ts'
import { findRunForUpdate } from './runs.queries.ts'

type Body = z.output<typeof resolveRoute.body> & { mayRaise?: boolean }

interface Answer {
  interactionId: string
  raised: RaisedBudget | null
}

const answeredAlready = (): AppError => conflict('This has been answered already.')

/**
 * Answers the gate that a run waits at, and rings for the run to go on. Of two answers exactly one wins.
 * @throws AppError NOT_FOUND, CONFLICT when it does not wait any more or agents may not be asked, VALIDATION_FAILED, FORBIDDEN for who may not
 * raise the budget that it waits at
 */
export const resolveGate = (
  { database }: ReviewPorts,
  caller: Caller,
  { params, body }: { params: { id: string }; body: Body },
): Promise<Answer> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const interaction = await findInteractionPlace(tx, params.id)
    if (interaction === undefined) throw notFound('Interaction')
    if (body.sequenceId !== undefined && body.sequenceId !== interaction.sequence_id)
      throw notFound('Interaction')
    const run = await findRunForUpdate(tx, interaction.sequence_id)
    if (run?.status !== 'AWAITING_HUMAN' || run.gate?.interactionId !== params.id) throw answeredAlready()
    if (!body.resolved) return { interactionId: params.id, raised: null }
    const context = await findPhaseContext(tx, run.phaseId)
    if (context === undefined) throw notFound('Interaction')
    requireInProgress(context)
    const { decision: kind = 'approve', note = null } = body
    const by = {
      id: caller.scope.userId ?? '',
      name: await findPersonName(tx, caller.scope.userId),
      at: new Date().toISOString(),
    }
    const raised = kind === 'approve' ? await raiseBudget(tx, run, body) : null
    await decide(tx, run, { kind, note, by, raise: raised?.ofRun ?? null })
    return { interactionId: params.id, raised: raised?.told ?? null }
  })

/** Stores a decision about a waiting run, which is locked. */
export async function decide(tx: Tx, run: StoredRun, decision: Decision): Promise<void> {
  const { gate } = run
  if (gate === null) throw answeredAlready()
  const view: RunView = {
    status: run.status,
    pauseRequested: false,
    memory: run.memory,
    hasSummary: run.hasSummary,
    pendingMessageIds: [],
    turns: await listTurns(tx, run.runId),
  }
  const changes = changesOfDecision(view, gate, decision)
  if (isKept(gate, decision)) await keepAnswer(tx, run, { gate, decision })
  await commitDecision(tx, run, changes)
  await ring(tx, { topic: 'sequence.run', entityId: run.runId, firmId: run.firmId, clientId: run.clientId })
}

/** A fault of ours is no question of the conversation, but whatever a person says to it is said. */
const isKept = ({ kind }: Gate, { note }: Decision): boolean =>
  kind === 'failure' ? note !== null && note !== '' : kind !== 'budget'

/** The answer stands in the conversation after its question, in the person's words; it binds the agents after it. */
async function keepAnswer(
  tx: Tx,
  run: StoredRun,
  { gate, decision }: { gate: Gate; decision: Decision },
): Promise<void> {
  await insertMessage(tx, run, {
    content: decision.note ?? wordlessAnswers[decision.kind],
    authorId: decision.by.id,
    wantsReply: false,
    sequenceId: run.runId,
    binds: decision.note === null ? null : 'decision',
    answer: {
      interactionId: gate.interactionId,
      gateKind: gate.kind,
      question: gate.reason.slice(0, 1_000),
      decision: decision.kind,
    },
  })
}

async function commitDecision(tx: Tx, run: StoredRun, changes: Changes): Promise<void> {
  const inserted = changes.insert.map((turn) => eventOf(turn.id, turn.status))
  const updated = changes.update.map((patch) => eventOf(patch.id, patch.status))
  const committed = await commitStep(tx, {
    place: run,
    generation: run.generation,
    by: { person: true, from: 'AWAITING_HUMAN' },
    expectedUpdatedAt: null,
    changes,
    used: { inputTokens: 0, outputTokens: 0, cost: 0 },
    replies: [],
    met: [],
    events: [
      ...inserted,
      ...updated,
      { type: 'SEQUENCE_UPDATED', data: { sequenceId: run.runId, status: 'QUEUED' } },
    ],
    places: new Map(),
  })
  if (committed === undefined) throw answeredAlready()
}

const eventOf = (interactionId: string, status: string | undefined): PhaseEvent => ({
  type: 'AGENT_INTERACTION_UPDATE',
  data: { interactionId, status },
})
