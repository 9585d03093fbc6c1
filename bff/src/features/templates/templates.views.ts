import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

export interface TemplateFilter {
  status?: string | undefined
  visibility?: string | undefined
  ownerId?: string | undefined
  industry?: string | undefined
}

const selectTemplates = (tx: Tx) =>
  tx
    .selectFrom('initiative_template as t')
    .leftJoin('consulting_firm as f', 'f.id', 't.firm_id')
    .leftJoin('client as c', 'c.id', 't.client_id')
    .select([
      't.id',
      't.name',
      't.description',
      't.icon',
      't.visibility',
      't.status',
      't.initiative_type',
      't.industries',
      't.ai_hours',
      't.version',
      't.phase_count',
      't.firm_id',
      't.owner_firm_id',
      't.client_id',
      't.created_at',
      't.updated_at',
      'f.name as firm_name',
      'c.name as client_name',
    ])

export type TemplateView = Awaited<ReturnType<typeof listTemplateViews>>[number]

/** Templates that the scope lets through: current ones first, then by name. */
export async function listTemplateViews(tx: Tx, filter: TemplateFilter) {
  let query = selectTemplates(tx)
  if (filter.status) query = query.where('t.status', '=', filter.status)
  if (filter.visibility) query = query.where('t.visibility', '=', filter.visibility)
  if (filter.ownerId)
    query = query.where((eb) =>
      eb.or([eb('t.firm_id', '=', filter.ownerId ?? ''), eb('t.client_id', '=', filter.ownerId ?? '')]),
    )
  if (filter.industry)
    query = query.where(sql<boolean>`t.industries && array[${filter.industry}, 'all']::text[]`)
  return query
    .orderBy('t.status')
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id')
    .limit(1000)
    .execute()
}

export const findTemplateView = (tx: Tx, id: string) =>
  selectTemplates(tx).where('t.id', '=', id).executeTakeFirst()

export const findDefinition = (tx: Tx, id: string, version: number) =>
  tx
    .selectFrom('template_version')
    .select('definition')
    .where('template_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()

export const listIndustryRows = (tx: Tx) =>
  tx.selectFrom('industry').select(['id', 'code']).orderBy('code').execute()

export const listAgentRows = (tx: Tx) =>
  tx
    .selectFrom('ai_agent')
    .select(['id', 'name', 'description', 'role', 'is_sme', 'is_active', 'industries'])
    .orderBy(sql`array_position(array['CONTRIBUTOR', 'REVIEWER', 'APPROVER'], role)`)
    .orderBy(sql`lower(name)`)
    .execute()
export type AgentRow = Awaited<ReturnType<typeof listAgentRows>>[number]
