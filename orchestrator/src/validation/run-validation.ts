import { failureSentence } from '@parley/contracts/failure-words.ts'
import type { RiskMitigation } from '@parley/contracts/template-definition.ts'
import { isDatabaseLost } from '@parley/server-kit/database/lost-database.ts'
import { despiteLostRaces } from '@parley/server-kit/database/lost-race.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { afterCommit } from '@parley/server-kit/database/transaction-context.ts'
import { appendPhaseEvents, type PhaseEvent } from '@parley/server-kit/events/phase-events.queries.ts'
import { auditWork } from '../audit.queries.ts'
import {
  baseEvidence,
  BudgetPassed,
  callOwner,
  closeLostCalls,
  findPhaseContext,
  generateRecorded,
  isModelFailure,
  listMessages,
  minutesOf,
  type PhaseContext,
  preferenceOf,
  readBrief,
  settleCalls,
  usageOfSettlements,
} from '../agents/index.ts'
import type { Evidence, EvidenceTurn } from '../models/port.ts'
import { keepLease, mostFailures } from '../leases/index.ts'
import { ModelError } from '../models/port.ts'
import { buildRequest } from '../context/index.ts'
import type { EnginePorts } from '../steps/index.ts'
import { listTurns, type Tx } from '../runs/index.ts'
import { confirm, retract } from './confirmed.queries.ts'
import { findForStatements } from './find-for-statements.ts'
import { findingsOf, type Findings } from './findings.ts'
import { insertFinding, listKnownObservations, noteFailingAgain, remediate } from './observations.queries.ts'
import {
  advanceValidation,
  endValidation,
  type HeldValidation,
  type Progress,
  releaseValidation,
  renewValidation,
  takeValidation,
} from './validation.queries.ts'

export interface ValidationJob {
  validationId: string
  firmId: string
  clientId: string
}

/** Statements checked by one call. */
const batchSize = 5

/** Channel of the bus on which the end of a validation is announced. */
export const validationChannel = (id: string): string => `validation.${id}`

interface Work {
  held: HeldValidation
  context: PhaseContext
  conversation: EvidenceTurn[]
  statements: RiskMitigation[]
}

class NotHeld extends Error {}

/**
 * Checks statements in batches, each stored with its findings and its calls before the next begins, so that a worker
 * may die anywhere and another goes on (decisions D3, D5 and D11).
 */
export async function runValidation(
  ports: EnginePorts,
  job: ValidationJob,
  stop?: AbortSignal,
): Promise<void> {
  const work = await prepare(ports, job)
  if (work === undefined) return
  const renew = (): Promise<boolean> =>
    ports.database.tenantTransaction(workerScope(work.held), (tx) => renewValidation(tx, work.held))
  await keepLease({ renew, logger: ports.logger, stop }, async (signal) => {
    try {
      await checkAll(ports, work, signal)
    } catch (error) {
      await settle(ports, work, { error, isStopped: signal.aborted })
    }
  })
}

/** Why a check failed where it was not for what it may cost. */
export const noModelAnswered = failureSentence('validationWithoutModel')

/** Why a check failed that failed again and again by our own fault. */
export const checkOurFault = failureSentence('validationOurFault')

/** Ends it with a sentence where trying again is of no use, or was; any other error is the queue's to try again. */
async function settle(
  ports: EnginePorts,
  work: Work,
  { error, isStopped }: { error: unknown; isStopped: boolean },
): Promise<void> {
  if (error instanceof NotHeld || (isStopped && error instanceof ModelError && error.kind === 'aborted'))
    return
  if (isModelFailure(error) || error instanceof BudgetPassed) {
    const text = isModelFailure(error) ? noModelAnswered : error.message
    return end(ports, work, { status: 'FAILED', error: text })
  }
  if (isDatabaseLost(error)) throw error
  const isEnough = !isStopped && work.held.generation >= mostFailures
  await (isEnough ? end(ports, work, { status: 'FAILED', error: checkOurFault }) : giveBack(ports, work))
  throw error
}

const giveBack = ({ database }: EnginePorts, { held }: Work): Promise<void> =>
  database.tenantTransaction(workerScope(held), (tx) => releaseValidation(tx, held))

const prepare = ({ database }: EnginePorts, job: ValidationJob): Promise<Work | undefined> =>
  database.tenantTransaction(workerScope(job), async (tx) => {
    const held = await takeValidation(tx, job.validationId)
    if (held === undefined) return undefined
    await closeLostCalls(tx, held, { validationRunId: held.validationId, before: held.generation })
    const context = await findPhaseContext(tx, held.phaseId)
    if (context === undefined) return undefined
    const { initialRiskMitigations, riskMitigations } = context.definition
    const all = held.kind === 'INITIAL' ? initialRiskMitigations : riskMitigations
    const statements = all.toSorted((one, other) => one.order - other.order)
    const briefed = { ...context, brief: await readBrief(tx, context) }
    return { held, context: briefed, statements, conversation: await readConversation(tx, held) }
  })

