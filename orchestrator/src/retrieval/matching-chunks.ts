import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import type { Candidate, WordQuery } from './candidates.ts'
import { areasOf, type SearchArea } from './knowledge-filter.ts'

/** Languages that chunks' words are kept in as stems; see `knowledge_language` of the database. */
const languages = ['english', 'german', 'french', 'spanish', 'italian', 'dutch', 'simple'] as const

/** Words of a question that are looked for. */
const mostWords = 40

interface MatchRow {
  id: string
  tenant_key: string
  rank: number
}

/**
 * Chunks that share words with the question, any of them, in any of the languages, best first. Every chunk of the
 * tenant is looked at, by the tenant's index: under row security no index of words can be used, since the operator
 * that matches them may not run before the policy has.
 */
export async function matchingChunks(tx: Kysely<DB>, query: WordQuery): Promise<Candidate[]> {
  const words = wordsOf(query.query)
  const areas = areasOf(query)
  if (words.length === 0 || areas.length === 0) return []
  const arms = sql.join(
    areas.map((area) => arm(area, query)),
    sql` union all `,
  )
  const { rows } =
    await sql<MatchRow>`/* prepared */ with asked as materialized (${stemsOf(words)}) ${arms}`.execute(tx)
  return rows
    .sort((one, other) => other.rank - one.rank || (one.id < other.id ? -1 : 1))
    .slice(0, query.count)
    .map(({ id, tenant_key }) => ({ id, tenantKey: tenant_key }))
}

/** Each stem once, whichever languages have it, joined by 'or'; letters and digits alone, so nothing is an operator. */
function stemsOf(words: readonly string[]): RawBuilder<unknown> {
  const text = words.join(' ')
  const stems = sql.join(
    languages.map(
      (language) => sql`tsvector_to_array(to_tsvector(${sql.lit(language)}::regconfig, ${text}))`,
    ),
    sql` || `,
  )
  return sql`select string_agg(quote_literal(stem), ' | ')::tsquery as words from (select distinct unnest(${stems}) as stem) as stems`
}

function arm({ tenant, where }: SearchArea, { firmId, count }: WordQuery): RawBuilder<unknown> {
  const key =
    'key' in tenant
      ? sql`c.tenant_key = ${tenant.key}::uuid`
      : sql`c.tenant_key = any((select array_agg(key) from (${tenant.keys}) as all_keys)::uuid[])`
  return sql`(select c.id, c.tenant_key, ts_rank(c.search, (select words from asked), 1) as rank
    from ${scopedRaw.table('knowledge_chunk', 'c')}
    where c.firm_id = ${firmId}::uuid and ${key} and ${where('c')} and c.search @@ (select words from asked)
    order by rank desc, c.id limit ${count})`
}

/** Different words of a question, in lower case: letters and digits alone. */
export function wordsOf(question: string): string[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, mostWords)
}
