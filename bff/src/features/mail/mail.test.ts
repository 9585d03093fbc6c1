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
       ($1, 'password_reset', 'ada@acme.test', 'Set a new password', 'https://parley.test/reset?token=secret-4711', '<p><a href="https://parley.test/reset?token=secret-4711">Reset</a></p>', 'KEPT', '2026-05-04'),
       ($2, 'notification', 'bob@acme.test', 'A phase is complete', '', null, 'SENT', '2026-05-05')`,
    [kept, sent],
  )
})
afterAll(() => app.close())

describe('mails in the console', () => {
  it('that were kept for want of a mail server are read whole, as text and as their reader would see them', async () => {
    expect((await calls.send('GET', `mails/${kept}`)).body).toMatchObject({
      status: 'KEPT',
      text: 'https://parley.test/reset?token=***',
      html: '<p><a href="https://parley.test/reset?token=***">Reset</a></p>',
    })
    expect((await calls.send('GET', `mails/${sent}`)).body).toMatchObject({ text: '', html: null })
    expect((await calls.send('GET', `mails/${newId()}`)).status).toBe(404)
  })

  it('show links that work where the operator says so, to who proves again who they are, and tell of it', async () => {
    const superAdmin = await app.addUser('superAdmin')
    const { token, sessionId } = await app.openSession(superAdmin)
    const late = consoleClient(app.withToken(token))
    const { settings } = app.dependencies
    settings.showMailLinks = true
    const { body } = await late.send('GET', `mails/${kept}`)
    settings.showMailLinks = false
    expect(body).toMatchObject({ text: 'https://parley.test/reset?token=secret-4711' })
    expect(
      await app.database.asOwner('select action, actor_id, entity_id from audit_event where actor_id = $1', [
        superAdmin.id,
      ]),
    ).toEqual([{ action: 'mail.opened', actor_id: superAdmin.id, entity_id: kept }])
    const ago = new Date(app.clock.now().getTime() - 16 * 60_000)
    await app.database.asOwner('update session set proved_at = $2 where id = $1', [sessionId, ago])
    expect(await late.send('GET', `mails/${kept}`)).toMatchObject({
      status: 403,
      body: { code: 'STEP_UP_REQUIRED' },
    })
  })

  it('have no words in a list', async () => {
    const { body } = await calls.list({ resource: 'mails', sort: ['createdAt', 'DESC'], filter: {} })
    expect(JSON.stringify(body)).not.toMatch(/token=|parley\.test/)
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
