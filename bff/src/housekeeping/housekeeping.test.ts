import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { TestUser } from '../testing/people.ts'
import { createThing, sampleRoutes as routes, sampleState } from '../testing/sample-routes.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { forgetOld, keptFor } from './forget-old.queries.ts'

let app: TestApp
let member: TestUser

beforeAll(async () => {
  app = await createTestApp({ routes })
  const firm = await app.addFirm('Firm')
  const client = await app.addClient(firm, 'Client')
  member = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
})
afterAll(() => app.close())

const forgetAt = (time: Date) =>
  app.database.tenantTransaction(authScope, (tx) => forgetOld(tx, { now: time, days }))
const minute = 60_000
const day = 86_400_000
const days = { mails: 90, notifications: 365 }
/** The rows' time is the database's. */
const after = (milliseconds: number): Date => new Date(Date.now() + milliseconds)

it('forgets the answer of a call after a day, and not before', async () => {
  sampleState.calls = 0
  const post = async () =>
    (await app.as(member)).call(createThing, {
      params: { id: newId() },
      body: { name: 'thing' },
      headers: { 'idempotency-key': newId() },
    })
  await post()
  expect(await forgetAt(after(keptFor.idempotentAnswers - minute))).toMatchObject({ idempotentAnswers: 0 })
  expect(await forgetAt(after(keptFor.idempotentAnswers + minute))).toMatchObject({ idempotentAnswers: 1 })
  expect(await app.database.asOwner('select key from idempotency_key')).toEqual([])
})

it('forgets links and refresh tokens a while after the end of their time, and keeps the session', async () => {
  await app.openSession(member)
  const end = new Date('2030-01-01T00:00:00Z')
  const [session] = await app.database.asOwner<{ id: string }>('select id from session where user_id = $1', [
    member.id,
  ])
  const token = [newId(), Buffer.from('hash'), end]
  await app.database.asOwner('delete from refresh_token')
  await app.database.asOwner(
    'insert into refresh_token (id, token_hash, expires_at, session_id) values ($1, $2, $3, $4)',
    [...token, session?.id],
  )
  await app.database.asOwner(
    `insert into one_time_token (id, token_hash, expires_at, user_id, purpose) values ($1, $2, $3, $4, 'reset')`,
    [...token, member.id],
  )
  const atEnd = (milliseconds: number) => forgetAt(new Date(end.getTime() + milliseconds))
  expect(await atEnd(keptFor.refreshTokens - minute)).toMatchObject({ refreshTokens: 0, links: 0 })
  expect(await atEnd(keptFor.refreshTokens + minute)).toMatchObject({ refreshTokens: 1, links: 0 })
  expect(await atEnd(keptFor.links + minute)).toMatchObject({ refreshTokens: 0, links: 1 })
  expect(await app.database.asOwner('select id from session where id = $1', [session?.id])).toHaveLength(1)
})

it('forgets mails that have left and notifications after the days that were set, and no mail that waits', async () => {
  await app.database.asOwner('delete from mail_message')
  for (const status of ['SENT', 'KEPT', 'FAILED', 'PENDING'])
    await app.database.asOwner(
      `insert into mail_message (id, to_address, subject, text_body, status) values ($1, 'ann@x.test', '', '', $2)`,
      [newId(), status],
    )
  await app.database.asOwner(
    `insert into notification (id, firm_id, client_id, user_id, kind, title) values ($1, $2, $3, $4, 'mention', 'Hello')`,
    [newId(), member.firmId, member.clientId, member.id],
  )
  const told = (forgotten: { mails: number; notifications: number }) => [
    forgotten.mails,
    forgotten.notifications,
  ]
  expect(told(await forgetAt(after(days.mails * day - minute)))).toEqual([0, 0])
  expect(told(await forgetAt(after(days.mails * day + minute)))).toEqual([3, 0])
  expect(told(await forgetAt(after(days.notifications * day + minute)))).toEqual([0, 1])
  expect(await app.database.asOwner('select status from mail_message')).toEqual([{ status: 'PENDING' }])
})
