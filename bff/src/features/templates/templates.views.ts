import type { InitiativeType, TemplateStatus, TemplateVisibility } from '@parley/contracts/enums.ts'
import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

export interface TemplateFilter {
  id?: readonly string[] | undefined
  status?: TemplateStatus | undefined
  visibility?: TemplateVisibility | undefined
  ownerId?: string | undefined
  industry?: string | undefined
  initiativeType?: InitiativeType | undefined
  language?: WrittenLanguage | undefined
  agentId?: string | undefined
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
      't.language',
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

export type TemplateView = NonNullable<Awaited<ReturnType<typeof findTemplateView>>>

/** What a list of templates is sorted by; current ones first, then by name, unless told. */
export const templateOrder = {
  sortable: { id: 'id', name: 'name', createdAt: 'created_at', updatedAt: 'updated_at', status: 'status' },
  defaultSort: { column: 'status', direction: 'asc' },
} as const

export interface TemplatePage {
  q: string | undefined
  /** Undefined: current ones first, then by name. */
  sort: { column: 'id' | 'name' | 'created_at' | 'updated_at' | 'status'; direction: 'asc' | 'desc' }
  from: number
  limit: number
}

const matching = (tx: Tx, filter: TemplateFilter, q: string | undefined) => {
  let query = selectTemplates(tx)
  if (filter.id !== undefined) query = query.where('t.id', 'in', [...filter.id])
  if (filter.status) query = query.where('t.status', '=', filter.status)
  if (filter.visibility) query = query.where('t.visibility', '=', filter.visibility)
  const { ownerId } = filter
  if (ownerId)
    query = query.where((eb) => eb.or([eb('t.firm_id', '=', ownerId), eb('t.client_id', '=', ownerId)]))
  if (filter.industry)
    query = query.where(sql<boolean>`t.industries && array[${filter.industry}, 'all']::text[]`)
  if (filter.initiativeType) query = query.where('t.initiative_type', '=', filter.initiativeType)
  if (filter.language) query = query.where('t.language', '=', filter.language)
  const { agentId } = filter
  if (agentId)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('template_version as v')
          .select('v.version')
          .whereRef('v.template_id', '=', 't.id')
          .whereRef('v.version', '=', 't.version')
          .where(sql<boolean>`v.agent_ids @> array[${agentId}]::text[]`),
      ),
    )
  if (q === undefined) return query
  const pattern = containing(q)
  return query.where((eb) => eb.or([eb('t.name', 'ilike', pattern), eb('t.description', 'ilike', pattern)]))
}

/** A page of the templates that the scope lets through, and how many match. */
export function listTemplateViews(tx: Tx, filter: TemplateFilter, { q, sort, ...page }: TemplatePage) {
  const by = sort.column === 'name' ? sql`lower(t.name)` : sql.ref(`t.${sort.column}`)
  const ordered = matching(tx, filter, q)
    .orderBy(by, sort.direction)
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id')
  return readPage(ordered, page)
}

export const findTemplateView = (tx: Tx, id: string) =>
  selectTemplates(tx).where('t.id', '=', id).executeTakeFirst()

const selectVersions = (tx: Tx, templateId: string) =>
  tx
    .selectFrom('template_version as v')
    .leftJoin('user_account as u', 'u.id', 'v.created_by_id')
    .select([
      'v.version',
      'v.note',
      'v.created_at',
      'u.id as user_id',
      'u.first_name',
      'u.last_name',
      'u.deleted_at',
    ])
    .select(sql<number>`jsonb_array_length(v.definition -> 'phases')`.as('phase_count'))
    .select((eb) =>
      eb
        .selectFrom('initiative as i')
        .select(sql<number>`count(*)::int`.as('made'))
        .whereRef('i.template_id', '=', 'v.template_id')
        .whereRef('i.template_version', '=', 'v.version')
        .as('initiative_count'),
    )
    .where('v.template_id', '=', templateId)
export type VersionView = NonNullable<Awaited<ReturnType<typeof findVersionView>>>

export interface VersionPage {
  q: string | undefined
  sort: { column: 'v.version' | 'v.created_at'; direction: 'asc' | 'desc' }
  from: number
  limit: number
  filter: { version?: number | undefined }
}

/** Versions of a template that was found in the actor's scope; `q` is looked for in their notes. */
export function listVersionViews(tx: Tx, templateId: string, page: VersionPage) {
  let query = selectVersions(tx, templateId).orderBy(page.sort.column, page.sort.direction)
  if (page.q !== undefined) query = query.where('v.note', 'ilike', containing(page.q))
  if (page.filter.version !== undefined) query = query.where('v.version', '=', page.filter.version)
  return readPage(query, page)
}

export const findVersionView = (tx: Tx, templateId: string, version: number) =>
  selectVersions(tx, templateId).where('v.version', '=', version).executeTakeFirst()
