import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { getClientStorage } from '@parley/contracts/http/artifacts.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const quotaBytes = 100
let app: TestApp
let [client, sister]: TestClient[] = []
let [member, neighbour, firmAdmin]: ApiClient[] = []

beforeAll(async () => {
  app = await createTestApp({ settings: { clientStorageBytes: quotaBytes } })
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  sister = await app.addClient(firm, 'Helios')
  const signIn = async ({ id }: TestClient) =>
    app.as(await app.addUser('clientMember', { firmId: firm.id, clientId: id }))
  member = await signIn(client)
  neighbour = await signIn(sister)
  firmAdmin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
})
afterAll(() => app.close())

const formOf = (bytes: number, fields: Record<string, string> = {}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob(['x'.repeat(bytes)]), 'notes.txt')
  return form
}
const upload = (by: ApiClient | undefined, to: TestClient | undefined, bytes: number) =>
  by?.raw('POST', '/api/artifacts/upload', { body: formOf(bytes, { clientId: to?.id ?? '' }) })
const storage = async (by: ApiClient | undefined, of: TestClient | undefined) =>
  (await by?.call(getClientStorage, { params: { id: of?.id ?? '' } }))?.body

it('takes documents of a client up to its quota, and of others for themselves', async () => {
  const first = await upload(member, client, 60)
  expect(first?.status).toBe(201)
  const [one, other] = await Promise.all([upload(member, client, 40), upload(member, client, 40)])
  expect([one?.status, other?.status].sort()).toEqual([201, 413])
  expect([one, other].find((answer) => answer?.status === 413)?.body).toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: expect.stringContaining('Delete some'),
  })
  expect(await storage(member, client)).toEqual({ documents: 2, usedBytes: 100, quotaBytes })
  expect((await upload(neighbour, sister, 60))?.status).toBe(201)
  const kept = await app.database.asOwner('select from artifact')
  expect(kept).toHaveLength(3)

  const { id } = first?.body as { id: string }
  const replaced = await member?.raw('PUT', `/api/artifacts/${id}`, { body: formOf(61) })
  expect(replaced?.status).toBe(413)
  expect(await storage(member, client)).toMatchObject({ usedBytes: 100 })
})

it('counts the firm’s own documents together', async () => {
  const add = () => firmAdmin?.raw('POST', '/api/firm-artifacts/upload', { body: formOf(60) })
  expect((await add())?.status).toBe(201)
  expect((await add())?.status).toBe(413)
})
