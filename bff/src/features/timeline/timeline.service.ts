import { notFound } from '@parley/contracts/errors.ts'
import type {
  createTimelineEntry,
  TimelineEntry,
  updateTimelineEntry,
} from '@parley/contracts/http/timeline.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { nameOf } from '../../authorization/person-name.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import { getEventInitiative, recordEvent } from '../activity/index.ts'
import { deleteEntryRow, findEntryForUpdate, insertEntry, updateEntryRow } from './timeline.queries.ts'
import { findTimelineRow, listTimelineRows, type TimelinePage, type TimelineRow } from './timeline.views.ts'

type Ports = Pick<Dependencies, 'database' | 'events' | 'logger'>

const present = (row: TimelineRow): TimelineEntry => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  description: row.description,
  at: row.at.toISOString(),
  planned: row.planned,
  createdBy: row.created_by_id === null ? null : { id: row.created_by_id, name: nameOf(row) },
  updatedAt: row.updated_at.toISOString(),
})

async function getEntry(tx: Tx, place: { id: string; initiativeId: string }): Promise<TimelineEntry> {
  const row = await findTimelineRow(tx, place)
  if (row === undefined) throw notFound('Timeline entry')
  return present(row)
}

async function getForUpdate(tx: Tx, id: string) {
  const row = await findEntryForUpdate(tx, id)
  if (row === undefined) throw notFound('Timeline entry')
  return row
}

export const listTimeline = (
  { database }: Ports,
  actor: Actor,
  { id, page }: { id: string; page: TimelinePage },
): Promise<ListResult<TimelineEntry>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await getEventInitiative(tx, id)
    const { rows, total } = await listTimelineRows(tx, id, page)
    return listResult(rows.map(present), { from: page.from, total })
  })

export const addEntry = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: z.output<typeof createTimelineEntry.body> },
): Promise<TimelineEntry> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const initiative = await getEventInitiative(tx, id)
    const entryId = await insertEntry(tx, {
      firm_id: initiative.firm_id,
      client_id: initiative.client_id,
      initiative_id: id,
      title: body.title,
      description: body.description ? body.description : null,
      at: new Date(body.at),
      created_by_id: caller.userId,
    })
    const subject = { id: entryId, name: body.title }
    await recordEvent(
      tx,
      { ports, caller },
      { initiative, action: 'timeline.added', subject, notification: 'TIMELINE_ADDED' },
    )
    return getEntry(tx, { id: entryId, initiativeId: id })
  })

/** @throws AppError STALE_UPDATE */
export const changeEntry = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: z.output<typeof updateTimelineEntry.body> },
): Promise<TimelineEntry> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    const place = { id, initiativeId: row.initiative_id }
    await refuseStale(row, body.updatedAt, () => getEntry(tx, place))
    await updateEntryRow(tx, id, {
      ...(body.title !== undefined && { title: body.title }),
      ...(body.description !== undefined && { description: body.description ? body.description : null }),
      ...(body.at !== undefined && { at: new Date(body.at) }),
    })
    const initiative = await getEventInitiative(tx, row.initiative_id)
    const subject = { id, name: body.title ?? row.title }
    await recordEvent(tx, { ports, caller }, { initiative, action: 'timeline.changed', subject })
    return getEntry(tx, place)
  })

export const removeEntry = (ports: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    await deleteEntryRow(tx, id)
    const initiative = await getEventInitiative(tx, row.initiative_id)
    const subject = { id, name: row.title }
    await recordEvent(tx, { ports, caller }, { initiative, action: 'timeline.deleted', subject })
    return { id }
  })
