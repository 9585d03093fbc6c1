import type { ActivationStatus } from '@parley/contracts/http/activation.ts'
import { noCompletedInteractions } from '@parley/contracts/http/activation.ts'
import { conflict, notFound } from '@parley/contracts/errors.ts'
import type { AuditedPerson } from '@parley/contracts/internal/audited-person.ts'
import { appendAudit } from '@parley/server-kit/audit/append-audit.queries.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { findPhaseContext, type PhaseContext } from '../agents/index.ts'
import type { Caller } from '../caller.ts'
import type { ReviewPorts, Tx } from '../runs/index.ts'
import { lockPhase } from '../human-review/index.ts'
import { findActivationForUpdate, readFingerprint, requestActivation } from './activation.queries.ts'
import { countCompleted } from './bundle.queries.ts'

interface Input {
  params: { phaseId: string }
  body: { by: AuditedPerson }
}

/**
 * Asks for a phase's activation (Document 2, 7.7). One at work is joined, one that is complete stands while what it
 * was made from is the same; else it runs (again).
 * @throws AppError NOT_FOUND, CONFLICT with the reason why it cannot
 */
export const activatePhase = (
  { database }: Pick<ReviewPorts, 'database'>,
  caller: Caller,
  { params: { phaseId }, body: { by } }: Input,
): Promise<{ status: ActivationStatus }> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    if ((await lockPhase(tx, phaseId)) === undefined) throw notFound('Phase')
    const context = await findPhaseContext(tx, phaseId)
    if (context === undefined) throw notFound('Phase')
    const known = await findActivationForUpdate(tx, phaseId)
    if (known?.status === 'PENDING' || known?.status === 'IN_PROGRESS') return { status: known.status }
    if (known?.status === 'COMPLETED' && known.fingerprint === (await readFingerprint(tx, phaseId)))
      return { status: known.status }
    await requireActivatable(tx, context)
    const { firmId, clientId } = context
    const entityId = await requestActivation(tx, { ...context, startedById: caller.scope.userId })
    await appendAudit(tx, {
      ...by,
      action: 'phase.activated',
      firmId,
      clientId,
      entity: 'initiative',
      entityId: context.initiativeId,
      requestId: caller.requestId,
      details: { subjectId: phaseId },
    })
    const data = { status: 'PENDING', stage: 'bundle' }
    await appendPhaseEvents(tx, context, [{ type: 'ACTIVATION_UPDATED', data }])
    await ring(tx, { topic: 'activation.run', entityId, firmId, clientId })
    return { status: 'PENDING' }
  })

async function requireActivatable(tx: Tx, { phaseId, initiativeStatus }: PhaseContext): Promise<void> {
  if (initiativeStatus === 'ON_HOLD') throw conflict('The initiative is on hold.')
  if (initiativeStatus === 'CANCELLED') throw conflict('The initiative is cancelled.')
  if ((await countCompleted(tx, phaseId)) === 0) throw conflict(noCompletedInteractions)
}
