import type { SelfCheck } from '@parley/contracts/http/self-checks.ts'
import { newId, type Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

const select = (tx: Tx) =>
  tx
    .selectFrom('self_check')
    .select(['id', 'status', 'found', 'results', 'requested_by_id'])
    .select(['created_at', 'started_at', 'finished_at'])

export const findSelfCheck = (tx: Tx, id: Id) => select(tx).where('id', '=', id).executeTakeFirst()
export type SelfCheckRow = NonNullable<Awaited<ReturnType<typeof findSelfCheck>>>

export const findSelfCheckAtWork = (tx: Tx) =>
  select(tx).where('status', 'in', ['PENDING', 'RUNNING']).executeTakeFirst()

type SelfCheckColumn = 'id' | 'created_at' | 'status' | 'found'

export interface SelfCheckPage {
  q: string | undefined
  sort: { column: SelfCheckColumn; direction: 'asc' | 'desc' }
  from: number
  limit: number
  filter: { status?: SelfCheck['status'] | undefined; id?: string[] | undefined }
}

/** Searched are the names of what was found. */
export function listSelfChecks(tx: Tx, { filter, q, sort, ...page }: SelfCheckPage) {
  let query = select(tx)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  if (filter.id !== undefined) query = query.where('id', 'in', filter.id)
  if (q !== undefined) query = query.where(sql<boolean>`strpos(lower(results::text), lower(${q})) > 0`)
  return readPage(query.orderBy(sort.column, sort.direction).orderBy('id', 'desc'), page)
}

/** @returns undefined where one is at work already */
export async function insertSelfCheck(tx: Tx, userId: Id): Promise<Id | undefined> {
  const row = await tx
    .insertInto('self_check')
    .values({ id: newId(), requested_by_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
