import { AppError, conflict, notFound } from '@parley/contracts/errors.ts'
import type {
  askAgent as askRoute,
  createInteraction as createRoute,
  giveFeedback as feedbackRoute,
} from '@parley/contracts/http/agent-interactions.ts'
import { newId } from '@parley/contracts/ids.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import type { z } from 'zod'
import type { PhaseContext } from '../agents/index.ts'
import type { Caller } from '../caller.ts'
import {
  redoOf,
  listTurns,
  type RunPlace,
  type StoredRun,
  type Tx,
  type Turn,
  type ReviewPorts,
  findLatestRun,
  silentTurn,
} from '../runs/index.ts'
import { lockPhase } from './conversation.queries.ts'
import { getRuledPhase, requireConversable, requireInProgress } from './phase-rules.ts'
import { decide } from './resolve-gate.ts'
import {
  deleteInteractionRow,
  findAgent,
  findInteraction,
  findInteractionPlace,
  findPersonName,
  insertTurns,
  type InteractionRow,
  lastPosition,
  queueSideTurn,
} from './turns.queries.ts'
import { findRunForUpdate, insertRun, touchRun } from './runs.queries.ts'

interface Answer {
  interactionId: string
}
type ById = { id: string }

/** The run that a side turn joins: the phase's newest, or one of its own where nothing was said yet. */
async function getRunFor(tx: Tx, context: PhaseContext, startedById: string | null): Promise<RunPlace> {
  const latest = await findLatestRun(tx, context.phaseId)
  if (latest !== undefined) return latest
  const place: RunPlace = { ...context, runId: newId() }
  await insertRun(tx, {
    ...place,
    status: 'COMPLETED',
    definition: context.definition,
    definitionHash: '',
    maxTokens: null,
    maxCost: null,
    startedById,
  })
  return place
}

async function newTurn(
  tx: Tx,
  place: RunPlace,
  given: { agentId: string; prompt: string; position: number | undefined },
): Promise<Turn> {
  const agent = await findAgent(tx, given.agentId)
  if (agent === undefined) throw notFound('Agent')
  return {
    ...silentTurn(),
    id: newId(),
    position: given.position ?? (await lastPosition(tx, place.runId)) + 1,
    kind: 'agent',
    agent: {
      id: agent.id,
      name: agent.name,
      role: agent.role,
      description: agent.description,
      systemMessage: agent.system_message,
    },
    chapterTitle: null,
    moderatorPrompt: given.prompt,
    expectedOutput: null,
    isSide: true,
  }
}

/** Has a side turn asked by a worker, and shown as waiting until then. */
async function queue(tx: Tx, place: RunPlace, interactionId: string): Promise<Answer> {
  await queueSideTurn(tx, interactionId)
  await touchRun(tx, place.runId)
  await appendPhaseEvents(tx, place, [
    { type: 'AGENT_INTERACTION_UPDATE', data: { interactionId, status: 'PENDING' } },
  ])
  const { firmId, clientId } = place
  await ring(tx, { topic: 'agent-answer.run', entityId: interactionId, firmId, clientId })
  return { interactionId }
}

/** A person asks one agent directly (decisions D5). @throws AppError NOT_FOUND, CONFLICT */
export const askAgent = (
  { database }: ReviewPorts,
  caller: Caller,
  { params, body }: { params: { phaseId: string }; body: z.output<typeof askRoute.body> },
): Promise<Answer> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const { context } = await getRuledPhase(tx, params.phaseId)
    requireInProgress(context)
    const place = await getRunFor(tx, context, caller.scope.userId)
    const turn = await newTurn(tx, place, {
      agentId: body.agentId,
      prompt: body.userMessage,
      position: undefined,
    })
    await insertTurns(tx, place, { turns: [turn], requestedById: caller.scope.userId })
    return queue(tx, place, turn.id)
  })

/** An interaction added by hand; it waits until somebody starts it. */
export const createInteraction = (
  { database }: ReviewPorts,
  caller: Caller,
  { body }: { body: z.output<typeof createRoute.body> },
): Promise<Answer> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const { context } = await getRuledPhase(tx, body.phaseId)
    requireInProgress(context)
    const place = await getRunFor(tx, context, caller.scope.userId)
    const given = { agentId: body.aiAgentId, prompt: body.moderatorPrompt, position: body.order }
    const turn = await newTurn(tx, place, given)
    await insertTurns(tx, place, { turns: [turn], requestedById: caller.scope.userId })
    await appendPhaseEvents(tx, place, [
      { type: 'AGENT_INTERACTION_UPDATE', data: { interactionId: turn.id, status: 'PENDING' } },
    ])
    return { interactionId: turn.id }
  })

