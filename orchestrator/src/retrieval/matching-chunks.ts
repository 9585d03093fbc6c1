import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { b, elsewhere, k1, type WordStatistics } from './bm25.ts'
import type { Candidate, WordQuery } from './candidates.ts'
import type { Concept } from './concepts.ts'
import { areasOf, type SearchArea } from './knowledge-filter.ts'

/** Chunks that share words with a question, best first, and what is known of these words. */
export interface MatchingChunks {
  chunks: Candidate[]
  statistics: WordStatistics
}

interface Row {
  /** Null in the one row of a search that finds nothing. */
  id: string | null
  tenant_key: string | null
  /** In the first row. */
  statistics: { chunks: number; length: number; having: Record<string, number> | null } | null
}

/**
 * Chunks that speak of what a question asks about, by BM25 over the postings of what the search may find. How rare a word
 * is, how many chunks there are and how long they are is counted among these alone, so that a score tells nobody
 * anything of what they may not find (ADR 16).
 *
 * The groups that may be found are listed once; the index of words gives the rest, by equality of firm, word and client,
 * which row security lets it do.
 */
export async function matchingChunks(tx: Kysely<DB>, query: WordQuery): Promise<MatchingChunks> {
  const areas = areasOf(query)
  if (query.concepts.length === 0 || areas.length === 0)
    return { chunks: [], statistics: { chunks: 0, averageLength: 1, having: new Map() } }
  const { rows } = await statement(query, areas).execute(tx)
  const counted = rows[0]?.statistics
  return {
    chunks: rows.flatMap(({ id, tenant_key }) =>
      id === null || tenant_key === null ? [] : [{ id, tenantKey: tenant_key }],
    ),
    statistics: {
      chunks: counted?.chunks ?? 0,
      averageLength: Math.max(1, (counted?.length ?? 0) / Math.max(1, counted?.chunks ?? 0)),
      having: new Map(Object.entries(counted?.having ?? {})),
    },
  }
}

/** The inverse document frequency of a word that so many chunks have. */
const rarity = (count: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`ln(1 + (size.chunks + ${elsewhere}::float8 - least(size.chunks, ${count}) + 0.5) / (least(size.chunks, ${count}) + 0.5))`

const place = sql`(entry >> 24)`
const count = sql`(((entry >> 15) & 511) / 2.0::float8)`
const length = sql`(entry & 32767)`

/**
 * Entries that are scored: of the rarest words. Where they are that many, what most chunks have decides nothing about who
 * is measured further, which is done with all words.
 */
const mostEntries = 20_000

/** As `weigh` and `bm25` have it, which measure what is found once more with all that is known of the question. */
function statement(query: WordQuery, areas: readonly SearchArea[]) {
  const asked = termRows(query.concepts)
  return sql<Row>`/* prepared */ with
    asked as materialized (select * from unnest(${asked.terms}::text[], ${asked.concepts}::int[], ${asked.shares}::float8[], ${asked.weights}::float8[]) as asked(term, concept, share, weight)),
    may_find as materialized (${union(areas.map(groupsOf))}),
    size as materialized (select coalesce(sum(cardinality(chunk_ids)), 0)::float8 as chunks, coalesce(sum(total_length), 0)::float8 as length from may_find),
    found as materialized (select p.term, p.group_id, p.entries from (${union(areas.map((area) => postingsOf(area, query)))}) as p join may_find on may_find.id = p.group_id),
    having_term as materialized (select term, sum(cardinality(entries))::float8 as chunks from found group by term),
    having_concept as materialized (select concept, coalesce(sum(h.chunks), 0) as entries,
        ${rarity(sql`coalesce(sum(h.chunks) filter (where share = 1), 0)`)} as rarity
      from asked left join having_term h using (term) cross join size group by concept, size.chunks),
    scored_concept as (select concept, rarity from (select concept, rarity, sum(entries) over (order by rarity desc, concept) - entries as rarer from having_concept) c
      where rarer < ${mostEntries}::float8),
    weighed as materialized (select term, concept, weight * share * case when share = 1 then c.rarity else least(c.rarity, ${rarity(sql`h.chunks`)}) end as weight
      from asked join having_term h using (term) join scored_concept c using (concept) cross join size),
    scored as (select found.group_id, ${place} as place, concept,
        max(w.weight * ${count} / (${count} + ${k1}::float8 * (1 - ${b}::float8 + ${b}::float8 * ${length} * size.chunks / size.length))) as score
      from found join weighed w using (term) cross join size cross join unnest(found.entries) as entry group by 1, 2, 3),
    best as (select group_id, place, sum(score) as score from scored group by 1, 2 order by 3 desc, 1, 2 limit ${query.count})
    select may_find.chunk_ids[best.place + 1] as id, may_find.tenant_key,
      case when row_number() over (order by best.score desc, best.group_id, best.place) = 1 then json_build_object('chunks', size.chunks, 'length', size.length,
        'having', (select json_object_agg(term, chunks) from having_term)) end as statistics
    from size left join best on true left join may_find on may_find.id = best.group_id
    order by best.score desc, best.group_id, best.place`
}

function termRows(concepts: readonly Concept[]) {
  const rows = concepts.flatMap(({ weight, terms }, concept) =>
    [...terms].map(([term, share]) => ({ term, concept, share, weight })),
  )
  return {
    terms: rows.map(({ term }) => term),
    concepts: rows.map(({ concept }) => concept),
    shares: rows.map(({ share }) => share),
    weights: rows.map(({ weight }) => weight),
  }
}

const union = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(parts, sql` union all `)

function groupsOf({ tenant, where }: SearchArea): RawBuilder<unknown> {
  const key =
    'key' in tenant
      ? sql`g.tenant_key = ${tenant.key}::uuid`
      : sql`g.tenant_key = any((select array_agg(key) from (${tenant.keys}) as all_keys)::uuid[])`
  return sql`select g.id, g.tenant_key, g.chunk_ids, g.total_length from ${scopedRaw.table('posting_group', 'g')} where ${key} and ${where('g')}`
}

/** One tenant's words, or all that the scope has of the firm's; which of them may be found the groups say. */
function postingsOf({ tenant }: SearchArea, { firmId, clientId }: WordQuery): RawBuilder<unknown> {
  const whose =
    'key' in tenant
      ? tenant.key === clientId
        ? sql`and p.client_id = ${tenant.key}::uuid`
        : sql`and p.client_id is null`
      : sql``
  return sql`select p.term, p.group_id, p.entries from ${scopedRaw.table('posting', 'p')}
    where p.firm_id = ${firmId}::uuid and p.term = any((select array_agg(distinct term) from asked)::text[]) ${whose}`
}
