import { notFound } from '@parley/contracts/errors.ts'
import type { User } from '@parley/contracts/http/users.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { type Actor, can } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import {
  findUserView,
  isProtected,
  listRolesOf,
  listUserViews,
  type UserPage,
  type UserView,
} from './users.views.ts'

const named = (id: Id | null, name: string | null): { id: Id; name: string } | null =>
  id === null ? null : { id, name: name ?? '' }

const presentUser = (row: UserView, roles: User['roles']): User => ({
  id: row.id,
  email: row.email ?? '',
  firstName: row.first_name,
  lastName: row.last_name,
  roles,
  clientId: row.client_id,
  consultantId: row.consultant_id,
  consultingFirmId: row.client_id === null ? row.firm_id : null,
  client: named(row.client_id, row.client_name),
  consultingFirm: named(row.firm_id, row.firm_name),
  isSuperAdmin: row.is_super_admin,
  isObsolete: row.is_obsolete,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

async function presentUsers(tx: Tx, rows: readonly UserView[]): Promise<User[]> {
  const roles = await listRolesOf(
    tx,
    rows.map((row) => row.id),
  )
  return rows.map((row) =>
    presentUser(
      row,
      roles.filter((role) => role.user_id === row.id).map(({ id, name }) => ({ id, name })),
    ),
  )
}

/** @throws AppError NOT_FOUND for who is missing, deleted or another tenant's */
export async function readUser(tx: Tx, actor: Actor, id: Id): Promise<User> {
  const row = await findUserView(tx, actor, id)
  const [user] = row === undefined ? [] : await presentUsers(tx, [row])
  if (user === undefined) throw notFound('User')
  if (!can(actor, 'manage_users')) return user
  return { ...user, hasTwoFactor: await asRole(tx, 'auth', (auth) => isProtected(auth, id)) }
}

export async function readUsers(
  tx: Tx,
  actor: Actor,
  page: UserPage,
): Promise<{ users: User[]; total: number }> {
  const { rows, total } = await listUserViews(tx, actor, page)
  return { users: await presentUsers(tx, rows), total }
}
