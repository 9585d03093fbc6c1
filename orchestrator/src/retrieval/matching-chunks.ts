import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import type { Candidate, CandidateQuery } from './candidates.ts'
import { areasOf, type SearchArea } from './knowledge-filter.ts'

/** Languages that chunks' words are kept in as stems; see `knowledge_language` of the database. */
const languages = ['english', 'german', 'french', 'spanish', 'italian', 'dutch', 'simple'] as const

interface MatchRow {
  id: string
  tenant_key: string
  rank: number
}

/** Chunks that share words with the question, any of them, in any of the languages, best first. */
export async function matchingChunks(tx: Kysely<DB>, query: CandidateQuery): Promise<Candidate[]> {
  const words = textQuery(query.query)
  const areas = areasOf(query)
  if (words === '' || areas.length === 0) return []
  const asked = sql.join(
    languages.map((language) => sql`to_tsquery(${sql.lit(language)}::regconfig, ${words})`),
    sql` || `,
  )
  const arms = sql.join(
    areas.map((area) => arm(area, query)),
    sql` union all `,
  )
  const { rows } =
    await sql<MatchRow>`/* prepared */ with asked as materialized (select ${asked} as words) ${arms}`.execute(
      tx,
    )
  return rows
    .sort((one, other) => other.rank - one.rank || (one.id < other.id ? -1 : 1))
    .slice(0, query.count)
    .map(({ id, tenant_key }) => ({ id, tenantKey: tenant_key }))
}

function arm({ tenant, where }: SearchArea, { firmId, count }: CandidateQuery): RawBuilder<unknown> {
  const key =
    'key' in tenant
      ? sql`c.tenant_key = ${tenant.key}::uuid`
      : sql`c.tenant_key = any((select array_agg(key) from (${tenant.keys}) as all_keys)::uuid[])`
  return sql`(select c.id, c.tenant_key, ts_rank(c.search, (select words from asked), 1) as rank
    from ${scopedRaw.table('knowledge_chunk', 'c')}
    where c.firm_id = ${firmId}::uuid and ${key} and ${where('c')} and c.search @@ (select words from asked)
    order by rank desc, c.id limit ${count})`
}

/** Words of the question joined by 'or'; quoted, so that nothing in them is an operator. */
export function textQuery(question: string): string {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)]
    .slice(0, 40)
    .map((word) => `'${word}'`)
    .join(' | ')
}
