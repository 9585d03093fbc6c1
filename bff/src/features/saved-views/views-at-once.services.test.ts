import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createSavedView, mostSavedViews } from '@parley/contracts/http/saved-views.ts'
import { meetAtLock } from '../../testing/meet-at-lock.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('are so many at most, however many are kept at once', async () => {
  const firm = await app.addFirm('Northwind')
  const client = await app.addClient(firm, 'Acme')
  const person = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
  const me = await app.as(person)
  const keep = (name: string) => () =>
    me.call(createSavedView, { body: { page: 'initiatives', name, query: '' } })
  for (let index = 1; index < mostSavedViews; index += 1) await keep(`View ${index}`)()
  const answers = await meetAtLock(app, { lock: 'lock table saved_view in exclusive mode' }, [
    keep('The last'),
    keep('One more'),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})
