import type { AgentRole } from '@parley/contracts/enums.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

export interface AgentFilter {
  id?: readonly Id[] | undefined
  role?: AgentRole | undefined
  isSME?: boolean | undefined
  isActive?: boolean | undefined
  industry?: string | undefined
}
export type AgentOrder = 'id' | 'name' | 'role' | 'is_sme' | 'is_active' | 'created_at' | 'updated_at'
/** What a list of agents is sorted by; by role, then name, unless told. */
export const agentOrder: {
  sortable: Record<string, AgentOrder>
  defaultSort: { column: AgentOrder; direction: 'asc' }
} = {
  sortable: {
    id: 'id',
    name: 'name',
    role: 'role',
    isSME: 'is_sme',
    isActive: 'is_active',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
  defaultSort: { column: 'role', direction: 'asc' },
}

export interface AgentPage {
  q: string | undefined
  sort: { column: AgentOrder; direction: 'asc' | 'desc' }
  from: number
  limit: number
}

const selectAgents = (tx: Tx) =>
  tx
    .selectFrom('ai_agent as a')
    .leftJoin('user_account as u', 'u.id', 'a.created_by_id')
    .select([
      'a.id',
      'a.name',
      'a.description',
      'a.system_message',
      'a.role',
      'a.is_sme',
      'a.is_active',
      'a.industries',
      'a.created_at',
      'a.updated_at',
      'u.first_name',
      'u.last_name',
      'u.deleted_at',
    ])
export type AgentView = NonNullable<Awaited<ReturnType<typeof findAgentView>>>

export const findAgentView = (tx: Tx, id: Id) => selectAgents(tx).where('a.id', '=', id).executeTakeFirst()

function matching(tx: Tx, filter: AgentFilter, q: string | undefined) {
  let query = selectAgents(tx)
  if (filter.id !== undefined) query = query.where('a.id', 'in', [...filter.id])
  if (filter.role !== undefined) query = query.where('a.role', '=', filter.role)
  if (filter.isSME !== undefined) query = query.where('a.is_sme', '=', filter.isSME)
  if (filter.isActive !== undefined) query = query.where('a.is_active', '=', filter.isActive)
  // An agent of all industries fits each.
  if (filter.industry)
    query = query.where(sql<boolean>`a.industries && array[${filter.industry}, 'all']::text[]`)
  if (q === undefined) return query
  const pattern = containing(q)
  return query.where((eb) => eb.or([eb('a.name', 'ilike', pattern), eb('a.description', 'ilike', pattern)]))
}

/** Contributors, reviewers, approvers: the order in which they work. */
const byRole = sql`array_position(array['CONTRIBUTOR', 'REVIEWER', 'APPROVER'], a.role)`
const byName = sql`lower(a.name)`

function orderOf(column: AgentOrder): RawBuilder<unknown> {
  if (column === 'role') return byRole
  return column === 'name' ? byName : sql.ref(`a.${column}`)
}

/** A page of the agents, and how many match. */
export function listAgentViews(tx: Tx, filter: AgentFilter, { q, sort, ...page }: AgentPage) {
  const ordered = matching(tx, filter, q)
    .orderBy(orderOf(sort.column), sort.direction)
    .orderBy(byName)
    .orderBy('a.id')
  return readPage(ordered, page)
}

export async function countAgents(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('ai_agent')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

const templatesWith = (tx: Tx, agentId: Id) =>
  tx
    .selectFrom('template_version as v')
    .innerJoin('initiative_template as t', (join) =>
      join.onRef('t.id', '=', 'v.template_id').onRef('t.version', '=', 'v.version'),
    )
    .select(['t.id', 't.name', sql<number | null>`null::int`.as('position')])
    .where(sql<boolean>`v.agent_ids @> array[${agentId}]::text[]`)

const openPhasesWith = (tx: Tx, agentId: Id) =>
  tx
    .selectFrom('initiative_phase as p')
    .innerJoin('initiative as i', 'i.id', 'p.initiative_id')
    .select(['p.id', 'i.name', sql<number | null>`p.position`.as('position')])
    .where(sql<boolean>`p.agent_ids @> array[${agentId}]::text[]`)
    .where('i.status', 'not in', ['COMPLETED', 'CANCELLED'])

/**
 * What keeps an agent from being deleted (decisions D10), and how much of it there is: templates in their newest
 * version, by name; then phases of initiatives that go on, by the initiative's name and their position, from 1.
 * For the platform's scope, which reads no more of them than that.
 */
export const listUsesOfAgent = (tx: Tx, agentId: Id, limit: number) =>
  readPage(
    tx
      .selectFrom(templatesWith(tx, agentId).unionAll(openPhasesWith(tx, agentId)).as('used'))
      .select(['used.name', 'used.position'])
      .orderBy(sql`used.position is not null`)
      .orderBy(sql`lower(used.name)`)
      .orderBy('used.position')
      .orderBy('used.id'),
    { from: 0, limit },
  )
