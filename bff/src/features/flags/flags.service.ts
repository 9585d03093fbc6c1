import { notFound } from '@parley/contracts/errors.ts'
import type { createFlag, Flag, resolveFlag, updateFlag } from '@parley/contracts/http/flags.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { nameOf } from '../../authorization/person-name.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import { getEventInitiative, recordEvent } from '../activity/index.ts'
import { deleteFlagRow, findFlagForUpdate, insertFlag, updateFlagRow } from './flags.queries.ts'
import { findFlagView, type FlagPage, type FlagView, listFlagViews } from './flags.views.ts'

type Ports = Pick<Dependencies, 'database' | 'clock' | 'events' | 'logger'>

const personOf = (
  id: string | null,
  person: { first_name: string | null; last_name: string | null; deleted_at: Date | null },
) => (id === null ? null : { id, name: nameOf(person) })

const present = (row: FlagView): Flag => ({
  id: row.id,
  initiativeId: row.initiative_id,
  title: row.title,
  description: row.description,
  severity: row.severity,
  createdBy: personOf(row.created_by_id, {
    first_name: row.author_first_name,
    last_name: row.author_last_name,
    deleted_at: row.author_deleted_at,
  }),
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  resolvedBy: personOf(row.resolved_by_id, {
    first_name: row.resolver_first_name,
    last_name: row.resolver_last_name,
    deleted_at: row.resolver_deleted_at,
  }),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

async function getFlag(tx: Tx, id: string): Promise<Flag> {
  const row = await findFlagView(tx, id)
  if (row === undefined) throw notFound('Flag')
  return present(row)
}

async function getForUpdate(tx: Tx, id: string) {
  const row = await findFlagForUpdate(tx, id)
  if (row === undefined) throw notFound('Flag')
  return row
}

export const listFlags = (
  { database }: Ports,
  actor: Actor,
  { id, page }: { id: string; page: FlagPage },
): Promise<ListResult<Flag>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await getEventInitiative(tx, id)
    const { rows, total } = await listFlagViews(tx, id, page)
    return listResult(rows.map(present), { from: page.from, total })
  })

const blankAsNull = (text: string | null | undefined): string | null => (text ? text : null)

/** Something about the initiative that its people must know. */
export const raiseFlag = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: z.output<typeof createFlag.body> },
): Promise<Flag> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const initiative = await getEventInitiative(tx, id)
    const flagId = await insertFlag(tx, {
      firm_id: initiative.firm_id,
      client_id: initiative.client_id,
      initiative_id: id,
      title: body.title,
      severity: body.severity,
      description: blankAsNull(body.description),
      created_by_id: caller.userId,
    })
    const subject = { id: flagId, name: body.title }
    await recordEvent(
      tx,
      { ports, caller },
      { initiative, action: 'flag.raised', subject, notification: 'FLAG_RAISED' },
    )
    return getFlag(tx, flagId)
  })

/** @throws AppError STALE_UPDATE */
export const changeFlag = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: z.output<typeof updateFlag.body> },
): Promise<Flag> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    await refuseStale(row, body.updatedAt, () => getFlag(tx, id))
    await updateFlagRow(tx, id, {
      ...(body.title !== undefined && { title: body.title }),
      ...(body.severity !== undefined && { severity: body.severity }),
      ...(body.description !== undefined && { description: blankAsNull(body.description) }),
    })
    const initiative = await getEventInitiative(tx, row.initiative_id)
    const subject = { id, name: body.title ?? row.title }
    await recordEvent(tx, { ports, caller }, { initiative, action: 'flag.changed', subject })
    return getFlag(tx, id)
  })

/** Resolves a flag, or takes that back; doing it twice changes nothing. @throws AppError STALE_UPDATE */
export const settleFlag = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: z.output<typeof resolveFlag.body> },
): Promise<Flag> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    await refuseStale(row, body.updatedAt, () => getFlag(tx, id))
    if (body.resolved === (row.resolved_at !== null)) return getFlag(tx, id)
    await updateFlagRow(tx, id, {
      resolved_at: body.resolved ? ports.clock.now() : null,
      resolved_by_id: body.resolved ? caller.userId : null,
    })
    const initiative = await getEventInitiative(tx, row.initiative_id)
    const subject = { id, name: row.title }
    const told = body.resolved
      ? ({ action: 'flag.resolved', notification: 'FLAG_RESOLVED' } as const)
      : ({ action: 'flag.reopened', notification: 'FLAG_REOPENED' } as const)
    await recordEvent(tx, { ports, caller }, { initiative, subject, ...told })
    return getFlag(tx, id)
  })

export const removeFlag = (ports: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    await deleteFlagRow(tx, id)
    const initiative = await getEventInitiative(tx, row.initiative_id)
    const subject = { id, name: row.title }
    await recordEvent(tx, { ports, caller }, { initiative, action: 'flag.deleted', subject })
    return { id }
  })
