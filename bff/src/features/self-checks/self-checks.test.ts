import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { adminSelfChecks, requestSelfCheck, type SelfCheck } from '@parley/contracts/http/self-checks.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let api: ApiClient
beforeAll(async () => {
  app = await createTestApp()
  api = await app.as(await app.addUser('superAdmin'))
})
afterAll(() => app.close())
beforeEach(() => app.database.asOwner('delete from self_check'))

it('is asked for by super admins, once at a time, rung for and written down', async () => {
  const asked = await api.call(requestSelfCheck)
  expect(asked).toMatchObject({ status: 202, body: { status: 'PENDING', results: [], found: 0 } })
  const { id } = asked.body
  expect(await app.database.asOwner('select topic from outbox where entity_id = $1', [id])).toEqual([
    { topic: 'self-check.run' },
  ])
  expect((await api.call(requestSelfCheck)).body).toMatchObject({ id })
  const entries = await app.database.asOwner(
    `select entity_id from audit_event where action = 'platform.self_check_requested'`,
  )
  expect(entries).toEqual([{ entity_id: id }])
  const firm = await app.addFirm('Northwind')
  const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  expect((await admin.call(requestSelfCheck)).status).toBe(403)
  expect((await admin.call(adminSelfChecks.list)).status).toBe(403)
})

it('tells what each check found, newest report first', async () => {
  const results = [
    { check: 'audit', outcome: 'found', found: 2, examples: ['gap · position 7'], milliseconds: 12 },
  ]
  const [older, newer] = [newId(), newId()]
  for (const [id, hours] of [
    [older, 30],
    [newer, 2],
  ] as const)
    await app.database.asOwner(
      `insert into self_check (id, status, created_at, finished_at, results, found) values ($1, 'DONE', now() - make_interval(hours => $2), now(), $3, 2)`,
      [id, hours, JSON.stringify(results)],
    )
  const { body } = await api.call(adminSelfChecks.list)
  expect((body as SelfCheck[]).map(({ id }) => id)).toEqual([newer, older])
  const one = await api.call(adminSelfChecks.get, { params: { id: older } })
  expect(one.body).toMatchObject({ id: older, found: 2, results })
  expect((await api.call(adminSelfChecks.get, { params: { id: newId() } })).status).toBe(404)
})
