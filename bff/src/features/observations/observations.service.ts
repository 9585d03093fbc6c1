import { AppError, notFound } from '@parley/contracts/errors.ts'
import type {
  createObservation,
  Observation,
  StoredSettlement,
  updateObservation,
} from '@parley/contracts/http/observations.ts'
import { canMoveObservation } from '@parley/contracts/rules/observation-transitions.ts'
import type { NotifyPorts } from '@parley/server-kit/notifications/notify.queries.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditRecord, auditedBy } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { json, refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { checkAssignee, tellAssignee } from './assignment.ts'
import { presentObservation } from './observations.presenter.ts'
import {
  deleteConversationRows,
  deleteObservationRow,
  findObservationForUpdate,
  findPhaseTenant,
  findRunOfPhase,
  insertObservation,
  type ObservationRow,
  updateObservationRow,
} from './observations.queries.ts'
import { findObservationView, listObservationViews } from './observations.views.ts'

type NewObservation = z.output<typeof createObservation.body>
type ObservationChange = z.output<typeof updateObservation.body>
type Ports = Pick<Dependencies, 'database' | 'clock'>

/** @throws AppError NOT_FOUND */
export async function getPhaseTenant(tx: Tx, id: string) {
  const phase = await findPhaseTenant(tx, id)
  if (phase === undefined) throw notFound('Phase')
  return phase
}

async function getView(tx: Tx, id: string): Promise<Observation> {
  const view = await findObservationView(tx, id)
  if (view === undefined) throw notFound('Observation')
  return presentObservation(view)
}

/** Tells whoever follows the phase that its observations are others now. */
export async function announce(
  tx: Tx,
  row: { firm_id: string; client_id: string; phase_id: string },
): Promise<void> {
  const place = { firmId: row.firm_id, clientId: row.client_id, phaseId: row.phase_id }
  await appendPhaseEvents(tx, place, [{ type: 'OBSERVATIONS_UPDATED', data: {} }])
}

export const listObservations = (
  { database }: Ports,
  actor: Actor,
  phaseId: string,
): Promise<Observation[]> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await getPhaseTenant(tx, phaseId)
    return (await listObservationViews(tx, [phaseId])).map(presentObservation)
  })

/** An observation that a person writes, beside those that the validation finds (Document 2, 7.2). */
export const addObservation = (
  { database }: Ports,
  caller: Caller,
  { phaseId, body }: { phaseId: string; body: NewObservation },
): Promise<Observation> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const phase = await getPhaseTenant(tx, phaseId)
    const id = await insertObservation(tx, {
      firm_id: phase.firm_id,
      client_id: phase.client_id,
      initiative_id: phase.initiative_id,
      phase_id: phase.id,
      description: body.description,
      severity: body.severity,
      observation_type: body.observationType,
      consultant_notes: body.consultantNotes ?? null,
      created_by_id: caller.userId,
    })
    const did = { action: 'observation.created', entity: 'observation', entityId: id } as const
    await auditRecord(tx, { caller, row: phase }, did)
    await announce(tx, { ...phase, phase_id: phase.id })
    return getView(tx, id)
  })

/**
 * Changes an observation; its status moves as Document 2, section 4.1 says.
 * @throws AppError STALE_UPDATE, INVALID_TRANSITION
 */
export const changeObservation = (
  ports: Ports & NotifyPorts,
  caller: Caller,
  { id, body }: { id: string; body: ObservationChange },
): Promise<Observation> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findObservationForUpdate(tx, id)
    if (row === undefined) throw notFound('Observation')
    await refuseStale(row, body.updatedAt, () => getView(tx, id))
    await checkAssignee(tx, [row], body.assigneeId)
    const { status, ...texts } = body
    await updateObservationRow(tx, id, {
      ...(texts.description !== undefined && { description: texts.description }),
      ...(texts.severity !== undefined && { severity: texts.severity }),
      ...(texts.consultantNotes !== undefined && { consultant_notes: texts.consultantNotes }),
      ...(texts.remediationPlan !== undefined && { remediation_plan: texts.remediationPlan }),
      ...assignmentOf(body),
      ...(status !== undefined && moveTo(row, { status, texts, caller, now: ports.clock.now() })),
    })
    await auditRecord(tx, { caller, row }, { action: 'observation.updated', ...entityOf(id), body })
    await tellAssignee(tx, { ports, caller }, { rows: [row], assigneeId: body.assigneeId })
    await announce(tx, row)
    return getView(tx, id)
  })

const entityOf = (id: string) => ({ entity: 'observation', entityId: id }) as const

/** Whose it is and until when, as columns; nothing where neither is named. */
export const assignmentOf = ({ assigneeId, dueOn }: Pick<ObservationChange, 'assigneeId' | 'dueOn'>) => ({
  ...(assigneeId !== undefined && { assignee_id: assigneeId }),
  ...(dueOn !== undefined && { due_on: dueOn }),
})

interface Move {
  status: Observation['status']
  /** The notes that come with it. */
  texts: Pick<ObservationChange, 'consultantNotes'>
  caller: Caller
  now: Date
}

/** What becomes of a row that moves. @throws AppError INVALID_TRANSITION */
export function moveTo(row: ObservationRow, { status, texts, caller, now }: Move) {
  const from = row.status
  if (from === status) return {}
  if (!canMoveObservation(from, status)) {
    throw new AppError('INVALID_TRANSITION', `An observation cannot go from ${from} to ${status}.`)
  }
  const isSettled = status === 'ACCEPTED' || status === 'REMEDIATED'
  return {
    status,
    ...(status === 'ACCEPTED' && { accepted_at: now }),
    ...(status === 'REMEDIATED' && { remediated_at: now }),
    ...(isSettled && { settled: settlementOf(row, texts), settled_by_id: caller.userId }),
  }
}

/** What a person settles it with: the notes as they stand then. */
function settlementOf(row: ObservationRow, texts: Pick<ObservationChange, 'consultantNotes'>) {
  const { consultantNotes: notes = row.consultant_notes } = texts
  return json<StoredSettlement>({ by: 'person', words: notes === '' ? null : notes, quotes: [] })
}

export const removeObservation = ({ database }: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findObservationForUpdate(tx, id)
    if (row === undefined) throw notFound('Observation')
    await deleteObservationRow(tx, id)
    await appendAudit(tx, {
      ...auditedBy(caller, row),
      action: 'observation.deleted',
      entity: 'observation',
      entityId: id,
    })
    await announce(tx, row)
    return { id }
  })

/** Deletes the observations that one run, or all conversations of the phase, produced. */
export const removeConversationObservations = (
  { database }: Ports,
  caller: Caller,
  which: { phaseId: string; sequenceId?: string },
): Promise<{ deleted: number }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const phase = await getPhaseTenant(tx, which.phaseId)
    const { phaseId, sequenceId } = which
    if (sequenceId !== undefined && (await findRunOfPhase(tx, { phaseId, sequenceId })) === undefined)
      throw notFound('Sequence')
    const deleted = await deleteConversationRows(tx, which)
    if (deleted === 0) return { deleted }
    await appendAudit(tx, {
      ...auditedBy(caller, phase),
      action: 'observation.conversation_deleted',
      entity: 'phase',
      entityId: phase.id,
      details: { deleted, ...(sequenceId !== undefined && { sequenceId }) },
    })
    await announce(tx, { ...phase, phase_id: phase.id })
    return { deleted }
  })
