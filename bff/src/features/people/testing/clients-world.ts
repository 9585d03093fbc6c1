import { impersonateClient, impersonateConsultingFirm } from '@parley/contracts/http/session.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../../testing/api-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

/** A firm whose clients are added and changed by its people and by a super admin, beside another firm. */
export interface ClientsWorld {
  app: TestApp
  firm: TestFirm
  otherFirm: TestFirm
  superAdmin: TestUser
  people: Record<'superAdmin' | 'firmAdmin' | 'consultant', ApiClient>
  /** A client of the firm, or of the one given, under a name of its own. */
  newClient: (of?: TestFirm) => Promise<TestClient>
  /** What the audit log says of the client itself, in its order. */
  auditOf: (id: Id) => Promise<string[]>
  /** The super admin within a firm or a client. */
  insideOf: (tenant: TestFirm | TestClient) => Promise<ApiClient>
}

export async function createClientsWorld(): Promise<ClientsWorld> {
  const app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  const otherFirm = await app.addFirm('Southgate')
  const superAdmin = await app.addUser('superAdmin')
  const people = {
    superAdmin: await app.as(superAdmin),
    firmAdmin: await app.as(await app.addUser('firmAdmin', { firmId: firm.id })),
    consultant: await app.as(await app.addConsultant(firm, [])),
  }
  let count = 0
  return {
    app,
    firm,
    otherFirm,
    superAdmin,
    people,
    newClient: (of = firm) => app.addClient(of, `Client ${(count += 1)}`),
    auditOf: async (id) => {
      const rows = await app.database.asOwner<{ action: string }>(
        `select action from audit_event where entity = 'client' and entity_id = $1 and action like 'client.%' order by at, id`,
        [id],
      )
      return rows.map(({ action }) => action)
    },
    insideOf: async (tenant) => {
      const own = await app.as(superAdmin)
      const route = 'firmId' in tenant ? impersonateClient : impersonateConsultingFirm
      const { body } = await own.call(route, { params: { id: tenant.id }, body: {} })
      return app.withToken(body.token)
    },
  }
}
