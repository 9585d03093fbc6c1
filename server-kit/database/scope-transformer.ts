import type { JoinNode } from 'kysely'
import {
  AliasNode,
  AndNode,
  type CommonTableExpressionNode,
  type DeleteQueryNode,
  type Expression,
  IdentifierNode,
  type InsertQueryNode,
  type MergeQueryNode,
  type OperationNode,
  OperationNodeTransformer,
  OnNode,
  ParensNode,
  type QueryId,
  type RawNode,
  type SelectQueryNode,
  sql,
  TableNode,
  type UpdateQueryNode,
  WhereNode,
} from 'kysely'
import type { Scope } from './scope.ts'
import { scopeInsert, refuseForeignUpdates } from './scope-writes.ts'
import { type Access, scopePredicate } from './scope-predicate.ts'
import { createRawGuard } from './raw-guard.ts'
import { findScopedMarker, type ScopedMarker } from './scoped-raw.ts'
import { mayWriteRow, type TenantTable, type TenantTables } from './tenant-tables.ts'

interface TenantReference {
  alias: string
  columns: TenantTable
}

const expressionOf = (node: OperationNode): Expression<unknown> => ({
  expressionType: undefined,
  toOperationNode: () => node,
})

type Filtered = { where?: WhereNode; joins?: readonly JoinNode[] }

/**
 * A query inside another comes here by itself, and then again with each that it stands in. What was said of its tables
 * once is not said again: each time would be planned and checked once more.
 */
const scopedMark = Symbol('scoped')
const isScoped = (node: SelectQueryNode): boolean => scopedMark in node

/** Rewrites one query for one scope; children first, so that subqueries and CTEs are scoped too. */
export class ScopeTransformer extends OperationNodeTransformer {
  readonly #tables: TenantTables
  readonly #scope: Scope

  constructor(tables: TenantTables, scope: Scope) {
    super()
    this.#tables = tables
    this.#scope = scope
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, queryId)
    const filtered = isScoped(node)
      ? query
      : this.#filter(query, this.#predicates(query.from?.froms ?? [], 'read'))
    return { ...filtered, [scopedMark]: true } as SelectQueryNode
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, queryId)
    for (const target of this.#references(query.table ? [query.table] : [])) {
      refuseForeignUpdates(query.updates ?? [], target.columns, this.#scope)
    }
    return this.#filter(query, [
      ...this.#predicates(query.table ? [query.table] : [], 'write'),
      ...this.#predicates(query.from?.froms ?? [], 'read'),
    ])
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, queryId)
    return this.#filter(query, [
      ...this.#predicates(query.from.froms, 'write'),
      ...this.#predicates(query.using?.tables ?? [], 'read'),
    ])
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, queryId)
    const [target] = this.#references(query.into ? [query.into] : [])
    return target ? scopeInsert(query, { ...target, scope: this.#scope }) : query
  }

  protected override transformMergeQuery(node: MergeQueryNode, queryId?: QueryId): MergeQueryNode {
    const using = node.using ? [node.using.table] : []
    if (this.#references([node.into, ...using]).length > 0)
      throw new Error('MERGE on a tenant table is not scoped.')
    return super.transformMergeQuery(node, queryId)
  }

  protected override transformCommonTableExpression(
    node: CommonTableExpressionNode,
    queryId?: QueryId,
  ): CommonTableExpressionNode {
    const name = node.name.table.table.identifier.name
    if (this.#tables[name])
      throw new Error(`A common table expression must not be named like the tenant table ${name}.`)
    return super.transformCommonTableExpression(node, queryId)
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    const marker = findScopedMarker(node)
    if (marker) return this.#fillIn(node, marker)
    createRawGuard(this.#tables).check(node)
    return super.transformRaw(node, queryId)
  }

  #fillIn(node: RawNode, marker: ScopedMarker): RawNode {
    const columns = this.#tables[marker.table]
    if (!columns) return node
    if (marker.kind === 'values') {
      if (!mayWriteRow(columns, this.#scope, marker)) {
        throw new Error(`A row of ${marker.table} would belong to another tenant.`)
      }
      return node
    }
    if (marker.kind === 'where') {
      const predicate = scopePredicate(columns, this.#scope, { alias: marker.alias, access: 'write' })
      return sql`(${expressionOf(predicate)}) is true`.toOperationNode()
    }
    const predicate = scopePredicate(columns, this.#scope, { alias: marker.table, access: 'read' })
    return sql`(select * from ${sql.id(marker.table)} where ${expressionOf(predicate)}) as ${sql.id(marker.alias)}`.toOperationNode()
  }

  #filter<Query extends Filtered>(query: Query, predicates: OperationNode[]): Query {
    const joins = query.joins?.map((join) => this.#scopeJoin(join, predicates))
    const outer = joins?.some(({ joinType }) => joinType === 'RightJoin' || joinType === 'FullJoin')
    if (outer && predicates.length > 0) {
      throw new Error('A right or full join with a tenant table is not scoped: turn it into a left join.')
    }
    const where = predicates.reduce<WhereNode | undefined>(
      (so_far, predicate) =>
        WhereNode.create(so_far ? AndNode.create(predicate, ParensNode.create(so_far.where)) : predicate),
      query.where,
    )
    return { ...query, ...(joins && { joins }), ...(where && { where }) }
  }

  /** The predicate of an outer join goes into its ON; that of a cross join into WHERE (`predicates` grows). */
  #scopeJoin(join: JoinNode, predicates: OperationNode[]): JoinNode {
    const [predicate] = this.#predicates([join.table], 'read')
    if (!predicate) return join
    if (join.joinType === 'RightJoin' || join.joinType === 'FullJoin' || !join.on) {
      predicates.push(predicate)
      return join
    }
    return { ...join, on: OnNode.create(AndNode.create(predicate, ParensNode.create(join.on.on))) }
  }

  #predicates(nodes: readonly OperationNode[], access: Access): OperationNode[] {
    return this.#references(nodes).map(({ alias, columns }) =>
      scopePredicate(columns, this.#scope, { alias, access }),
    )
  }

  #references(nodes: readonly OperationNode[]): TenantReference[] {
    return nodes.flatMap((node) => {
      const table = AliasNode.is(node) ? node.node : node
      if (!TableNode.is(table)) return []
      const name = table.table.identifier.name
      const columns = this.#tables[name]
      const alias = AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : name
      return columns ? [{ alias, columns }] : []
    })
  }
}
