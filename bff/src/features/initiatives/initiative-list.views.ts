import type { PhaseInputs } from '@parley/contracts/http/phases.ts'
import type { TemplateSnapshot } from '@parley/contracts/stored/initiative.ts'
import type { RequiredInputs } from '@parley/contracts/template-definition.ts'
import { compiledQuery, type Given } from '@parley/server-kit/database/compiled-query.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { containing, type Tx } from '../../database.ts'
import { countOf, longPage } from '../../list-page.ts'
import { selectInitiatives } from './initiatives.views.ts'

export interface InitiativeListRequest {
  q: string | undefined
  sort: { column: 'created_at' | 'updated_at' | 'name' | 'status'; direction: 'asc' | 'desc' }
  from: number
  to: number
  filter: {
    clientId?: string | undefined
    templateId?: string | undefined
    /** Who leads it. */
    consultantId?: string | undefined
    initiativeType?: string | undefined
    status?: string | undefined
    isArchived?: boolean | undefined
    portfolioId?: string | undefined
    programId?: string | undefined
    objectiveId?: string | undefined
  }
}

/** Whether one is at work (decisions D3, ANALYZING), asked once of what runs and not once of each initiative. */
const isOneAnalyzing = sql<boolean>`(
  initiative.id in (select r.initiative_id from ${scopedRaw.table('sequence_run', 'r')} where r.status in ('QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN'))
  or initiative.id in (select v.initiative_id from ${scopedRaw.table('validation_run', 'v')} where v.status = 'RUNNING')
  or initiative.id in (select a.initiative_id from ${scopedRaw.table('activation', 'a')} where a.status in ('PENDING', 'IN_PROGRESS')))`

/** The template's name and kind as the initiative keeps them; null where it was made without one. */
const templateLabel = sql<Omit<TemplateSnapshot, 'inputs'> | null>`initiative.template_snapshot - 'inputs'`

const connections = ['portfolioId', 'programId', 'objectiveId'] as const
const columns = {
  clientId: 'initiative.client_id',
  templateId: 'initiative.template_id',
  consultantId: 'initiative.consultant_id',
  initiativeType: 'initiative.initiative_type',
  status: 'initiative.status',
} as const
type Column = keyof typeof columns
type Connection = (typeof connections)[number]

/** What the text of the query depends on. */
interface Shape {
  words: number
  columns: Column[]
  connections: Connection[]
  isAnalyzing: boolean
  sort: InitiativeListRequest['sort']
}

type Values = Record<Column | Connection, string | undefined> & {
  isArchived: boolean
  patterns: string[]
  from: number
  limit: number
}

function matching(tx: Tx, given: Given<Values>, shape: Shape) {
  let query = tx.selectFrom('initiative').where('initiative.is_archived', '=', given('isArchived'))
  // Each word, wherever it stands.
  for (let word = 1; word <= shape.words; word += 1) {
    const pattern = sql<string>`(${given('patterns')}::text[])[${sql.lit(word)}]`
    query = query.where((eb) =>
      eb.or([eb('initiative.name', 'ilike', pattern), eb('initiative.description', 'ilike', pattern)]),
    )
  }
  for (const name of shape.columns) query = query.where(columns[name], '=', sql<string>`${given(name)}`)
  for (const name of shape.connections)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('initiative_connection as l')
          .select('l.target_id')
          .whereRef('l.initiative_id', '=', 'initiative.id')
          .where('l.target_id', '=', sql<string>`${given(name)}`),
      ),
    )
  return shape.isAnalyzing ? query.where('initiative.status', '=', 'ACTIVE').where(isOneAnalyzing) : query
}

/** With all that a line of the list says, so that it needs no other query: its people and its phases, as JSON. */
const selectSummaries = (tx: Tx) =>
  selectInitiatives(tx).select((eb) => [
    templateLabel.as('template_snapshot'),
    sql<boolean>`initiative.status = 'ACTIVE' and ${isOneAnalyzing}`.as('is_analyzing'),
    // They are asked for until the initiative begins.
    sql<RequiredInputs | null>`case when initiative.status = 'PENDING' then initiative.template_snapshot -> 'inputs' end`.as(
      'global_inputs',
    ),
    sql<PhaseInputs | null>`case when initiative.status = 'PENDING' then initiative.metadata -> 'globalInputs' end`.as(
      'given_inputs',
    ),
    jsonArrayFrom(
      eb
        .selectFrom('initiative_phase as p')
        .select(['p.id', 'p.name', 'p.position', 'p.status'])
        .whereRef('p.initiative_id', '=', 'initiative.id')
        .orderBy('p.position'),
    ).as('phases'),
    jsonArrayFrom(
      eb
        .selectFrom('initiative_stakeholder as l')
        .innerJoin('stakeholder as s', 's.id', 'l.stakeholder_id')
        .select(['l.kind', 's.id', 's.first_name', 's.last_name', 's.role'])
        .whereRef('l.initiative_id', '=', 'initiative.id')
        .orderBy('l.position')
        .orderBy('s.last_name'),
    ).as('people'),
  ])

const page = compiledQuery((tx: Tx, given: Given<Values>, shape: Shape) =>
  longPage(tx, selectSummaries(tx), {
    found: matching(tx, given, shape),
    from: given('from'),
    limit: given('limit'),
    isSearched: shape.words > 0,
    id: 'initiative.id',
    order: [
      [`initiative.${shape.sort.column}`, shape.sort.direction],
      ['initiative.id', 'asc'],
    ],
  }),
)
const counted = compiledQuery((tx: Tx, given: Given<Values>, shape: Shape) =>
  countOf(matching(tx, given, shape)),
)

/** An initiative as lists have it: what its template was called, without the inputs that it asks for. */
export type InitiativeRow = Awaited<ReturnType<typeof page>>[number]

/** A page of initiatives with their people and phases, and how many match, in one query. */
export async function listInitiativeViews(
  tx: Tx,
  { q, sort, from, to, filter }: InitiativeListRequest,
): Promise<{ rows: InitiativeRow[]; total: number }> {
  const { status, isArchived = false, ...rest } = filter
  const isAnalyzing = status === 'ANALYZING'
  const asked = { ...rest, status: isAnalyzing ? undefined : status }
  const patterns = (q?.split(/\s+/) ?? []).map(containing)
  const isAsked = (name: Column | Connection): boolean => Boolean(asked[name])
  const shape: Shape = {
    words: patterns.length,
    columns: (Object.keys(columns) as Column[]).filter(isAsked),
    connections: connections.filter(isAsked),
    isAnalyzing,
    sort,
  }
  const values = { ...asked, isArchived, patterns, from, limit: to - from + 1 } as Values
  const rows = await page(tx, values, shape)
  if (rows.length > 0 || from === 0) return { rows, total: rows[0]?.total ?? 0 }
  return { rows, total: (await counted(tx, values, shape))[0]?.counted ?? 0 }
}
