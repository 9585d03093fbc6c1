import {
  AndNode,
  ColumnNode,
  type ColumnUpdateNode,
  type InsertQueryNode,
  type OperationNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  sql,
  TableNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely'
import type { Scope } from './scope.ts'
import { scopePredicate } from './scope-predicate.ts'
import { mayWriteClient, mayWriteRow, type TenantTable } from './tenant-tables.ts'

export interface InsertTarget {
  alias: string
  columns: TenantTable
  scope: Scope
}

const foreign = (table: string): Error => new Error(`A row of ${table} would belong to another tenant.`)

/**
 * Checks the tenant ids of the rows to insert, filters an INSERT … SELECT, and keeps ON CONFLICT DO UPDATE off rows
 * of other tenants.
 */
export function scopeInsert(query: InsertQueryNode, target: InsertTarget): InsertQueryNode {
  const { values } = query
  if (!values) throw new Error(`An insert into ${target.alias} must name its tenant.`)
  const scoped = ValuesNode.is(values)
    ? checkValues(query, values, target)
    : { ...query, values: filterSelected(query, values, target) }
  return scopeConflict(scoped, target)
}

const columnNames = (query: InsertQueryNode): string[] =>
  (query.columns ?? []).map(({ column }) => column.name)

function checkValues(query: InsertQueryNode, values: ValuesNode, target: InsertTarget): InsertQueryNode {
  const names = columnNames(query)
  const firmAt = names.indexOf(target.columns.firm)
  const indexOf = (name: string | undefined) => (name === undefined ? -1 : names.indexOf(name))
  const clientAt = indexOf(target.columns.client)
  const ownerAt = indexOf(target.columns.owner)
  for (const row of values.values) {
    const at = (index: number): unknown => {
      if (index < 0) return null
      if (PrimitiveValueListNode.is(row)) return row.values[index] ?? null
      return literal(row.values[index])
    }
    const ids = { firmId: at(firmAt), clientId: at(clientAt), ownerId: at(ownerAt) }
    if (!mayWriteRow(target.columns, target.scope, ids)) throw foreign(target.alias)
  }
  return query
}

/** The value of a literal; an expression has none that can be checked. */
function literal(node: OperationNode | undefined): unknown {
  if (node === undefined || node.kind === 'DefaultInsertValueNode') return null
  if (ValueNode.is(node)) return node.value
  throw new Error('The tenant of a row must be a plain value, so that it can be checked.')
}

/** INSERT … SELECT keeps the rows of the scope alone, judged under the names of the insert's columns. */
function filterSelected(query: InsertQueryNode, values: OperationNode, target: InsertTarget): OperationNode {
  const names = columnNames(query)
  const required = [target.columns.firm, target.columns.client].filter((name) => name !== undefined)
  const missing = required.find((name) => !names.includes(name))
  if (missing !== undefined)
    throw new Error(`An insert into ${target.alias} from a query must name ${missing}.`)
  const predicate = scopePredicate(target.columns, target.scope, { alias: 'selected', access: 'write' })
  const asExpression = (node: OperationNode) => ({ expressionType: undefined, toOperationNode: () => node })
  const columns = sql.join(names.map((name) => sql.id(name)))
  return sql`select * from (${asExpression(values)}) as selected(${columns}) where ${asExpression(predicate)}`.toOperationNode()
}

function scopeConflict(query: InsertQueryNode, target: InsertTarget): InsertQueryNode {
  const { onConflict } = query
  if (!onConflict?.updates) return query
  refuseForeignUpdates(onConflict.updates, target.columns, target.scope)
  const predicate = scopePredicate(target.columns, target.scope, { alias: target.alias, access: 'write' })
  const existing = onConflict.updateWhere
  const updateWhere = WhereNode.create(
    existing ? AndNode.create(predicate, ParensNode.create(existing.where)) : predicate,
  )
  return { ...query, onConflict: { ...onConflict, updateWhere } }
}

const isExcluded = (node: OperationNode, name: string): boolean =>
  ReferenceNode.is(node) &&
  node.table !== undefined &&
  TableNode.is(node.table) &&
  node.table.table.identifier.name === 'excluded' &&
  ColumnNode.is(node.column) &&
  node.column.column.name === name

/** @throws Error for an update that would move a row to another tenant. */
export function refuseForeignUpdates(
  updates: readonly ColumnUpdateNode[],
  columns: TenantTable,
  scope: Scope,
): void {
  const isKept = (column: string, value: unknown): boolean => {
    if (column === columns.client) return mayWriteClient(columns, scope, value)
    return (
      value === scope.firmId || (value === null && column === columns.firm && columns.owner !== undefined)
    )
  }
  for (const { column, value } of updates) {
    const name = ColumnNode.is(column) ? column.column.name : undefined
    const isTenant = name !== undefined && [columns.firm, columns.client, columns.owner].includes(name)
    if (!isTenant || isExcluded(value, name)) continue
    if (!isKept(name, literal(value))) throw foreign('this table')
  }
}
