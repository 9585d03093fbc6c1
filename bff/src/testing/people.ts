import { hash } from '@node-rs/argon2'
import type { Id } from '@parley/contracts/ids.ts'
import { builtInRoles } from '../authorization/built-in-roles.ts'
import { insertRecord, insertRow, type TestTables } from './rows.ts'

export interface TestFirm {
  id: Id
  name: string
}
export interface TestClient {
  id: Id
  firmId: Id
  name: string
}
export interface TestUser {
  id: Id
  email: string
  firmId: Id | null
  clientId: Id | null
  consultantId: Id | null
}

/** Every test user's password. */
export const testPassword = 'correct horse battery staple'
// Cheap on purpose: what is tested is who may sign in, not how long a guess takes.
let passwordHash: Promise<string> | undefined
const cheapHash = (): Promise<string> =>
  (passwordHash ??= hash(testPassword, { memoryCost: 1024, timeCost: 1, parallelism: 1 }))

export type UserKind = keyof typeof builtInRoles

const relaxedSecurity = {
  security: { requireTwoFactorForConsultants: false, requireTwoFactorForAdmins: false },
}

/** Finds the built-in roles, which the migrations make. */
const createRoleIds =
  (database: TestTables) =>
  async (kind: UserKind): Promise<Id> => {
    const rows = await database.asOwner<{ id: Id }>(
      `select id from role where firm_id is null and is_immutable and name = $1`,
      [builtInRoles[kind].name],
    )
    return rows[0]?.id ?? ''
  }

interface UserPlace {
  firmId?: Id
  clientId?: Id
  consultantId?: Id
  email?: string
  lastName?: string
}

function createUserFactory(database: TestTables, roleId: (kind: UserKind) => Promise<Id>) {
  let count = 0
  return async (kind: UserKind, place: UserPlace = {}): Promise<TestUser> => {
    count += 1
    const email = place.email ?? `${kind.toLowerCase()}-${count}@people.test`
    const tenant = { firm_id: place.firmId ?? null, client_id: place.clientId ?? null }
    const consultantId = place.consultantId ?? null
    const id = await insertRecord(database, 'user_account', {
      ...tenant,
      consultant_id: consultantId,
      email,
      first_name: 'Robin',
      last_name: place.lastName ?? `Person ${count}`,
      is_super_admin: kind === 'superAdmin',
    })
    await insertRow(database, 'credential', { user_id: id, password_hash: await cheapHash() })
    await insertRow(database, 'user_role', { user_id: id, role_id: await roleId(kind), ...tenant })
    return { id, email, firmId: tenant.firm_id, clientId: tenant.client_id, consultantId }
  }
}

/** A role of the client's, or of the firm's own where there is no client. */
const createRoleFactory =
  (database: TestTables) =>
  (
    { firmId, clientId }: { firmId: Id; clientId?: Id },
    role: { name: string; permissions?: string[] },
  ): Promise<Id> =>
    insertRecord(database, 'role', {
      firm_id: firmId,
      client_id: clientId ?? null,
      name: role.name,
      permissions: role.permissions ?? [],
    })

/** Makes firms, clients and their people. */
export function peopleFactories(database: TestTables) {
  const roleId = createRoleIds(database)
  const addUser = createUserFactory(database, roleId)
  const addRole = createRoleFactory(database)
  return {
    addUser,
    roleId,
    addRole,
    /** Somebody of a client, or of a firm (without a client), whose only role holds these permissions. */
    async addUserWith(permissions: string[], place: { firmId: Id; clientId?: Id }): Promise<TestUser> {
      const user = await addUser(place.clientId === undefined ? 'consultant' : 'clientViewer', place)
      const own = await addRole(place, { name: `Only ${user.id}`, permissions })
      await database.asOwner('update user_role set role_id = $1 where user_id = $2', [own, user.id])
      return user
    },
    async addFirm(name: string, settings: object = relaxedSecurity): Promise<TestFirm> {
      return { id: await insertRecord(database, 'consulting_firm', { name, settings }), name }
    },
    async addClient(firm: TestFirm, name: string): Promise<TestClient> {
      return { id: await insertRecord(database, 'client', { firm_id: firm.id, name }), firmId: firm.id, name }
    },
    /** A consultant of the firm with an account and access to the clients named. */
    async addConsultant(
      firm: TestFirm,
      clients: TestClient[],
      names: { lastName?: string } = {},
    ): Promise<TestUser> {
      const lastName = names.lastName ?? 'Consultant'
      const consultantId = await insertRecord(database, 'consultant', {
        firm_id: firm.id,
        first_name: 'Kim',
        last_name: lastName,
        position: 'Principal',
      })
      for (const client of clients)
        await insertRow(database, 'consultant_client_access', {
          firm_id: firm.id,
          consultant_id: consultantId,
          client_id: client.id,
        })
      return addUser('consultant', { firmId: firm.id, consultantId, lastName })
    },
  }
}
