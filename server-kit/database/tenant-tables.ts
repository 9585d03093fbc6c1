import type { Scope } from './scope.ts'

/**
 * Which columns of a table carry its tenant; generated from the schema, beside the table types. Rows without a client
 * are the firm's own: for the firm's people and for jobs alone, unless a rule says more.
 */
export interface TenantTable {
  firm: string
  client?: string
  clientOptional?: boolean
  /** Rows without a firm are for all to read (`global`, `own`); firm rows are for its clients too (`global`, `names`), or where marked (`shared`). */
  rule?: 'global' | 'names' | 'shared' | 'own'
  /** Column with the firm that made the row and alone may change it, whoever may read it. */
  owner?: string
}

export type TenantTables = Record<string, TenantTable>

/** Column that marks a firm's row for client work (D11, "Confidentiality of firm knowledge"). */
export const sharedColumn = 'use_in_client_work'

export const readsGlobalRows = (table: TenantTable): boolean =>
  table.rule === 'global' || table.rule === 'own'

/** May this scope read and write rows of the firm that belong to none of its clients? */
export const hasFirmRows = (table: TenantTable, scope: Scope): boolean =>
  table.clientOptional === true &&
  (table.rule === 'global' ||
    table.rule === 'names' ||
    scope.actorKind === 'firm' ||
    scope.actorKind === 'system')

export interface TenantIds {
  firmId: unknown
  clientId: unknown
  ownerId?: unknown
}

/** Whether a row with these tenant ids may be written in this scope. */
export function mayWriteRow(table: TenantTable, scope: Scope, ids: TenantIds): boolean {
  if (scope.firmId === null) return false
  if (table.owner !== undefined && ids.ownerId !== scope.firmId) return false
  const firmId = ids.firmId ?? null
  const clientId = ids.clientId ?? null
  if (firmId === null) return table.owner !== undefined && clientId === null
  if (firmId !== scope.firmId) return false
  return table.client === undefined || mayWriteClient(table, scope, clientId)
}

/** Whether a row of the scope's firm may belong to this client, or to none. */
export function mayWriteClient(table: TenantTable, scope: Scope, clientId: unknown): boolean {
  if (clientId === null || clientId === undefined) return hasFirmRows(table, scope)
  return scope.clientIds === 'all' || (typeof clientId === 'string' && scope.clientIds.includes(clientId))
}