async function getInteraction(
  tx: Tx,
  id: string,
  sequenceId: string | undefined,
): Promise<{ row: InteractionRow; run: StoredRun }> {
  const place = await findInteractionPlace(tx, id)
  if (place === undefined || (sequenceId !== undefined && place.sequence_id !== sequenceId))
    throw notFound('Interaction')
  await lockPhase(tx, place.phase_id)
  const run = await findRunForUpdate(tx, place.sequence_id)
  const row = await findInteraction(tx, id)
  if (run === undefined || row === undefined) throw notFound('Interaction')
  return { row, run }
}

/**
 * Has one interaction asked: one added by hand, or one that failed. Agents are asked where the sequence could be, and
 * nowhere else (Document 2, 4.2).
 * @throws AppError CONFLICT, SEQUENCE_RUNNING
 */
export const startInteraction = (
  { database }: ReviewPorts,
  caller: Caller,
  { params, body }: { params: ById; body: { sequenceId?: string | undefined } },
): Promise<Answer> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const { row, run } = await getInteraction(tx, params.id, body.sequenceId)
    requireConversable(await getRuledPhase(tx, run.phaseId))
    if (!row.is_side) throw conflict('The sequence itself runs this interaction.')
    if (row.status === 'RUNNING')
      throw new AppError('SEQUENCE_RUNNING', 'This interaction is at work already.')
    if (row.status === 'COMPLETED')
      throw conflict('This interaction is complete. Give feedback to have it done again.')
    return queue(tx, run, params.id)
  })

/**
 * Asks an agent again with a person's feedback: a new interaction that replaces the old one (decisions D5 and D11).
 * Where the run waits at this very interaction, the feedback is the answer to the gate.
 */
export const giveFeedback = (
  { database }: ReviewPorts,
  caller: Caller,
  { params, body }: { params: ById; body: z.output<typeof feedbackRoute.body> },
): Promise<Answer> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const { row, run } = await getInteraction(tx, params.id, body.sequenceId)
    requireInProgress((await getRuledPhase(tx, run.phaseId)).context)
    if (row.kind === 'moderator')
      throw conflict('Feedback goes to agents; write the moderator a message instead.')
    if (run.status === 'AWAITING_HUMAN' && run.gate?.interactionId === params.id) {
      const { userId } = caller.scope
      const by = { id: userId ?? '', name: await findPersonName(tx, userId), at: new Date().toISOString() }
      await decide(tx, run, { kind: 'revise', note: body.feedback, by })
      return { interactionId: params.id }
    }
    if (row.status !== 'COMPLETED') throw conflict('This interaction has no answer yet.')
    const turns = await listTurns(tx, run.runId)
    const turn = turns.find((other) => other.id === params.id)
    if (turn === undefined) throw notFound('Interaction')
    const redo: Turn = { ...redoOf(turn, { feedback: body.feedback, by: 'person' }), isSide: true }
    await insertTurns(tx, run, { turns: [redo], requestedById: caller.scope.userId })
    return queue(tx, run, redo.id)
  })

/** @throws AppError SEQUENCE_RUNNING while its run or it itself is at work */
export const deleteInteraction = (
  { database }: ReviewPorts,
  caller: Caller,
  { params, body }: { params: ById; body: { sequenceId?: string | undefined } },
): Promise<Answer> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const { row, run } = await getInteraction(tx, params.id, body.sequenceId)
    const isAtWork = ['QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN'].includes(run.status)
    if (row.status === 'RUNNING' || (isAtWork && !row.is_side))
      throw new AppError('SEQUENCE_RUNNING', 'Cancel the sequence before you delete what it works on.')
    await deleteInteractionRow(tx, params.id)
    await touchRun(tx, run.runId)
    await appendPhaseEvents(tx, run, [
      { type: 'AGENT_INTERACTION_UPDATE', data: { interactionId: params.id, status: 'DELETED' } },
    ])
    return { interactionId: params.id }
  })
