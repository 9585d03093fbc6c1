import type { Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import type { Actor } from '../../authorization/actor.ts'
import { containing, type Tx } from '../../database.ts'
import { readLongPage } from '../../list-page.ts'
import { hiddenNames } from './role-names.ts'

/** Whose roles are meant: a client's, a firm's own, or (for super admins) all. */
export type RoleTenant = { kind: 'client'; clientId: Id } | { kind: 'firm'; firmId: Id } | { kind: 'all' }

/**
 * Roles of a tenant: its own, and the built-in ones for its kind of account (D1). Hidden ones never. Holders are counted
 * by what was given alone, which names the account's tenant and goes with the account.
 */
const selectRoles = (tx: Tx, tenant: RoleTenant) =>
  rolesOf(tx, tenant)
    .select([
      'r.id',
      'r.name',
      'r.description',
      'r.permissions',
      'r.is_immutable',
      'r.firm_id',
      'r.client_id',
      'r.created_at',
      'r.updated_at',
    ])
    .select((eb) => {
      const holders = eb
        .selectFrom('user_role as ur')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('ur.role_id', '=', 'r.id')
      if (tenant.kind === 'client') return holders.where('ur.client_id', '=', tenant.clientId).as('holders')
      if (tenant.kind === 'firm') return holders.where('ur.client_id', 'is', null).as('holders')
      return holders.as('holders')
    })

function rolesOf(tx: Tx, tenant: RoleTenant) {
  const query = tx
    .selectFrom('role as r')
    .where('r.kind', '<>', 'super_admin')
    .where(sql`lower(r.name)`, 'not in', hiddenNames)
  if (tenant.kind === 'all') return query
  return query.where((eb) =>
    eb.or([
      eb.and([eb('r.firm_id', 'is', null), eb('r.kind', '=', tenant.kind)]),
      tenant.kind === 'client'
        ? eb('r.client_id', '=', tenant.clientId)
        : eb.and([eb('r.firm_id', '=', tenant.firmId), eb('r.client_id', 'is', null)]),
    ]),
  )
}
export type RoleView = Awaited<ReturnType<typeof findRoleView>> & object

/** One role of those that the actor reaches: a firm's people also see those of its clients, as their scope allows. */
export const findRoleView = (tx: Tx, actor: Actor, id: Id) =>
  selectRoles(
    tx,
    actor.kind === 'client' && actor.clientId !== null
      ? { kind: 'client', clientId: actor.clientId }
      : { kind: 'all' },
  )
    .where('r.id', '=', id)
    .executeTakeFirst()

/** What a list of roles is sorted by; by name unless told. */
export const roleOrder = {
  sortable: {
    id: 'id',
    name: 'name',
    description: 'description',
    isImmutable: 'is_immutable',
    createdAt: 'created_at',
  },
  defaultSort: { column: 'name', direction: 'asc' },
} as const

/** As people look for them: other names have this order in the schema. */
const byName = sql`r.name collate "und-x-icu"`

export interface RolePage {
  q: string | undefined
  sort: { column: 'id' | 'name' | 'description' | 'is_immutable' | 'created_at'; direction: 'asc' | 'desc' }
  from: number
  limit: number
  isImmutable: boolean | undefined
  ids?: readonly Id[] | undefined
}

export async function listRoleViews(tx: Tx, tenant: RoleTenant, page: RolePage) {
  let found = rolesOf(tx, tenant)
  if (page.ids !== undefined) found = found.where('r.id', 'in', [...page.ids])
  if (page.isImmutable !== undefined) found = found.where('r.is_immutable', '=', page.isImmutable)
  if (page.q) {
    const pattern = containing(page.q)
    found = found.where((eb) =>
      eb.or([eb('r.name', 'ilike', pattern), eb('r.description', 'ilike', pattern)]),
    )
  }
  const { column, direction } = page.sort
  return readLongPage(tx, selectRoles(tx, tenant), {
    found,
    from: page.from,
    limit: page.limit,
    q: page.q,
    id: 'r.id',
    order: [
      [column === 'name' ? byName : `r.${column}`, direction],
      [byName, 'asc'],
      ['r.id', 'asc'],
    ],
  })
}
