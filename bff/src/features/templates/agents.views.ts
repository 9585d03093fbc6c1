import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/** Agents in the order of their roles, then by name. */
export function listAgentRows(tx: Tx, role?: string) {
  let query = tx
    .selectFrom('ai_agent')
    .select(['id', 'name', 'description', 'role', 'is_sme', 'is_active', 'industries'])
  if (role !== undefined) query = query.where('role', '=', role)
  return query
    .orderBy(sql`array_position(array['CONTRIBUTOR', 'REVIEWER', 'APPROVER'], role)`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}
export type AgentRow = Awaited<ReturnType<typeof listAgentRows>>[number]
