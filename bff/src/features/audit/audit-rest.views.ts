import type { Id } from '@parley/contracts/ids.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/** What a tenant reads of an entry beside what the console has too. */
export interface AuditRest {
  id: Id
  session_id: Id | null
  entity_name: string | null
  sealed_at: Date | null
  position: number | null
}

/** Kinds of records that have a name to show, with the table and how the name is made. */
const named = {
  initiative: ['initiative', sql`n.name`],
  client: ['client', sql`n.name`],
  consulting_firm: ['consulting_firm', sql`n.name`],
  consultant: ['consultant', sql`n.first_name || ' ' || n.last_name`],
  user: ['user_account', sql`case when n.deleted_at is null then n.first_name || ' ' || n.last_name end`],
  role: ['role', sql`n.name`],
  template: ['initiative_template', sql`n.name`],
  stakeholder: ['stakeholder', sql`n.first_name || ' ' || n.last_name`],
  department: ['department', sql`n.name`],
  artifact: ['artifact', sql`n.name`],
  portfolio: ['portfolio', sql`n.name`],
  program: ['program', sql`n.name`],
  objective: ['business_objective', sql`n.name`],
} as const

const nameOfEntity = sql.join(
  Object.entries(named).map(
    ([kind, [table, name]]) =>
      sql`when ${sql.lit(kind)} then (select ${name} from ${scopedRaw.table(table, 'n')} where n.id = e.entity_id)`,
  ),
  sql` `,
)

/** Looked up for the rows of a page, within the tenant's scope: a record that is gone has no name. */
export async function listAuditRest(tx: Tx, ids: readonly Id[]): Promise<Map<Id, AuditRest>> {
  const { rows } = await sql<AuditRest>`
    select e.id, e.session_id, case e.entity ${nameOfEntity} end as entity_name, s.sealed_at, s.position
      from ${scopedRaw.table('audit_event', 'e')}
      left join ${scopedRaw.table('audit_seal', 's')} on s.audit_event_id = e.id
     where e.id = any(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same for super admins, who see seals, but no content of tenants (decisions D11, Scope). */
export async function listSeals(tx: Tx, ids: readonly Id[]): Promise<Map<Id, AuditRest>> {
  const rows = await tx
    .selectFrom('audit_event as e')
    .leftJoin('audit_seal as s', 's.audit_event_id', 'e.id')
    .select(['e.id', 'e.session_id', 's.sealed_at', 's.position'])
    .where('e.id', '=', sql<Id>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, entity_name: null }]))
}
