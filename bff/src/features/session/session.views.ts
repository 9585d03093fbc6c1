import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { type Kysely, sql } from 'kysely'
import { readByIds } from '../../read-by-ids.ts'

export interface RoleView {
  id: Id
  name: string
  kind: string
  permissions: string[]
}

type Tx = Kysely<Tables>

const rolesOfUser = sql<
  RoleView[]
>`(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'kind', r.kind, 'permissions', r.permissions) order by r.name), '[]')
  from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id)`

const accessibleClients = sql<
  Id[]
>`(select coalesce(json_agg(a.client_id order by a.client_id), '[]') from consultant_client_access a join client ac on ac.id = a.client_id
  where a.consultant_id = u.consultant_id and a.can_access and not ac.is_obsolete)`

/**
 * The one row. As a parameter the limit would say nothing to a plan that is kept, and a table of one row is never analyzed:
 * for the hundreds of rows that are expected then, every call would be planned anew, for longer than it is read.
 */
const platformSetting = (tx: Tx) =>
  tx
    .selectFrom('platform_setting')
    .select(['super_admins_need_two_factor', 'two_factor_needed_since'])
    .limit(sql.lit(1))
    .as('ps')

/** Everything that decides what a session may do, read in one query. */
const sessions = (tx: Tx) =>
  tx
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .leftJoin('session as p', 'p.id', 's.parent_id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('consultant as k', 'k.id', 'u.consultant_id')
    .leftJoin('client as tc', 'tc.id', 's.client_id')
    .leftJoin('consulting_firm as tf', 'tf.id', 's.firm_id')
    .leftJoin('credential as cr', 'cr.user_id', 'u.id')
    .leftJoin('two_factor as t', 't.user_id', 'u.id')
    .leftJoin(platformSetting(tx), (join) => join.onTrue())
    .select([
      's.id',
      's.user_id',
      's.parent_id',
      's.acting_as',
      's.firm_id as target_firm_id',
      's.client_id as target_client_id',
      's.created_at',
      's.expires_at',
      's.revoked_at',
      's.revoked_reason',
      // What is proved in the own session holds for what is done from it.
      sql<Date>`coalesce(p.proved_at, s.proved_at, p.created_at, s.created_at)`.as('proved_at'),
      'p.expires_at as parent_expires_at',
      'p.revoked_at as parent_revoked_at',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.is_super_admin',
      'u.is_demo',
      'u.is_obsolete',
      'u.deleted_at',
      'u.firm_id',
      'u.client_id',
      'u.consultant_id',
      'f.name as firm_name',
      'f.settings as firm_settings',
      'f.is_obsolete as firm_is_obsolete',
      'c.name as client_name',
      'c.is_obsolete as client_is_obsolete',
      'k.is_obsolete as consultant_is_obsolete',
      'tf.name as target_firm_name',
      'tf.is_obsolete as target_firm_is_obsolete',
      'tc.name as target_client_name',
      'tc.is_obsolete as target_client_is_obsolete',
      'cr.first_login_at',
      't.enabled_at as two_factor_enabled_at',
      'ps.super_admins_need_two_factor',
      'ps.two_factor_needed_since',
      rolesOfUser.as('roles'),
      accessibleClients.as('accessible_client_ids'),
    ])

export type SessionView = NonNullable<Awaited<ReturnType<typeof findSessionView>>>

export const findSessionView = (tx: Tx, id: Id) => sessions(tx).where('s.id', '=', id).executeTakeFirst()

/** Asked by every request. */
export const listSessionViews = readByIds((tx, isOneOf) => sessions(tx).where(isOneOf('s.id')))

/** The built-in role that an impersonation acts with. */
export const findBuiltInRole = (tx: Tx, name: string) =>
  tx
    .selectFrom('role')
    .select(['id', 'name'])
    .where('firm_id', 'is', null)
    .where('is_immutable', '=', true)
    .where('name', '=', name)
    .executeTakeFirst()

/** Own sessions that are still alive, newest first; impersonations included. */
export const listLiveSessions = (tx: Tx, userId: Id, now: Date) =>
  tx
    .selectFrom('session as s')
    .leftJoin('session as p', 'p.id', 's.parent_id')
    .select([
      's.id',
      's.created_at',
      's.last_seen_at',
      's.expires_at',
      's.user_agent',
      's.ip_address',
      's.parent_id',
    ])
    .where('s.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where((where) =>
      where.or([
        where('s.parent_id', 'is', null),
        where.and([where('p.revoked_at', 'is', null), where('p.expires_at', '>', now)]),
      ]),
    )
    .orderBy('s.created_at', 'desc')
    .limit(200)
    .execute()
