import type { ApiClient } from './api-client.ts'
import type { TestClient, TestFirm, TestUser } from './people.ts'
import type { TestApp } from './test-app.ts'

interface ClientReaders {
  firm: TestFirm
  client: TestClient
  memberUser: TestUser
  /** May change what is in the client. */
  member: ApiClient
  /** May only look. */
  viewer: ApiClient
}

/** A client of a firm, with one person of it who may work in it and one who may only read. */
export async function addClientReaders(
  app: TestApp,
  member: { lastName?: string } = {},
): Promise<ClientReaders> {
  const firm = await app.addFirm('Northwind')
  const client = await app.addClient(firm, 'Acme')
  const place = { firmId: firm.id, clientId: client.id }
  const memberUser = await app.addUser('clientMember', { ...place, ...member })
  return {
    firm,
    client,
    memberUser,
    member: await app.as(memberUser),
    viewer: await app.as(await app.addUser('clientViewer', place)),
  }
}
