import { AppError, conflict } from '@parley/contracts/errors.ts'
import { newId } from '@parley/contracts/ids.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import type { Caller } from '../caller.ts'
import { getRuledPhase, requireInProgress, type RuledPhase } from '../human-review/index.ts'
import { type ReviewPorts, findLatestRun, type Tx } from '../runs/index.ts'
import { waitFor } from '../waiting.ts'
import { noModelAnswered, validationChannel } from './run-validation.ts'
import { countFailingAgain } from './observations.queries.ts'
import {
  findRunningValidation,
  findValidation,
  insertValidation,
  type ValidationKind,
} from './validation.queries.ts'

interface Input {
  params: { phaseId: string }
}
interface Outcome {
  validationId: string
  done: boolean
  newObservationIds: string[]
  checked: number
  failingAgain: number
}

const topics = { INITIAL: 'validation.run', AI_CONVERSATION: 'conversation-observations.run' } as const

/**
 * Checks the phase's initial risk mitigations (Document 2, 4.2); joins a check that is at work. The call waits for up
 * to 50 s, the check goes on without it.
 * @throws AppError UNAVAILABLE where no model answered; CONFLICT where a budget or a rule forbids it
 */
export async function validatePhase(ports: ReviewPorts, caller: Caller, { params }: Input) {
  const outcome = await check(ports, caller, { kind: 'INITIAL', phaseId: params.phaseId })
  const { validationId, done, newObservationIds } = outcome
  return { validationId, done, newObservationIds, message: messageOf(outcome) }
}

/** Checks the phase's risk mitigations against its conversation (Document 2, 7.2). */
export async function createConversationObservations(ports: ReviewPorts, caller: Caller, { params }: Input) {
  const outcome = await check(ports, caller, { kind: 'AI_CONVERSATION', phaseId: params.phaseId })
  return { done: outcome.done, newObservationIds: outcome.newObservationIds }
}

function messageOf({ done, newObservationIds, checked, failingAgain }: Outcome): string {
  if (!done) return 'The validation is still running.'
  const added = newObservationIds.length
  const parts = [
    checked === 1 ? '1 risk mitigation was checked' : `${checked} risk mitigations were checked`,
    added === 0
      ? 'there are no new observations'
      : `${added} new ${added === 1 ? 'observation' : 'observations'}`,
    ...(failingAgain === 0
      ? []
      : [`${failingAgain} remediated before ${failingAgain === 1 ? 'fails' : 'fail'} again`]),
  ]
  return `${parts.join('; ')}.`
}

async function check(
  ports: ReviewPorts,
  caller: Caller,
  { kind, phaseId }: { kind: ValidationKind; phaseId: string },
): Promise<Outcome> {
  const { database } = ports
  const id = await database.tenantTransaction(caller.scope, (tx) =>
    begin(tx, { kind, phaseId, startedById: caller.scope.userId }),
  )
  const look = async () => {
    const row = await database.tenantRead(caller.scope, (tx) => findValidation(tx, id))
    return row === undefined || row.status === 'RUNNING' ? undefined : row
  }
  const ended = await waitFor(ports, { channel: validationChannel(id), look })
  if (ended?.status === 'FAILED') throw failureOf(ended.error)
  return {
    validationId: id,
    done: ended !== undefined,
    newObservationIds: ended?.new_observation_ids ?? [],
    checked: ended?.checked ?? 0,
    failingAgain: await database.tenantRead(caller.scope, (tx) => countFailingAgain(tx, id)),
  }
}

/** A model that does not answer is a dependency that is down (decisions D7); a budget is not. */
const failureOf = (error: string | null): AppError =>
  error === noModelAnswered
    ? new AppError('UNAVAILABLE', error, { retryAfterSeconds: 30 })
    : conflict(error ?? 'The validation failed. Please try again.')

/** @throws AppError NOT_FOUND, CONFLICT with the rule that forbids it */
async function begin(
  tx: Tx,
  { kind, phaseId, startedById }: { kind: ValidationKind; phaseId: string; startedById: string | null },
): Promise<string> {
  const phase = await getRuledPhase(tx, phaseId)
  const atWork = await findRunningValidation(tx, phaseId, kind)
  if (atWork !== undefined) return atWork.id
  requireAllowed(phase, kind)
  const { context } = phase
  const validationId = newId()
  const statements =
    kind === 'INITIAL' ? context.definition.initialRiskMitigations : context.definition.riskMitigations
  const run = kind === 'AI_CONVERSATION' ? await findLatestRun(tx, phaseId) : undefined
  const total = statements.length
  await insertValidation(tx, {
    ...context,
    validationId,
    kind,
    sequenceId: run?.runId ?? null,
    total,
    startedById,
  })
  const data = { validationId, status: 'RUNNING', checked: 0, total }
  await appendPhaseEvents(tx, context, [{ type: 'VALIDATION_UPDATED', data }])
  const { firmId, clientId } = context
  await ring(tx, { topic: topics[kind], entityId: validationId, firmId, clientId })
  return validationId
}

function requireAllowed({ context, actions }: RuledPhase, kind: ValidationKind): void {
  requireInProgress(context)
  const state = kind === 'INITIAL' ? actions.validate : actions.checkMitigations
  if (state.reason !== null) throw conflict(state.reason)
  if (state.visible) return
  throw conflict(
    kind === 'INITIAL'
      ? 'This phase has no risk mitigations to validate.'
      : 'There is no conversation to check risk mitigations against, or its observations are still open.',
  )
}
