import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createApp } from '../../app.ts'
import { type ApiClient, createApiClient } from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

// Two servers of the product on one database, as two processes are: they share nothing else.

let app: TestApp
let server: Server
let elsewhere: string
beforeAll(async () => {
  app = await createTestApp()
  const other = createApp(app.dependencies, { contract: 'implemented' })
  server = createServer(other.express)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await app.close()
})

const statusOf = async (client: ApiClient, path: string): Promise<number> =>
  (await client.raw('GET', path)).status

describe('what one process changes about a session', () => {
  it('holds for the very next request to another: signed out, ended by an administrator, obsolete', async () => {
    const firm = await app.addFirm('Northwind')
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    const leave: [string, (person: { id: string; token: string }) => Promise<unknown>][] = [
      ['signs out', ({ token }) => app.withToken(token).raw('POST', '/api/auth/logout')],
      ['is deleted', ({ id }) => admin.raw('DELETE', `/api/users/${id}`)],
      ['is obsolete', ({ id }) => admin.raw('PUT', `/api/users/${id}`, { body: { isObsolete: true } })],
    ]
    for (const [what, end] of leave) {
      const person = await app.addUser('firmAdmin', { firmId: firm.id })
      const { token } = await app.openSession(person)
      const there = createApiClient(elsewhere, token)
      // Read there before, so that whatever is kept would be kept.
      expect([what, await statusOf(there, '/api/auth/me')]).toEqual([what, 200])
      await end({ id: person.id, token })
      expect([what, await statusOf(there, '/api/auth/me')]).toEqual([what, 401])
    }
  })

  it('takes a client from a consultant at once', async () => {
    const firm = await app.addFirm('Helios')
    const client = await app.addClient(firm, 'Acme')
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    const consultant = await app.addConsultant(firm, [client])
    const { token } = await app.openSession(consultant)
    const there = createApiClient(elsewhere, token)
    const list = `/api/stakeholders/client/${client.id}`
    expect(await statusOf(there, list)).toBe(200)
    const { status } = await admin.raw(
      'DELETE',
      `/api/consultant-client-access/${String(consultant.consultantId)}/${client.id}`,
    )
    expect(status).toBe(200)
    expect(await statusOf(there, list)).toBe(404)
  })
})
