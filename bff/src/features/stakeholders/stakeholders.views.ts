import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import type { ParsedList } from '../../http/list-query.ts'
import { readPage } from '../../list-page.ts'

const selectStakeholders = (tx: Tx) =>
  tx
    .selectFrom('stakeholder')
    .leftJoin('department', 'department.id', 'stakeholder.department_id')
    .select([
      'stakeholder.id',
      'stakeholder.client_id',
      'stakeholder.first_name',
      'stakeholder.last_name',
      'stakeholder.role',
      'stakeholder.email',
      'stakeholder.phone',
      'stakeholder.notes',
      'stakeholder.department_id',
      'stakeholder.created_at',
      'stakeholder.updated_at',
      'department.name as department_name',
      'department.code as department_code',
    ])
export type StakeholderView = NonNullable<Awaited<ReturnType<typeof findStakeholderView>>>

export const findStakeholderView = (tx: Tx, id: string) =>
  selectStakeholders(tx).where('stakeholder.id', '=', id).executeTakeFirst()

/** What the list is sorted by: words without regard to case. */
const sortExpressions = {
  firstName: sql`lower(stakeholder.first_name)`,
  lastName: sql`lower(stakeholder.last_name)`,
  role: sql`lower(stakeholder.role)`,
  email: sql`lower(stakeholder.email)`,
  department: sql`lower(department.name)`,
  createdAt: sql`stakeholder.created_at`,
}
export type StakeholderSort = keyof typeof sortExpressions

export interface StakeholderFilter {
  /** Null finds those without a department. */
  departmentId?: string | null | undefined
}

/** One page of a client's stakeholders; every word of the search is somewhere in the row. */
export async function listStakeholderViews(
  tx: Tx,
  clientId: string,
  page: ParsedList<StakeholderSort, StakeholderFilter>,
) {
  const { departmentId } = page.filter
  let query = selectStakeholders(tx).where('stakeholder.client_id', '=', clientId)
  if (departmentId === null) query = query.where('stakeholder.department_id', 'is', null)
  if (departmentId) query = query.where('stakeholder.department_id', '=', departmentId)
  for (const word of page.q?.split(/\s+/) ?? []) {
    const pattern = containing(word)
    query = query.where((eb) =>
      eb.or([
        eb(sql`stakeholder.first_name || ' ' || stakeholder.last_name`, 'ilike', pattern),
        eb('stakeholder.role', 'ilike', pattern),
        eb('stakeholder.email', 'ilike', pattern),
        eb('department.name', 'ilike', pattern),
      ]),
    )
  }
  const { column, direction } = page.sort
  const ordered = query
    .orderBy(sortExpressions[column], (order) =>
      direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy(sortExpressions.lastName)
    .orderBy(sortExpressions.firstName)
    .orderBy('stakeholder.id')
  return readPage(ordered, page)
}
