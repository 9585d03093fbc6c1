import type { KyselyPlugin } from 'kysely'
import type { Scope } from './scope.ts'
import { ScopeTransformer } from './scope-transformer.ts'
import type { TenantTables } from './tenant-tables.ts'

export type { TenantTables } from './tenant-tables.ts'

/**
 * Adds the tenant's predicate to every tenant table that a query reads, changes or joins, and refuses rows of
 * another tenant (Security, "Tenants": isolation holds with row-level security removed). Roles other than `app`
 * work before or above a tenant: what they may touch is set by their grants.
 * @throws Error for a query that cannot be scoped, or that writes a row outside the scope.
 */
export function createScopePlugin(tables: TenantTables, scope: Scope): KyselyPlugin {
  const isScoped = scope.role === 'app'
  return {
    transformQuery: ({ node, queryId }) =>
      isScoped ? new ScopeTransformer(tables, scope).transformNode(node, queryId) : node,
    transformResult: ({ result }) => Promise.resolve(result),
  }
}
