import { login } from '@parley/contracts/http/session.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import { hashOpaqueToken, newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import type { ApiClient } from './api-client.ts'
import type { TestClient, TestFirm, TestUser } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A password that meets every rule of Document 3, section 5. */
export const goodPassword = 'Harbour-lantern-7!'

export const lastAdministrator =
  'This is the last active administrator. Make somebody else an administrator first.'

export const inClient = (client: TestClient) => ({ firmId: client.firmId, clientId: client.id })

let count = 0
export const newEmail = (): string => `new-${(count += 1)}@people.test`

export interface Tenant {
  client: TestClient
  admin: TestUser
  api: ApiClient
}

/** What tests of users and roles need beside the app's factories. */
export function usersWorld(app: TestApp, firm: TestFirm) {
  return {
    /** A client of its own with an administrator, so that tests do not meet each other's people. */
    async addTenant(): Promise<Tenant> {
      const client = await app.addClient(firm, `Client ${(count += 1)}`)
      const admin = await app.addUser('clientAdmin', inClient(client))
      return { client, admin, api: await app.as(admin) }
    },
    /** Somebody with a custom role of the client. */
    async addHolder(client: TestClient, permissions: string[]): Promise<TestUser & { roleId: Id }> {
      const roleId = await app.addRole(inClient(client), { name: `Role of ${(count += 1)}`, permissions })
      const user = await app.addUser('clientViewer', inClient(client))
      await app.database.asOwner(`update user_role set role_id = $1 where user_id = $2`, [roleId, user.id])
      return { ...user, roleId }
    },
    /** A link as mails hold it, for the account; the answer is its secret. */
    async addLink(userId: Id, purpose = 'invitation', minutes = 30): Promise<string> {
      const token = newOpaqueToken()
      const expiresAt = new Date(app.clock.now().getTime() + minutes * 60_000)
      await app.database.asOwner(
        `insert into one_time_token (id, user_id, purpose, token_hash, expires_at) values ($1, $2, $3, $4, $5)`,
        [newId(), userId, purpose, hashOpaqueToken(token), expiresAt],
      )
      return token
    },
    mailsTo: (email: string) =>
      app.database.asOwner<{ id: Id; kind: string; text_body: string }>(
        `select id, kind, text_body from mail_message where to_address = $1 order by created_at`,
        [email],
      ),
    async auditOf(id: Id): Promise<string[]> {
      const text = `select action from audit_event where entity_id = $1 order by at, id`
      return (await app.database.asOwner<{ action: string }>(text, [id])).map((row) => row.action)
    },
    signIn: (email: string, password: string) => app.anonymous.call(login, { body: { email, password } }),
  }
}
export type UsersWorld = ReturnType<typeof usersWorld>
