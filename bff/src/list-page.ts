import {
  AliasNode,
  ColumnNode,
  type Expression,
  IdentifierNode,
  type Kysely,
  type RawBuilder,
  ReferenceNode,
  type SelectQueryBuilder,
  type SelectQueryNode,
  sql,
} from 'kysely'
import type { Tx } from './database.ts'

/**
 * One page of an ordered query, and how many rows match in all. One query, unless the page lies past the end, where
 * no row could carry the count.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { from, limit }: { from: number; limit: number },
): Promise<{ rows: (Row & { total: number })[]; total: number }> {
  const rows = (await wholePage(query, { from, limit }).execute()) as (Row & { total: number })[]
  return { rows, total: rows[0]?.total ?? (from === 0 ? 0 : await countRows(query)) }
}

/** The query for one page that is counted as it is found. */
export const wholePage = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { from, limit }: { from: number | Expression<number>; limit: number | Expression<number> },
) =>
  query
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .offset(from)
    .limit(limit) as unknown as SelectQueryBuilder<DB, TB, Row & { total: number }>

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

/** A column as the query names it, or an expression, and which way. */
export type ListOrder = readonly [by: string | RawBuilder<unknown>, direction: 'asc' | 'desc'][]

interface LongPage<F, FT extends keyof F, O, OT extends keyof O, Place> {
  /** Rows that match, of their own table alone: what they are joined to is for the page. */
  found: SelectQueryBuilder<F, FT, object>
  /** The same, joined to what they are ordered by, where that is of another table. */
  ordered?: SelectQueryBuilder<O, OT, object> | undefined
  order: ListOrder
  /** Columns that tell the rows apart, as all three queries name them. */
  id: string | readonly string[]
  from: Place
  limit: Place
  /** Whether it was searched: finding the rows is then what costs, and they are counted as they are found. */
  isSearched?: boolean
}

const inOrder = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder,
): SelectQueryBuilder<DB, TB, Row> =>
  order.reduce(
    (some, [by, direction]) => some.orderBy(typeof by === 'string' ? sql.ref(by) : by, direction),
    query,
  )

/**
 * The same for a long list, in one statement: first the ids of the page and the count, of an index alone where one has
 * what is asked and the order; then all else, of these rows alone. What a row is joined to, and what is reckoned for it,
 * is so not done for those that come before.
 */
export function longPage<
  DB,
  TB extends keyof DB,
  Row,
  F,
  FT extends keyof F,
  O = F,
  OT extends keyof O = never,
>(
  tx: Tx,
  rows: SelectQueryBuilder<DB, TB, Row>,
  spec: LongPage<F, FT, O, OT, number | Expression<number>>,
): SelectQueryBuilder<DB, TB, Row & { total: number }> {
  const { found, ordered, order, id, from, limit, isSearched = false } = spec
  const keys = [id].flat().map((column, place) => ({ column, alias: `page_key_${place}` }))
  const counted = isSearched ? sql<number>`count(*) over ()::int` : sql<number>`(${countOf(found)})`
  const columns = [
    ...keys.map(({ column, alias }) => sql<string>`${sql.ref(column)}`.as(alias)),
    counted.as('page_total'),
  ]
  const page = ordered
    ? inOrder(ordered.select(columns), order).offset(from).limit(limit)
    : inOrder(found.select(columns), order).offset(from).limit(limit)
  const isOfPage = sql<boolean>`${sql.join(
    keys.map(({ column, alias }) => sql`${sql.ref(column)} = ${sql.ref(`page.${alias}`)}`),
    sql` and `,
  )}`
  // Found once and kept: the server would else find the page anew for each row that it takes for one of few.
  const kept = sql<object>`(with found_page as materialized (${page})
    select *, row_number() over () as page_place from found_page)`.as<'page'>(sql`page`)
  // Row by row, for as long as the page is: joined freely, the server reads all that the tenant has to find the page in it.
  const ofPage = rows.where(isOfPage).offset(sql.lit(0)).as('of_page')
  return tx
    .selectFrom(kept)
    .crossJoinLateral(() => ofPage)
    .select(namesOf(rows).map((name) => sql.ref(`of_page.${name}`).as(name)))
    .select(sql<number>`page.page_total`.as('total'))
    .orderBy(sql`page.page_place`) as unknown as SelectQueryBuilder<DB, TB, Row & { total: number }>
}

/** What a query's columns are called. @throws Error where it selects all of a table */
function namesOf(query: Expression<unknown>): string[] {
  const { selections = [] } = query.toOperationNode() as SelectQueryNode
  return selections.map(({ selection }) => {
    const named = AliasNode.is(selection) ? selection.alias : selection
    if (IdentifierNode.is(named)) return named.name
    if (ReferenceNode.is(named) && ColumnNode.is(named.column)) return named.column.column.name
    throw new Error('The columns of a page are named one by one.')
  })
}

/** How many rows match. */
export const countOf = <DB, TB extends keyof DB>(found: SelectQueryBuilder<DB, TB, object>) =>
  found.select(sql<number>`count(*)::int`.as('counted'))

/** Asks for a page of a long list, and for how many match in all. */
export async function readLongPage<
  DB,
  TB extends keyof DB,
  Row,
  F,
  FT extends keyof F,
  O = F,
  OT extends keyof O = never,
>(
  tx: Tx,
  rows: SelectQueryBuilder<DB, TB, Row>,
  { q, ...spec }: Omit<LongPage<F, FT, O, OT, number>, 'isSearched'> & { q?: string | undefined },
): Promise<{ rows: (Row & { total: number })[]; total: number }> {
  const answer = (await longPage(tx, rows, { ...spec, isSearched: q !== undefined }).execute()) as (Row & {
    total: number
  })[]
  return { rows: answer, total: answer[0]?.total ?? (spec.from === 0 ? 0 : await countRows(spec.found)) }
}
