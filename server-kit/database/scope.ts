/** Database role of a transaction (D11 and Security, "Tenants"): each sees only what its grants and policies allow. */
export type ScopeRole = 'app' | 'auth' | 'platform' | 'relay' | 'maintenance'

export type ActorKind = 'super_admin' | 'firm' | 'client' | 'system'

/**
 * Who acts and what they may see (D11, "Scope"). It comes from the session or from the row that a worker works
 * for, never from a request's body. `clientIds: 'all'` means every client of the firm.
 */
export interface Scope {
  role: ScopeRole
  actorKind: ActorKind
  userId: string | null
  firmId: string | null
  clientIds: 'all' | string[]
}

/** Postgres role that each scope role becomes for the length of a transaction. */
export type RoleNames = Record<ScopeRole, string>

export const roleNames: RoleNames = {
  app: 'parley_app',
  auth: 'parley_auth',
  platform: 'parley_platform',
  relay: 'parley_relay',
  maintenance: 'parley_maintenance',
}

/** Scope of the outbox relay and the sweeper: they see ids and states, not content (Security, "Tenants"). */
export const relayScope: Scope = {
  role: 'relay',
  actorKind: 'system',
  userId: null,
  firmId: null,
  clientIds: [],
}

/** Scope of upkeep: it owns the partitions of vectors, and sees no other table (Architecture, "Retrieval"). */
export const maintenanceScope: Scope = { ...relayScope, role: 'maintenance' }

/** Scope of sign-in, sessions and tickets, which are needed before a tenant is known (D11, "Scope"). */
export const authScope: Scope = { ...relayScope, role: 'auth' }

/** Scope of what makes a tenant: a firm that registers itself, before anybody is signed in (D2). */
export const directoryScope: Scope = { ...relayScope, role: 'platform' }

/** Scope of a worker that works for one tenant's row (Security, "Tenants"). `clientId: null` is the whole firm. */
export function workerScope(row: { firmId: string; clientId: string | null }): Scope {
  return {
    role: 'app',
    actorKind: 'system',
    userId: null,
    firmId: row.firmId,
    clientIds: row.clientId === null ? 'all' : [row.clientId],
  }
}

/** Wire form of the clients: '*' for all, else uuids separated by commas, '' for none. */
export const clientIdsSetting = (scope: Scope): string =>
  scope.clientIds === 'all' ? '*' : scope.clientIds.join(',')

/**
 * No statement is compiled: every one of the product reads few rows, and compiling takes longer (350 ms for a session)
 * than any of them runs, as soon as a table that was never analyzed makes the planner expect many.
 */
const interpreted: [string, string] = ['jit', 'off']

const readOnlySetting: [string, string] = ['transaction_read_only', 'on']

/** Lists across all tenants are short: workers take longer to begin than they save, and from others what they take. */
const aloneSetting: [string, string] = ['max_parallel_workers_per_gather', '0']

/**
 * What opens a transaction's scope, to be sent in front of its first statement. The role comes last: everything before it
 * runs as the session's owner. Where it also says that nothing is written, it needs no `begin` to say so.
 */
export function scopeStatement(
  scope: Scope,
  options: { readOnly: boolean; roles: RoleNames },
): { text: string; values: string[] } {
  const settings: [string, string][] = [
    ...(options.readOnly ? [readOnlySetting] : []),
    ['app.actor_kind', scope.actorKind],
    ['app.user_id', scope.userId ?? ''],
    ['app.firm_id', scope.firmId ?? ''],
    ['app.client_ids', clientIdsSetting(scope)],
    interpreted,
    ...(scope.role === 'platform' ? [aloneSetting] : []),
    ['role', options.roles[scope.role]],
  ]
  // Null would reset a setting, which is the owner's where it is the role; of an empty role the server knows nothing.
  const calls = settings.map(([name], place) => `set_config('${name}',coalesce($${place + 1},''),true)`)
  return { text: `select ${calls.join(',')}`, values: settings.map(([, value]) => value) }
}
