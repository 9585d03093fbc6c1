import { notFound } from '@parley/contracts/errors.ts'
import type { SelfCheck } from '@parley/contracts/http/self-checks.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import {
  findSelfCheck,
  findSelfCheckAtWork,
  insertSelfCheck,
  listSelfChecks,
  type SelfCheckPage,
  type SelfCheckRow,
} from './self-checks.queries.ts'

const present = (row: SelfCheckRow): SelfCheck => ({
  id: row.id,
  status: row.status,
  found: row.found,
  results: row.results,
  requestedById: row.requested_by_id,
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
})

export const selfCheckOrder = {
  sortable: { id: 'id', createdAt: 'created_at', status: 'status', found: 'found' },
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const

export async function readSelfChecks(
  tx: Tx,
  page: SelfCheckPage,
): Promise<{ rows: SelfCheck[]; total: number }> {
  const { rows, total } = await listSelfChecks(tx, page)
  return { rows: rows.map(present), total }
}

/** @throws AppError NOT_FOUND */
export async function readSelfCheck(tx: Tx, id: Id): Promise<SelfCheck> {
  const row = await findSelfCheck(tx, id)
  if (row === undefined) throw notFound('Self-check')
  return present(row)
}

/** Has the whole product looked over now; two who ask at once get the same one. */
export const requestSelfCheck = (
  { database }: Pick<Dependencies, 'database'>,
  caller: Caller,
): Promise<SelfCheck> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const id = await insertSelfCheck(tx, caller.userId)
    if (id === undefined) {
      const atWork = await findSelfCheckAtWork(tx)
      // It ended in between: its report is the newest there is.
      if (atWork === undefined) throw notFound('Self-check')
      return present(atWork)
    }
    await ring(tx, { topic: 'self-check.run', entityId: id, firmId: null, clientId: null })
    await appendAudit(tx, {
      ...auditedCaller(caller),
      action: 'platform.self_check_requested',
      firmId: null,
      clientId: null,
      entity: 'self_check',
      entityId: id,
      details: {},
    })
    return readSelfCheck(tx, id)
  })
