import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { ApiAnswer, ApiClient } from '../../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

/** A client whose people make initiatives from a template, beside a sister of the same firm. */
export interface InitiativesWorld {
  app: TestApp
  firm: TestFirm
  client: TestClient
  sister: TestClient
  member: ApiClient
  viewer: ApiClient
  templateId: Id
  /** Asks for one from the template: by the member unless told. */
  create: (given?: object, by?: ApiClient) => Promise<ApiAnswer>
  /** One that is made. @throws Error where it is refused */
  made: (given?: object, by?: ApiClient) => Promise<Initiative>
  /** Of all initiatives. */
  count: () => Promise<number | undefined>
}

export async function createInitiativesWorld(): Promise<InitiativesWorld> {
  const app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  const client = await app.addClient(firm, 'Acme')
  const place = { firmId: firm.id, clientId: client.id }
  const member = await app.as(await app.addUser('clientMember', place))
  const templateId = await app.addTemplate(null, 'standard')
  const create: InitiativesWorld['create'] = (given = {}, by = member) =>
    by.raw('POST', '/api/initiatives', {
      body: { name: 'ERP selection', clientId: client.id, templateId, metadata: {}, ...given },
    })
  return {
    app,
    firm,
    client,
    sister: await app.addClient(firm, 'Helios'),
    member,
    viewer: await app.as(await app.addUser('clientViewer', place)),
    templateId,
    create,
    made: async (given, by) => {
      const answer = await create(given, by)
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body as Initiative
    },
    count: async () =>
      (await app.database.asOwner<{ n: number }>('select count(*)::int as n from initiative'))[0]?.n,
  }
}
