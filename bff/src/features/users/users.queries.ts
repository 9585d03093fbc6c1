import { newId, type Id } from '@parley/contracts/ids.ts'
import type { FirmSettings } from '@parley/contracts/stored/settings.ts'
import type { UserAccountTable } from '@parley/migrations/generated/database.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'
import { addressTaken } from './users.policy.ts'

/** Where an account belongs: a client, a firm, or neither for super admins (D1). */
export interface Place {
  firmId: Id | null
  clientId: Id | null
}

export async function findClientPlace(tx: Tx, clientId: Id): Promise<Place | undefined> {
  const row = await tx
    .selectFrom('client')
    .select(['id', 'firm_id'])
    .where('id', '=', clientId)
    .where('is_obsolete', '=', false)
    .executeTakeFirst()
  return row && { firmId: row.firm_id, clientId: row.id }
}

export async function findFirmPlace(tx: Tx, firmId: Id): Promise<Place | undefined> {
  const row = await tx
    .selectFrom('consulting_firm')
    .select('id')
    .where('id', '=', firmId)
    .where('is_obsolete', '=', false)
    .executeTakeFirst()
  return row && { firmId: row.id, clientId: null }
}

export const findFirmSettings = async (tx: Tx, firmId: Id): Promise<FirmSettings | undefined> =>
  (await tx.selectFrom('consulting_firm').select('settings').where('id', '=', firmId).executeTakeFirst())
    ?.settings

/** Roles to be given, held so that none is deleted meanwhile. */
export const listRolesToGive = async (tx: Tx, ids: readonly Id[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('role')
        .select(['id', 'name', 'kind', 'firm_id', 'client_id', 'permissions'])
        .where('id', 'in', [...ids])
        .orderBy('id')
        .forKeyShare()
        .execute()
/** The same, to look at. */
export const findRoleGrants = (tx: Tx, id: Id) =>
  tx
    .selectFrom('role')
    .select(['id', 'name', 'kind', 'firm_id', 'client_id', 'permissions'])
    .where('id', '=', id)
    .executeTakeFirst()

export type GivenRole = Awaited<ReturnType<typeof listRolesToGive>>[number]

export const listSuperAdminRoleIds = async (tx: Tx): Promise<Id[]> => {
  const rows = await tx.selectFrom('role').select('id').where('kind', '=', 'super_admin').execute()
  return rows.map((row) => row.id)
}

/** Roles that come with the product, by their name. */
export const listBuiltInRoleIds = async (tx: Tx, name: string): Promise<Id[]> => {
  const rows = await tx
    .selectFrom('role')
    .select('id')
    .where('firm_id', 'is', null)
    .where('is_immutable', '=', true)
    .where('name', '=', name)
    .execute()
  return rows.map((row) => row.id)
}

export const listHeldRoles = (tx: Tx, userId: Id) =>
  tx
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['role.id', 'role.name', 'role.permissions'])
    .where('user_role.user_id', '=', userId)
    .execute()

/**
 * Holds the place until the end of the transaction, so that of two changes that would take its last administrators
 * away, the second sees what the first has done (D1).
 */
export async function lockPlace(tx: Tx, { firmId, clientId }: Place): Promise<void> {
  if (clientId !== null)
    await tx.selectFrom('client').select('id').where('id', '=', clientId).forNoKeyUpdate().execute()
  else if (firmId !== null)
    await tx.selectFrom('consulting_firm').select('id').where('id', '=', firmId).forNoKeyUpdate().execute()
  else await tx.selectFrom('role').select('id').where('kind', '=', 'super_admin').forNoKeyUpdate().execute()
}

/** Whether an active person of the place holds every permission. */
export async function hasAdministrator(tx: Tx, { firmId, clientId }: Place): Promise<boolean> {
  const row = await tx
    .selectFrom('user_account as u')
    .innerJoin('user_role as ur', 'ur.user_id', 'u.id')
    .innerJoin('role as r', 'r.id', 'ur.role_id')
    .select('u.id')
    .where(sql<boolean>`u.firm_id is not distinct from ${firmId}::uuid`)
    .where(sql<boolean>`u.client_id is not distinct from ${clientId}::uuid`)
    .where('u.is_obsolete', '=', false)
    .where('u.deleted_at', 'is', null)
    .where(sql<boolean>`'*' = any(r.permissions)`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const findUserForUpdate = (tx: Tx, id: Id) =>
  tx.selectFrom('user_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'

/** Addresses are unique over all tenants (D11, E-mail). @throws AppError CONFLICT where somebody has it */
async function refusingTakenAddress<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isTaken(error) ? addressTaken(error) : error
  }
}

export async function insertUser(tx: Tx, user: Omit<Insertable<UserAccountTable>, 'id'>): Promise<Id> {
  const id = newId()
  await refusingTakenAddress(
    tx
      .insertInto('user_account')
      .values({ ...user, id })
      .execute(),
  )
  return id
}

export const updateUserRow = (tx: Tx, id: Id, changes: Updateable<UserAccountTable>) =>
  refusingTakenAddress(
    tx
      .updateTable('user_account')
      .set({ ...changes, updated_at: nextUpdatedAt() })
      .where('id', '=', id)
      .execute(),
  )

/** What a person is known by goes; the row stays for what they wrote (D3). */
export const forgetPerson = (tx: Tx, id: Id, now: Date) =>
  tx
    .updateTable('user_account')
    .set({
      email: null,
      first_name: '',
      last_name: '',
      consultant_id: null,
      is_obsolete: true,
      deleted_at: now,
      email_verified_at: null,
      updated_at: nextUpdatedAt(),
    })
    .where('id', '=', id)
    .execute()

export async function giveRoles(tx: Tx, userId: Id, given: { roleIds: readonly Id[]; place: Place }) {
  if (given.roleIds.length === 0) return
  const { firmId, clientId } = given.place
  await tx
    .insertInto('user_role')
    .values(
      given.roleIds.map((roleId) => ({
        user_id: userId,
        role_id: roleId,
        firm_id: firmId,
        client_id: clientId,
      })),
    )
    .execute()
}

export async function takeRoles(tx: Tx, userId: Id, roleIds: readonly Id[]): Promise<void> {
  if (roleIds.length === 0) return
  await tx
    .deleteFrom('user_role')
    .where('user_id', '=', userId)
    .where('role_id', 'in', [...roleIds])
    .execute()
}

export const leaveTeams = (tx: Tx, userId: Id) =>
  tx.deleteFrom('initiative_member').where('user_id', '=', userId).execute()

/** What was theirs to see to is nobody's again. */
export const leaveObservations = (tx: Tx, userId: Id) =>
  tx.updateTable('observation').set({ assignee_id: null }).where('assignee_id', '=', userId).execute()