/** Only the check of a conversation hears it; the initial one rests on inputs and documents alone. */
async function readConversation(tx: Tx, held: HeldValidation): Promise<EvidenceTurn[]> {
  if (held.kind === 'INITIAL' || held.sequenceId === null) return []
  const [turns, messages] = await Promise.all([
    listTurns(tx, held.sequenceId),
    listMessages(tx, held.phaseId),
  ])
  return minutesOf(turns, messages)
}

async function checkAll(ports: EnginePorts, work: Work, signal: AbortSignal): Promise<void> {
  const { statements, held } = work
  for (let from = held.checked; from < statements.length; from += batchSize) {
    await ports.fault?.('before-call')
    await checkBatch(ports, work, { statements: statements.slice(from, from + batchSize), from, signal })
    await ports.fault?.('after-commit')
  }
  await end(ports, work, { status: 'COMPLETED', error: null })
}

interface Batch {
  statements: RiskMitigation[]
  from: number
  signal: AbortSignal
}

async function evidenceOf(ports: EnginePorts, work: Work, { statements }: Batch): Promise<Evidence> {
  const base = baseEvidence(work.context, work.conversation, [])
  return { ...base, ...(await findForStatements(ports, work.context, statements)) }
}

async function checkBatch(ports: EnginePorts, work: Work, batch: Batch): Promise<void> {
  const { held, context } = work
  const evidence = await evidenceOf(ports, work, batch)
  const task = held.kind === 'INITIAL' ? 'mitigation-check' : 'conversation-observations'
  const request = buildRequest(task, evidence, { signal: batch.signal })
  const { answer, settlements } = await generateRecorded(ports, request, {
    owner: callOwner(held, {
      sequenceId: held.sequenceId,
      validationRunId: held.validationId,
      generation: held.generation,
      task,
    }),
    preference: preferenceOf(context, 'reviewer'),
    limits: context.limits,
  })
  await ports.fault?.('before-commit')
  await despiteLostRaces(() =>
    ports.database.tenantTransaction(workerScope(held), async (tx) => {
      const known = await listKnownObservations(tx, held)
      const findings = findingsOf(batch.statements, answer.output.results, { evidence, known })
      await storeFindings(tx, work, {
        findings,
        progress: {
          checked: batch.from + batch.statements.length,
          newObservationIds: [],
          used: usageOfSettlements(settlements),
          provider: answer.provider,
          model: answer.model,
        },
      })
      // The budgets come last, as in a run's commit.
      await settleCalls(tx, held, settlements)
    }),
  )
}

async function storeFindings(
  tx: Tx,
  { held, statements }: Work,
  { findings, progress }: { findings: Findings; progress: Progress },
): Promise<void> {
  const added: string[] = []
  for (const finding of findings.failing) {
    const id = await insertFinding(tx, held, finding)
    if (id !== undefined) added.push(id)
  }
  await confirm(tx, held, findings.confirmed)
  await retract(tx, held, findings.unconfirmed)
  await remediate(tx, held, findings.remediated)
  await noteFailingAgain(tx, held.validationId, findings.failingAgain)
  if (!(await advanceValidation(tx, held, { ...progress, newObservationIds: added }))) throw new NotHeld()
  const { validationId } = held
  const data = { validationId, status: 'RUNNING', checked: progress.checked, total: statements.length }
  const hasChanged = added.length + findings.remediated.length + findings.failingAgain.length > 0
  const events: PhaseEvent[] = [{ type: 'VALIDATION_UPDATED', data }]
  await appendPhaseEvents(
    tx,
    held,
    hasChanged ? [...events, { type: 'OBSERVATIONS_UPDATED', data: {} }] : events,
  )
}

async function end(
  { database, events, logger }: EnginePorts,
  { held, statements }: Work,
  outcome: { status: 'COMPLETED' | 'FAILED'; error: string | null },
): Promise<void> {
  await database.tenantTransaction(workerScope(held), async (tx) => {
    const ended = await endValidation(tx, held, outcome)
    if (ended === undefined) return
    const { validationId } = held
    const total = statements.length
    const data = { validationId, status: outcome.status, checked: ended.checked, total }
    await appendPhaseEvents(tx, held, [{ type: 'VALIDATION_UPDATED', data }])
    const action = outcome.status === 'COMPLETED' ? 'validation.completed' : 'validation.failed'
    await auditWork(tx, held, { action, details: { validationId } })
    afterCommit(() => {
      events
        .publish(validationChannel(validationId), {})
        .catch((error: unknown) => logger.warn({ error }, 'the end of a validation was not announced'))
    })
  })
}
