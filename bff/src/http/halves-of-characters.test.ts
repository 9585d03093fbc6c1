import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { impersonateClient } from '@parley/contracts/http/session.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

describe('half of a character in a body', () => {
  it('is the replacement character wherever it is kept, also in what is kept as JSON', async () => {
    const firm = await app.addFirm('Northwind')
    const client = await app.addClient(firm, 'Acme')
    const api = await app.as(await app.addUser('superAdmin'))
    const reason = 'They asked \udfff for it'
    const answer = await api.call(impersonateClient, { params: { id: client.id }, body: { reason } })
    expect(answer.status).toBe(200)
    const rows = await app.database.asOwner<{ told: boolean }>(
      `select details::text like '%They asked \ufffd for it%' as told from audit_event where client_id = $1`,
      [client.id],
    )
    expect(rows.some(({ told }) => told)).toBe(true)
  })
})
