import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import type { ParsedList } from '../../http/list-query.ts'
import { readPage } from '../../list-page.ts'

/** Departments with the numbers of their badges, in one query however many there are. */
const selectDepartments = (tx: Tx) =>
  tx
    .selectFrom('department as d')
    .select([
      'd.id',
      'd.client_id',
      'd.name',
      'd.code',
      'd.description',
      'd.parent_id',
      'd.created_at',
      'd.updated_at',
    ])
    .select((eb) => [
      eb
        .selectFrom('department as child')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('child.client_id', '=', 'd.client_id')
        .whereRef('child.parent_id', '=', 'd.id')
        .as('child_count'),
      eb
        .selectFrom('stakeholder as person')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('person.client_id', '=', 'd.client_id')
        .whereRef('person.department_id', '=', 'd.id')
        .as('stakeholder_count'),
    ])
export type DepartmentView = NonNullable<Awaited<ReturnType<typeof findDepartmentView>>>

export const findDepartmentView = (tx: Tx, id: string) =>
  selectDepartments(tx).where('d.id', '=', id).executeTakeFirst()

/** What the list is sorted by: words without regard to case. */
const sortExpressions = {
  name: sql`lower(d.name)`,
  code: sql`lower(d.code)`,
  createdAt: sql`d.created_at`,
}
export type DepartmentSort = keyof typeof sortExpressions

export interface DepartmentFilter {
  /** Null finds the top level. */
  parentId?: string | null | undefined
}

export async function listDepartmentViews(
  tx: Tx,
  clientId: string,
  page: ParsedList<DepartmentSort, DepartmentFilter>,
) {
  const { parentId } = page.filter
  let query = selectDepartments(tx).where('d.client_id', '=', clientId)
  if (parentId === null) query = query.where('d.parent_id', 'is', null)
  if (parentId) query = query.where('d.parent_id', '=', parentId)
  if (page.q) {
    const pattern = containing(page.q)
    query = query.where((eb) =>
      eb.or([
        eb('d.name', 'ilike', pattern),
        eb('d.code', 'ilike', pattern),
        eb('d.description', 'ilike', pattern),
      ]),
    )
  }
  const { column, direction } = page.sort
  const ordered = query
    .orderBy(sortExpressions[column], (order) =>
      direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy(sortExpressions.name)
    .orderBy('d.id')
  return readPage(ordered, page)
}

/** Every department of a client, by name. */
export const listAllDepartmentViews = (tx: Tx, clientId: string) =>
  selectDepartments(tx)
    .where('d.client_id', '=', clientId)
    .orderBy(sortExpressions.name)
    .orderBy('d.id')
    .execute()
