import { AppError, notFound } from '@parley/contracts/errors.ts'
import type { updateObservations } from '@parley/contracts/http/observations.ts'
import type { NotifyPorts } from '@parley/server-kit/notifications/notify.queries.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { checkAssignee, tellAssignee } from './assignment.ts'
import { presentObservation } from './observations.presenter.ts'
import {
  listObservationsForUpdate,
  type ObservationRow,
  updateObservationRow,
} from './observations.queries.ts'
import { announce, assignmentOf, getPhaseTenant, moveTo } from './observations.service.ts'
import { listObservationsByIds } from './observations.views.ts'

type Change = Omit<z.output<typeof updateObservations.body>, 'ids'>
type Answer = z.output<typeof updateObservations.response>
interface Making {
  change: Change
  caller: Caller
  now: Date
}

/** What the change makes of a row; nothing where all is so already. @throws AppError INVALID_TRANSITION */
function changesOf(row: ObservationRow, { change, caller, now }: Making) {
  const { status } = change
  const columns = {
    ...assignmentOf(change),
    ...(status !== undefined && moveTo(row, { status, texts: {}, caller, now })),
  }
  const isNews =
    (change.assigneeId !== undefined && change.assigneeId !== row.assignee_id) ||
    (change.dueOn !== undefined && change.dueOn !== row.due_on) ||
    (status !== undefined && status !== row.status)
  return isNews ? columns : undefined
}

/** Changes one of several. @returns why it may not be, if so */
async function changeOne(
  tx: Tx,
  row: ObservationRow,
  making: Making,
): Promise<'changed' | 'same' | AppError> {
  try {
    const columns = changesOf(row, making)
    if (columns === undefined) return 'same'
    await updateObservationRow(tx, row.id, columns)
    const did = { action: 'observation.updated', entity: 'observation', entityId: row.id } as const
    await auditRecord(tx, { caller: making.caller, row }, { ...did, body: making.change })
    return 'changed'
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_TRANSITION') return error
    throw error
  }
}

/**
 * Changes several observations of a phase: each goes where Document 2, section 4.1 lets it, the others stay as they are
 * and are named; in one transaction, told once.
 * @throws AppError NOT_FOUND where none of them is there, or for an assignee who may not see the client
 */
export const changeObservations = (
  ports: Pick<Dependencies, 'database' | 'clock'> & NotifyPorts,
  caller: Caller,
  { phaseId, body: { ids, ...change } }: { phaseId: string; body: z.output<typeof updateObservations.body> },
): Promise<Answer> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const phase = await getPhaseTenant(tx, phaseId)
    const rows = await listObservationsForUpdate(tx, phaseId, ids)
    if (rows.length === 0) throw notFound('Observation')
    await checkAssignee(tx, rows, change.assigneeId)
    const changed: ObservationRow[] = []
    const refused: Answer['refused'] = ids
      .filter((id) => rows.every((row) => row.id !== id))
      .map((id) => ({ id, message: notFound('Observation').message }))
    for (const row of rows) {
      const outcome = await changeOne(tx, row, { change, caller, now: ports.clock.now() })
      if (outcome === 'changed') changed.push(row)
      if (outcome instanceof AppError) refused.push({ id: row.id, message: outcome.message })
    }
    await tellAssignee(tx, { ports, caller }, { rows: changed, assigneeId: change.assigneeId })
    if (changed.length > 0) await announce(tx, { ...phase, phase_id: phase.id })
    const kept = rows.map(({ id }) => id).filter((id) => refused.every((one) => one.id !== id))
    return { observations: (await listObservationsByIds(tx, kept)).map(presentObservation), refused }
  })
