import { type Expression, IdentifierNode, type OperationNode, RawNode, ValueNode } from 'kysely'

/** What a piece of raw SQL says about a tenant table; the scope plugin fills in the predicate or checks the ids. */
export type ScopedMarker =
  | { kind: 'table'; table: string; alias: string }
  | { kind: 'where'; table: string; alias: string }
  | { kind: 'values'; table: string; firmId: string | null; clientId: string | null | undefined }

type MarkedNode = RawNode & { readonly scoped: ScopedMarker }

export const findScopedMarker = (node: OperationNode): ScopedMarker | undefined =>
  'scoped' in node ? (node as MarkedNode).scoped : undefined

const asExpression = <T>(node: RawNode, scoped: ScopedMarker): Expression<T> => {
  const marked: MarkedNode = Object.freeze({ ...node, scoped })
  return { expressionType: undefined, toOperationNode: () => marked }
}

/**
 * The pieces with which raw SQL names tenant tables (Security, "Tenants"). The scope plugin refuses raw SQL that
 * names one without them. For example:
 * sql`select c.id from ${scopedRaw.table('chunk', 'c')}`
 * sql`update run set status = ${s} where id = ${id} and ${scopedRaw.where('run')}`
 * sql`insert into event (firm_id, client_id, kind) values (${scopedRaw.values('event', ids)}, ${kind})`
 */
export const scopedRaw = {
  /** The table's rows of this scope, to stand in FROM or JOIN. */
  table(table: string, alias: string = table): Expression<unknown> {
    const node = RawNode.create(
      ['(select * from ', ') as ', ''],
      [IdentifierNode.create(table), IdentifierNode.create(alias)],
    )
    return asExpression(node, { kind: 'table', table, alias })
  },
  /**
   * The predicate of this scope, to stand in the WHERE of an UPDATE or DELETE that names its rows by their own keys. It
   * checks rows and never finds them (`is true` keeps it from an index): found by their tenant, each turn of a run would
   * read all turns of its client, as the planner chooses for tables that are small or not yet analyzed.
   */
  where(table: string, alias: string = table): Expression<boolean> {
    return asExpression(RawNode.createWithSql('true'), { kind: 'where', table, alias })
  },
  /** The tenant ids of a new row, checked against the scope: `firm`, or `firm, client` when clientId is given. */
  values(table: string, ids: { firmId: string | null; clientId?: string | null }): Expression<unknown> {
    const firm = ValueNode.create(ids.firmId)
    const node =
      ids.clientId === undefined
        ? RawNode.create(['', '::uuid'], [firm])
        : RawNode.create(['', '::uuid, ', '::uuid'], [firm, ValueNode.create(ids.clientId)])
    return asExpression(node, { kind: 'values', table, firmId: ids.firmId, clientId: ids.clientId })
  },
}
