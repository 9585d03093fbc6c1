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

/**
 * The same for a long list: the rows are counted apart from the joins and the order of the page, in the same
 * statement, so that an index may give the page without reading the whole list in order.
 */
export async function readLongPage<DB, TB extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, TB, Row>,
  order: (query: SelectQueryBuilder<DB, TB, Row>) => SelectQueryBuilder<DB, TB, Row>,
  { from, limit }: { from: number; limit: number },
): Promise<{ rows: (Row & { total: number })[]; total: number }> {
  const count = matching.clearSelect().select(sql<number>`count(*)::int`.as('total'))
  const rows = (await order(matching)
    .select(sql<number>`(${count})`.as('total'))
    .offset(from)
    .limit(limit)
    .execute()) as (Row & { total: number })[]
  return { rows, total: rows[0]?.total ?? (from === 0 ? 0 : await countRows(matching)) }
}
