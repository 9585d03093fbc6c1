import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { AppError } from '@parley/contracts/errors.ts'
import { addStarterSet, getSetup, sendTestMail, testModel } from '@parley/contracts/http/setup.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let api: ApiClient
let address: string
beforeAll(async () => {
  app = await createTestApp()
  const person = await app.addUser('superAdmin')
  api = await app.as(person)
  address = person.email
})
afterAll(() => app.close())

const entries = async (action: string) =>
  (
    await app.database.asOwner<{ details: unknown }>('select details from audit_event where action = $1', [
      action,
    ])
  ).map(({ details }) => details)

it('tells what an empty product lacks, also while the orchestrator does not answer', async () => {
  await app.database.asOwner('delete from initiative_template')
  await app.database.asOwner('delete from ai_agent')
  app.orchestrator.answer('describeDeployment', new AppError('UNAVAILABLE', 'It rests.'))
  const nothing = { firms: 0, firmPeople: 0, agents: 0, templates: 0, mailSentAt: null, deployment: null }
  expect((await api.call(getSetup)).body).toMatchObject(nothing)
  const deployment = { hasMailServer: false, models: [{ provider: 'builtin' as const, model: 'builtin-1' }] }
  app.orchestrator.answer('describeDeployment', deployment)
  expect((await api.call(getSetup)).body).toMatchObject({ ...nothing, deployment })
})

it('adds the starter set once, and writes down who did', async () => {
  const made = (await api.call(addStarterSet)).body
  expect(made.agents).toBeGreaterThan(0)
  expect(made.templates).toBeGreaterThan(0)
  expect((await api.call(getSetup)).body).toMatchObject(made)
  expect((await api.call(addStarterSet)).body).toEqual({ agents: 0, templates: 0 })
  expect(await entries('platform.starter_added')).toEqual(expect.arrayContaining([made]))
})

it('sends a test mail to who asks alone, and asks the model that is named', async () => {
  app.orchestrator.answer('sendTestMail', { ok: true, message: null, milliseconds: 5 })
  expect((await api.call(sendTestMail)).body).toMatchObject({ ok: true })
  expect(app.orchestrator.calls.at(-1)).toMatchObject({ name: 'sendTestMail', body: { to: address } })
  app.orchestrator.answer('testModel', { ok: false, message: 'The key is wrong.', milliseconds: 5 })
  const tried = await api.call(testModel, { body: { provider: 'openai' } })
  expect(tried.body).toMatchObject({ ok: false, message: 'The key is wrong.' })
  expect(await entries('platform.test_mail_sent')).toEqual([{ ok: true }])
  expect(await entries('platform.model_tested')).toEqual([{ provider: 'openai', ok: false }])
  const firm = await app.addFirm('Northwind')
  const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  for (const route of [getSetup, sendTestMail, addStarterSet])
    expect((await admin.call(route)).status).toBe(403)
})
