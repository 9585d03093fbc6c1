import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/**
 * One page of an ordered query, and how many rows match in all. One query, unless the page lies past the end, where
 * no row could carry the count.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { from, limit }: { from: number; limit: number },
): Promise<{ rows: (Row & { total: number })[]; total: number }> {
  const rows = (await query
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .offset(from)
    .limit(limit)
    .execute()) as (Row & { total: number })[]
  return { rows, total: rows[0]?.total ?? (from === 0 ? 0 : await countRows(query)) }
}

async function countRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const row = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return (row as { total: number }).total
}

/** The same for a query in raw SQL with a column `id`, counted and paged in one statement. */
export async function readRawPage<DB, Row>(
  tx: Kysely<DB>,
  { matching, order }: { matching: RawBuilder<Row>; order: RawBuilder<unknown> },
  { from, limit }: { from: number; limit: number },
): Promise<{ rows: Row[]; total: number }> {
  const { rows } = await sql<Row & { id: string | null; counted: number }>`
    with matching as (${matching})
    select page.*, counted from (select count(*)::int as counted from matching) as whole
      left join lateral (select * from matching order by ${order} offset ${from} limit ${limit}) as page on true
     order by ${order}`.execute(tx)
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.counted ?? 0 }
}

interface LongPage<DB, TB extends keyof DB> {
  from: number
  limit: number
  /** Column that tells the rows apart, as the query names it. */
  id: string
  order: <Row>(query: SelectQueryBuilder<DB, TB, Row>) => SelectQueryBuilder<DB, TB, Row>
}

/**
 * The same for a long list, in one statement: first the ids of the page, by an index where the order has one, and the
 * count; then all else, of these rows alone. What the rows are joined to, and what is reckoned for each, is so not
 * done for those that come before.
 */
export async function readLongPage<DB, TB extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, TB, Row>,
  { from, limit, id, order }: LongPage<DB, TB>,
): Promise<{ rows: (Row & { total: number })[]; total: number }> {
  const count = matching.clearSelect().select(sql<number>`count(*)::int`.as('total'))
  const ids = order(matching.clearSelect().select(sql<string>`${sql.ref(id)}`.as('id')))
    .offset(from)
    .limit(limit)
  const rows = (await order(matching)
    .where(sql<boolean>`${sql.ref(id)} in (${ids})`)
    .select(sql<number>`(${count})`.as('total'))
    .execute()) as (Row & { total: number })[]
  return { rows, total: rows[0]?.total ?? (from === 0 ? 0 : await countRows(matching)) }
}
