import { compiledQuery, type Given } from '@parley/server-kit/database/compiled-query.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import type { ParsedList } from '../../http/list-query.ts'
import { countOf, longPage, wholePage } from '../../list-page.ts'

/** What `presentPerson` shows. */
export const personColumns = [
  'stakeholder.id',
  'stakeholder.first_name',
  'stakeholder.last_name',
  'stakeholder.role',
  'stakeholder.email',
  'stakeholder.phone',
  'stakeholder.notes',
  'stakeholder.department_id',
  'department.name as department_name',
  'department.code as department_code',
] as const
const shown = [
  ...personColumns,
  'stakeholder.client_id',
  'stakeholder.created_at',
  'stakeholder.updated_at',
] as const

const selectStakeholders = (tx: Tx) =>
  tx
    .selectFrom('stakeholder')
    .leftJoin('department', 'department.id', 'stakeholder.department_id')
    .select(shown)
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

/** What the text of the query depends on. */
interface Shape {
  department: 'any' | 'none' | 'given'
  words: number
  column: StakeholderSort
  direction: 'asc' | 'desc'
}

interface Values {
  clientId: string
  departmentId: string | null
  patterns: string[]
  from: number
  limit: number
}

function matching(tx: Tx, given: Given<Values>, shape: Shape) {
  const query = tx.selectFrom('stakeholder').where('stakeholder.client_id', '=', given('clientId'))
  if (shape.department === 'none') return query.where('stakeholder.department_id', 'is', null)
  if (shape.department === 'given')
    return query.where('stakeholder.department_id', '=', given('departmentId'))
  return query
}

/** Every word of the search is somewhere in the row. */
function searched(tx: Tx, given: Given<Values>, shape: Shape) {
  let query = matching(tx, given, shape).leftJoin('department', 'department.id', 'stakeholder.department_id')
  for (let word = 1; word <= shape.words; word += 1) {
    const pattern = sql<string>`(${given('patterns')}::text[])[${sql.lit(word)}]`
    query = query.where((eb) =>
      eb.or([
        eb(sql`stakeholder.first_name || ' ' || stakeholder.last_name`, 'ilike', pattern),
        eb('stakeholder.role', 'ilike', pattern),
        eb('stakeholder.email', 'ilike', pattern),
        eb('department.name', 'ilike', pattern),
      ]),
    )
  }
  return query
}

/** Columns that every row has, of the table itself: found and counted by an index alone. */
const ownColumns: StakeholderSort[] = ['firstName', 'lastName', 'createdAt']

function ofShape(tx: Tx, given: Given<Values>, shape: Shape) {
  const place = { from: given('from'), limit: given('limit') }
  const by = sortExpressions[shape.column]
  const { lastName, firstName } = sortExpressions
  if (shape.words === 0 && ownColumns.includes(shape.column))
    return longPage(tx, selectStakeholders(tx), {
      ...place,
      found: matching(tx, given, shape),
      id: 'stakeholder.id',
      order: [
        [by, shape.direction],
        [lastName, 'asc'],
        [firstName, 'asc'],
        ['stakeholder.id', 'asc'],
      ],
    })
  return wholePage(
    searched(tx, given, shape)
      .select(shown)
      .orderBy(by, (order) => (shape.direction === 'asc' ? order.asc() : order.desc()).nullsLast())
      .orderBy(lastName)
      .orderBy(firstName)
      .orderBy('stakeholder.id'),
    place,
  )
}

const page = compiledQuery(ofShape)
const counted = compiledQuery((tx: Tx, given: Given<Values>, shape: Shape) =>
  countOf(searched(tx, given, shape)),
)

function departmentShape(departmentId: string | null | undefined): Shape['department'] {
  if (departmentId === null) return 'none'
  return departmentId ? 'given' : 'any'
}

/** One page of a client's stakeholders. */
export async function listStakeholderViews(
  tx: Tx,
  clientId: string,
  { q, sort, filter: { departmentId }, from, limit }: ParsedList<StakeholderSort, StakeholderFilter>,
): Promise<{ rows: (StakeholderView & { total: number })[]; total: number }> {
  const patterns = (q?.split(/\s+/) ?? []).map(containing)
  const shape: Shape = { department: departmentShape(departmentId), words: patterns.length, ...sort }
  const values = { clientId, departmentId: departmentId ?? null, patterns, from, limit }
  const rows = await page(tx, values, shape)
  if (rows.length > 0 || from === 0) return { rows, total: rows[0]?.total ?? 0 }
  return { rows, total: (await counted(tx, values, shape))[0]?.counted ?? 0 }
}
