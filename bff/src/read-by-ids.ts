import type { Id } from '@parley/contracts/ids.ts'
import { compiledQuery, type Given } from '@parley/server-kit/database/compiled-query.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'

/** Ids in a list at most; more are given as an array. */
const longestList = 64

/** Each id under its place, and all of them. */
type Values = Record<number, Id> & { all: readonly Id[] }

/** How many places the list has; none where it is given as an array. */
type Shape = number | 'array'

/**
 * As a list whose length is a power of two, so that there are few shapes, each planned once: for an array of an unknown
 * length Postgres expects so much more than one that it plans every call anew, which takes ten times as long as the read.
 */
function listOf(ids: readonly Id[]): Id[] {
  const length = 2 ** Math.ceil(Math.log2(ids.length))
  return Array.from({ length }, (_, place) => ids[Math.min(place, ids.length - 1)] ?? '')
}

const isListed =
  (given: Given<Values>, shape: Shape) =>
  (column: string): RawBuilder<boolean> => {
    if (shape === 'array') return sql<boolean>`${sql.ref(column)} = any(${given('all')}::uuid[])`
    const places = Array.from({ length: shape }, (_, place) => given(place))
    return sql<boolean>`${sql.ref(column)} in (${sql.join(places)})`
  }

/** A read by several ids, compiled once for some lengths of their list; of none it reads nothing. */
export function readByIds<DB extends object, TB extends keyof DB, Row>(
  build: (tx: Tx, isOneOf: (column: string) => RawBuilder<boolean>) => SelectQueryBuilder<DB, TB, Row>,
): (tx: Tx, ids: readonly Id[]) => Promise<Row[]> {
  const read = compiledQuery((tx: Tx, given: Given<Values>, shape: Shape) =>
    build(tx, isListed(given, shape)),
  )
  return async (tx, ids) => {
    if (ids.length === 0) return []
    if (ids.length > longestList) return read(tx, { all: ids }, 'array')
    const list = listOf(ids)
    return read(tx, { ...Object.fromEntries(list.entries()), all: list }, list.length)
  }
}
