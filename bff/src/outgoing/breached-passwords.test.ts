import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { changePassword } from '@parley/contracts/http/security.ts'
import { type LoopbackServer, startLoopbackServer } from '../testing/loopback-server.ts'
import { testPassword } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const leaked = 'Correct-Horse-9-Battery!'
const digest = createHash('sha1').update(leaked).digest('hex').toUpperCase()

let service: LoopbackServer
let app: TestApp
const asked: { path: string | undefined; padding: string | string[] | undefined }[] = []
let status = 200

beforeAll(async () => {
  service = await startLoopbackServer()
  // As Pwned Passwords answers: the rest of each digest, how often, and padding that counts nothing.
  service.serve(({ url, headers }, response) => {
    asked.push({ path: url, padding: headers['add-padding'] })
    const rows = [
      `${'0'.repeat(35)}:0`,
      `${digest.slice(5)}:${url?.endsWith(digest.slice(0, 5)) === true ? 42 : 0}`,
    ]
    response.writeHead(status, { 'content-type': 'text/plain' }).end(rows.join('\r\n'))
  })
  app = await createTestApp({ settings: { breachedPasswordsUrl: `${service.origin}/range/` } })
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const change = async (newPassword: string) => {
  const firm = await app.addFirm('Northwind')
  const api = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  return api.call(changePassword, { body: { currentPassword: testPassword, newPassword } })
}

it('refuses a password that stands in a leak, and tells the service five signs of its digest alone', async () => {
  const answer = await change(leaked)
  expect(answer.body).toMatchObject({
    errors: { newPassword: expect.stringMatching(/known from a data leak/) },
  })
  expect(asked).toEqual([{ path: `/range/${digest.slice(0, 5)}`, padding: 'true' }])
  expect((await change('Another-Horse-9-Battery!')).status).toBe(200)
})

it('lets a password through where the service does not answer, and says so in the log without it', async () => {
  status = 503
  expect((await change(leaked)).status).toBe(200)
  const told = app.logger.lines.filter(({ message }) => message.startsWith('breached passwords'))
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`${leaked}|${digest}`))
})
