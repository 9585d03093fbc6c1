import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { type ConsoleClient, consoleClient } from '../../testing/console-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let calls: ConsoleClient
const [kept, sent] = [newId(), newId()]

beforeAll(async () => {
  app = await createTestApp()
  calls = consoleClient(await app.as(await app.addUser('superAdmin')))
  await app.database.asOwner(
    `insert into mail_message (id, kind, to_address, subject, text_body, html_body, status, created_at) values
       ($1, 'password_reset', 'ada@acme.test', 'Set a new password', 'https://parley.test/reset', '<p>Reset</p>', 'KEPT', '2026-05-04'),
       ($2, 'notification', 'bob@acme.test', 'A phase is complete', '', null, 'SENT', '2026-05-05')`,
    [kept, sent],
  )
}, 60_000)
afterAll(() => app.close())

describe('mails in the console', () => {
  it('that were kept for want of a mail server are read whole, as text and as their reader would see them', async () => {
    expect((await calls.send('GET', `mails/${kept}`)).body).toMatchObject({
      status: 'KEPT',
      text: 'https://parley.test/reset',
      html: '<p>Reset</p>',
    })
    expect((await calls.send('GET', `mails/${sent}`)).body).toMatchObject({ text: '', html: null })
    expect((await calls.send('GET', `mails/${newId()}`)).status).toBe(404)
  })

  it('are found by address or subject, and by what became of them', async () => {
    const found = async (filter: object): Promise<string[]> =>
      (await calls.list({ resource: 'mails', sort: ['createdAt', 'DESC'], filter })).body.map(({ id }) => id)
    expect(await found({})).toEqual([sent, kept])
    expect(await found({ q: 'ada@' })).toEqual([kept])
    expect(await found({ q: 'phase' })).toEqual([sent])
    expect(await found({ status: 'KEPT' })).toEqual([kept])
  })

  it('are for super admins alone', async () => {
    const firm = await app.addFirm('Northwind')
    const other = consoleClient(await app.as(await app.addUser('firmAdmin', { firmId: firm.id })))
    expect((await other.send('GET', `mails/${kept}`)).status).toBe(403)
  })
})
