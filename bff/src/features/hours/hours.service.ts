import { AppError, notFound } from '@parley/contracts/errors.ts'
import type { addHours, HoursEntry } from '@parley/contracts/http/hours.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { nameOf } from '../../authorization/person-name.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import { getEventInitiative, recordEvent } from '../activity/index.ts'
import { deleteHoursRow, findHoursForUpdate, findPhaseOf, insertHours } from './hours.queries.ts'
import { findHoursRow, type HoursPage, type HoursRow, listHoursRows } from './hours.views.ts'

type Ports = Pick<Dependencies, 'database' | 'events' | 'logger' | 'clock'>

const present = (row: HoursRow): HoursEntry => ({
  id: row.id,
  user: row.user_id === null ? null : { id: row.user_id, name: nameOf(row) },
  phase: row.phase_id === null ? null : { id: row.phase_id, name: row.phase_name ?? '' },
  minutes: row.minutes,
  note: row.note,
  at: row.at.toISOString(),
})

export const listHours = (
  { database }: Ports,
  actor: Actor,
  { id, page }: { id: string; page: HoursPage },
): Promise<ListResult<HoursEntry>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await getEventInitiative(tx, id)
    const { rows, total } = await listHoursRows(tx, id, page)
    return listResult(rows.map(present), { from: page.from, total })
  })

async function checkPhase(tx: Tx, initiativeId: string, phaseId: string | null): Promise<void> {
  if (phaseId === null || (await findPhaseOf(tx, initiativeId, phaseId)) !== undefined) return
  const text = 'This phase is not one of the initiative.'
  throw new AppError('VALIDATION_FAILED', text, { errors: { phaseId: text } })
}

/** Hours of the person who records them. @throws AppError VALIDATION_FAILED for a phase of another initiative */
export const recordHours = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: z.output<typeof addHours.body> },
): Promise<HoursEntry> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const initiative = await getEventInitiative(tx, id)
    const phaseId = body.phaseId ?? null
    await checkPhase(tx, id, phaseId)
    const entryId = await insertHours(tx, {
      firm_id: initiative.firm_id,
      client_id: initiative.client_id,
      initiative_id: id,
      phase_id: phaseId,
      user_id: caller.userId,
      minutes: body.minutes,
      note: body.note ? body.note : null,
      at: body.at === undefined ? ports.clock.now() : new Date(body.at),
    })
    await recordEvent(
      tx,
      { ports, caller },
      { initiative, action: 'hours.added', details: { hoursId: entryId } },
    )
    const row = await findHoursRow(tx, entryId)
    if (row === undefined) throw notFound('Entry')
    return present(row)
  })

export const removeHours = (ports: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findHoursForUpdate(tx, id)
    if (row === undefined) throw notFound('Entry')
    await deleteHoursRow(tx, id)
    const initiative = await getEventInitiative(tx, row.initiative_id)
    await recordEvent(
      tx,
      { ports, caller },
      { initiative, action: 'hours.deleted', details: { hoursId: id } },
    )
    return { id }
  })
