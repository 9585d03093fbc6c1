import { type OperationNode, type RawBuilder, sql } from 'kysely'
import { sharedValue } from './query-compiler.ts'
import type { Scope } from './scope.ts'
import { hasFirmRows, readsGlobalRows, sharedColumn, type TenantTable } from './tenant-tables.ts'

export type Access = 'read' | 'write'

type Column = (name: string) => RawBuilder<unknown>

/**
 * The condition under which a row of a tenant table belongs to the scope, for the table under this alias. Always in
 * parentheses. A scope without a firm sees no firm's rows.
 */
export function scopePredicate(
  table: TenantTable,
  scope: Scope,
  target: { alias: string; access: Access },
): OperationNode {
  const column: Column = (name) => sql.ref(`${target.alias}.${name}`)
  return sql`(${target.access === 'read' ? readable(table, scope, column) : writable(table, scope, column)})`.toOperationNode()
}

function readable(table: TenantTable, scope: Scope, column: Column): RawBuilder<unknown> {
  const own = scope.firmId === null ? sql`false` : ownRows(table, scope, column)
  return readsGlobalRows(table) ? sql`${column(table.firm)} is null or ${own}` : own
}

function writable(table: TenantTable, scope: Scope, column: Column): RawBuilder<unknown> {
  if (scope.firmId === null) return sql`false`
  if (table.owner !== undefined) return sql`${column(table.owner)} = ${scope.firmId}`
  return ownRows({ ...table, ...(table.rule === 'shared' && { rule: 'own' }) }, scope, column)
}

/** Up to here ids are compared as a list, by which an index finds rows; beyond it they are looked up in a set. */
export const longestList = 200

/**
 * To plan a query Postgres weighs each id of a list, for each table that is named: with thousands that takes longer than
 * the query. `is true` keeps the set from being joined, which would leave more ways to plan than there is time for.
 */
function isListed(client: RawBuilder<unknown>, ids: string[]): RawBuilder<unknown> {
  const list = sql`${sharedValue(ids)}::uuid[]`
  if (ids.length <= longestList) return sql`${client} = any(${list})`
  return sql`(${client} in (select unnest(${list}))) is true`
}

function ownRows(table: TenantTable, scope: Scope, column: Column): RawBuilder<unknown> {
  const firm = sql`${column(table.firm)} = ${scope.firmId}`
  if (table.client === undefined) return firm
  const client = column(table.client)
  const listed = scope.clientIds === 'all' ? undefined : isListed(client, scope.clientIds)
  if (table.clientOptional !== true) return listed ? sql`${firm} and ${listed}` : firm
  if (hasFirmRows(table, scope)) return listed ? sql`${firm} and (${client} is null or ${listed})` : firm
  const clientRows = listed ?? sql`${client} is not null`
  return table.rule === 'shared'
    ? sql`${firm} and (${clientRows} or (${client} is null and ${column(sharedColumn)}))`
    : sql`${firm} and ${clientRows}`
}
