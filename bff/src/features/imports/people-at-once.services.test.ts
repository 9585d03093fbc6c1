import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { createConsultant } from '@parley/contracts/http/consultants.ts'
import { createStakeholder, updateStakeholder } from '@parley/contracts/http/stakeholders.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { meetAtLock } from '../../testing/meet-at-lock.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { uploadFile } from './testing/upload-file.ts'

// Whether somebody is there already is asked before they are written: sessions beside each other may both hear that nobody
// is.
let app: TestApp
let firm: TestFirm
let client: TestClient
let member: TestUser
let api: ApiClient
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
afterAll(() => app.close())
beforeEach(async () => {
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  member = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
  api = await app.as(member)
})

const content = 'firstName,lastName,role,email\nAda,Roth,Buyer,ada@acme.test\n'
const upload = () => uploadFile(app, client, { content, user: member })
const ada = { firstName: 'Ada', lastName: 'Roth', role: 'Buyer', email: 'Ada@acme.test' }
const atClient = (): { lock: string; values: unknown[] } => ({
  lock: 'select from client where id = $1 for update',
  values: [client.id],
})
const countOf = async (table: 'stakeholder' | 'consultant', owner: 'client_id' | 'firm_id', id: string) =>
  (await app.database.asOwner(`select from ${table} where ${owner} = $1 and email ilike 'ada@%'`, [id]))
    .length

it('takes nobody in twice whose file is brought in twice at once', async () => {
  const [one, other] = await meetAtLock(app, atClient(), [upload, upload])
  const failed = [one, other].flatMap(({ result }) => result.results.errors)
  expect(failed).toEqual([expect.objectContaining({ column: 'email', row: 2 })])
  expect(await countOf('stakeholder', 'client_id', client.id)).toBe(1)
})

it('takes nobody in twice who is typed, changed to or imported at once', async () => {
  const { body: bo } = await api.call(createStakeholder, {
    body: { firstName: 'Bo', lastName: 'Lind', role: 'Buyer' },
  })
  const add = () => api.call(createStakeholder, { body: ada })
  const change = () =>
    api.call(updateStakeholder, { params: { id: bo.id }, body: { email: 'ada@acme.test' } })
  const answers = await meetAtLock(app, atClient(), [upload, add, add, change])
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 409])
  expect(await countOf('stakeholder', 'client_id', client.id)).toBe(1)
})

it('takes no consultant in twice', async () => {
  const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  const { firstName, lastName, email } = ada
  const add = () => admin.call(createConsultant, { body: { firstName, lastName, email } })
  const lock = { lock: 'select from consulting_firm where id = $1 for update', values: [firm.id] }
  const answers = await meetAtLock(app, lock, [add, add])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await countOf('consultant', 'firm_id', firm.id)).toBe(1)
})
