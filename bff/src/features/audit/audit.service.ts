import { auditGroups } from '@parley/contracts/audit-actions.ts'
import type { auditFilters, AuditEvent } from '@parley/contracts/http/audit.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type AuditFilter, type AuditPage, listAuditEvents } from './audit-events.views.ts'
import { listAuditRest, listSeals } from './audit-rest.views.ts'
import { presentAuditEvent } from './audit.presenter.ts'

type Ports = Pick<Dependencies, 'database'>
export type WantedEvents = z.output<typeof auditFilters>

const dayMs = 24 * 3_600_000
const isDay = (text: string): boolean => text.length === 10

/** A day is meant whole, in UTC; the end that is handed on is the first moment that does not count. */
export const periodOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(new Date(to).getTime() + (isDay(to) ? dayMs : 1)),
})

const filterOf = ({ group, ...wanted }: WantedEvents): AuditFilter => ({
  ...wanted,
  ...periodOf(wanted),
  topics: group === undefined ? undefined : auditGroups[group],
})

async function readPage(
  tx: Tx,
  actor: Actor,
  { filter, page }: { filter: AuditFilter; page: AuditPage },
): Promise<{ events: AuditEvent[]; total: number }> {
  const { rows, total } = await listAuditEvents(tx, filter, page)
  const ids = rows.map(({ id }) => id)
  const rest = actor.kind === 'super_admin' ? await listSeals(tx, ids) : await listAuditRest(tx, ids)
  return { events: rows.map((row) => presentAuditEvent(actor, row, rest.get(row.id))), total }
}

/** A page of the reader's own log. */
export const readAuditEvents = (
  { database }: Ports,
  actor: Actor,
  page: AuditPage & { filter: WantedEvents },
): Promise<{ events: AuditEvent[]; total: number }> =>
  database.tenantRead(scopeOf(actor), (tx) => readPage(tx, actor, { filter: filterOf(page.filter), page }))

interface Export {
  filter: WantedEvents
  q: string | undefined
}

/** Rows read in one transaction while a file is written. */
const exportPage = 1_000

/** That somebody took the log with them; by what it was filtered, but not what was searched for. */
const auditExport = ({ database }: Ports, caller: Caller, { filter, q }: Export) =>
  database.tenantTransaction(scopeOf(caller), (tx) =>
    appendAudit(tx, {
      ...auditedCaller(caller),
      action: 'audit.exported',
      firmId: caller.firmId,
      clientId: caller.clientId,
      details: { filter, searched: q !== undefined },
    }),
  )

/**
 * All that match, newest first, by pages: each begins behind the last one read, so that entries that come meanwhile
 * move nothing. The export is in the log before the first row goes out.
 */
export async function* exportAuditEvents(
  ports: Ports,
  caller: Caller,
  { filter: wanted, q }: Export,
): AsyncGenerator<AuditEvent[]> {
  await auditExport(ports, caller, { filter: wanted, q })
  const filter = filterOf(wanted)
  const page: AuditPage = { q, sort: { column: 'at', direction: 'desc' }, from: 0, limit: exportPage }
  let before: AuditFilter['before']
  for (;;) {
    const { events } = await ports.database.tenantRead(scopeOf(caller), (tx) =>
      readPage(tx, caller, { filter: { ...filter, before }, page }),
    )
    const last = events.at(-1)
    if (last !== undefined) yield events
    if (last === undefined || events.length < exportPage) return
    before = { at: new Date(last.at), id: last.id }
  }
}
