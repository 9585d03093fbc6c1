import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { listLanguageModels } from '@parley/contracts/http/language-models.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('says who really answers each choice, to everybody inside a client and to who chooses for it', async () => {
  const firm = await app.addFirm('Northwind')
  const client = await app.addClient(firm, 'Acme')
  const models = [
    { choice: 'gpt' as const, isAvailable: false, provider: 'builtin' as const, model: 'builtin-1' },
  ]
  app.orchestrator.answer('listLanguageModels', { models })
  const viewer = await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id })
  const firmAdmin = await app.addUser('firmAdmin', { firmId: firm.id })
  for (const reader of [viewer, firmAdmin])
    expect(await (await app.as(reader)).call(listLanguageModels)).toMatchObject({ status: 200, body: models })
  const consultant = await app.addConsultant(firm, [client])
  for (const outside of [consultant, await app.addUser('superAdmin')])
    expect((await (await app.as(outside)).call(listLanguageModels)).status).toBe(403)
})
