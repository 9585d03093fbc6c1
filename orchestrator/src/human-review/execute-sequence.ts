import { createHash } from 'node:crypto'
import { conflict, notFound } from '@parley/contracts/errors.ts'
import type { executeSequence as executeRoute } from '@parley/contracts/http/agent-interactions.ts'
import type { SequenceStatus } from '@parley/contracts/enums.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { TurnAgent } from '@parley/contracts/stored/run.ts'
import type { AgentAssignment } from '@parley/contracts/template-definition.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import type { z } from 'zod'
import type { PhaseContext } from '../agents/index.ts'
import { perCent } from '../budgets/index.ts'
import type { Caller } from '../caller.ts'
import {
  type RunPlace,
  type Tx,
  type Turn,
  type ReviewPorts,
  findLatestRun,
  silentTurn,
} from '../runs/index.ts'
import { cancelRun } from './cancel-run.ts'
import { getRuledPhase, requireConversable, requireResumable, sequenceRunning } from './phase-rules.ts'
import { findActiveRun, findRunForUpdate, insertRun, moveRun, setRunBudget } from './runs.queries.ts'
import { insertTurns, reopenTurns } from './turns.queries.ts'

type Body = z.output<typeof executeRoute.body>
interface Answer {
  sequenceId: string
  status: SequenceStatus
}

const moderator: TurnAgent = {
  id: null,
  name: 'Moderator',
  role: 'MODERATOR',
  description: 'Leads the conversation',
  systemMessage: '',
}

/** Two turns for each place: the moderator's, who prompts, and the agent's (decisions D11, Conversation). */
export function turnsOfPlace(assignment: AgentAssignment, index: number): Turn[] {
  const { id, name, role, description, systemMessage } = assignment.aiAgent
  const chapterTitle = assignment.chapterTitle || null
  const agent: TurnAgent = { id, name, role, description, systemMessage }
  return [
    {
      ...silentTurn(),
      id: newId(),
      position: 2 * index + 1,
      kind: 'moderator',
      agent: moderator,
      chapterTitle,
      expectedOutput: null,
    },
    {
      ...silentTurn(),
      id: newId(),
      position: 2 * index + 2,
      kind: 'agent',
      agent,
      chapterTitle,
      expectedOutput: assignment.expectedOutput || null,
    },
  ]
}

/**
 * Starts the phase's agents: the run and all its turns are written at once, and a worker is rung for. A restart cancels
 * what runs; what was said before stays, as a former run (decisions D12).
 * @throws AppError NOT_FOUND, CONFLICT with the rule of Document 2, 4.2 that forbids it, SEQUENCE_RUNNING
 */
export const executeSequence = (
  ports: ReviewPorts,
  caller: Caller,
  { params, body }: { params: { phaseId: string }; body: Body },
): Promise<Answer> =>
  ports.database.tenantTransaction(caller.scope, async (tx) => {
    const phase = await getRuledPhase(tx, params.phaseId)
    const active = await findActiveRun(tx, params.phaseId)
    const isRestart = body.restart === true && body.sequenceId === undefined
    if (active !== undefined && !isRestart) throw sequenceRunning()
    if (body.sequenceId !== undefined) {
      requireResumable(phase)
      return goOn(tx, phase.context, { sequenceId: body.sequenceId, budget: body.budget })
    }
    requireConversable(phase)
    if (active !== undefined) await cancelRun(tx, ports, active)
    return start(tx, phase.context, { budget: body.budget, startedById: caller.scope.userId })
  })

/** Cost in millionths of a US dollar; null where there is no limit. */
const limitsOf = (budget: Body['budget']) => ({
  maxTokens: budget?.maxTokens ?? null,
  maxCost: budget?.maxCost === undefined ? null : budget.maxCost * perCent,
})

async function start(
  tx: Tx,
  context: PhaseContext,
  given: { budget: Body['budget']; startedById: string | null },
): Promise<Answer> {
  const { budget, startedById } = given
  const place: RunPlace = { ...context, runId: newId() }
  const assignments = context.definition.aiAgents.toSorted((one, other) => one.order - other.order)
  await insertRun(tx, {
    ...place,
    status: 'QUEUED',
    definition: context.definition,
    definitionHash: createHash('sha256').update(JSON.stringify(context.definition)).digest('hex'),
    ...limitsOf(budget),
    startedById,
  })
  await insertTurns(tx, place, { turns: assignments.flatMap(turnsOfPlace), requestedById: null })
  return announce(tx, place, 'SEQUENCE_STARTED')
}

/** The newest run goes on from where it stopped, where it was cancelled or has failed; a budget that is named is its own. */
async function goOn(
  tx: Tx,
  context: PhaseContext,
  { sequenceId, budget }: { sequenceId: string; budget: Body['budget'] },
): Promise<Answer> {
  const run = await findRunForUpdate(tx, sequenceId)
  if (run?.phaseId !== context.phaseId) throw notFound('Sequence')
  const newest = await findLatestRun(tx, context.phaseId)
  if (newest?.runId !== run.runId) throw conflict('A newer conversation has begun.')
  if (run.status !== 'CANCELLED' && run.status !== 'FAILED') throw conflict('This sequence is complete.')
  await reopenTurns(tx, run.runId)
  if (budget !== undefined) await setRunBudget(tx, run.runId, limitsOf(budget))
  await moveRun(tx, run.runId, { status: 'QUEUED' })
  return announce(tx, run, 'SEQUENCE_STARTED')
}

/** Tells the phase, and rings for a worker. */
export async function announce(
  tx: Tx,
  place: RunPlace,
  type: 'SEQUENCE_STARTED' | 'SEQUENCE_UPDATED',
): Promise<Answer> {
  const { runId: sequenceId, firmId, clientId } = place
  await appendPhaseEvents(tx, place, [{ type, data: { sequenceId, status: 'QUEUED' } }])
  await ring(tx, { topic: 'sequence.run', entityId: sequenceId, firmId, clientId })
  return { sequenceId, status: 'QUEUED' }
}
