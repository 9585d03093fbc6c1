import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Actor } from '../authorization/actor.ts'
import type { TestUser } from '../testing/people.ts'
import { eventually } from '../testing/eventually.ts'
import { createThing, sampleRoutes as routes, sampleState } from '../testing/sample-routes.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { runOnce } from './idempotency.ts'

let app: TestApp
let member: TestUser
let viewer: TestUser

beforeAll(async () => {
  app = await createTestApp({ routes })
  const firm = await app.addFirm('Firm')
  const client = await app.addClient(firm, 'Client')
  member = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
  viewer = await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id })
})
afterAll(() => app.close())

const id = newId()

describe('uploads', () => {
  const form = (content: string, name: string): FormData => {
    const data = new FormData()
    data.append('file', new Blob([content]), name)
    return data
  }

  it('come with name and size and leave nothing on the disk', async () => {
    const answer = await (
      await app.as(member)
    ).raw('POST', '/api/upload', { body: form('hello', '../../größe.txt') })
    expect(answer).toMatchObject({ status: 200, body: { name: 'größe.txt', size: 5, text: 'hello' } })
    await eventually(() => !existsSync(sampleState.lastPath))
  })

  it('that are too large answer 413, and leave nothing either', async () => {
    const answer = await (
      await app.as(member)
    ).raw('POST', '/api/upload', { body: form('x'.repeat(2000), 'a.txt') })
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } })
  })

  it.each([
    ['without a boundary', 'multipart/form-data', '--x--'],
    [
      'that end too early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
    ],
    [
      'with a header that is none',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition\u0000\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('%s are the sender’s fault', async (_what, type, body) => {
    const answer = await (
      await app.as(member)
    ).raw('POST', '/api/upload', { body, headers: { 'content-type': type } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('are refused before they are read when the actor may not', async () => {
    const answer = await (await app.as(viewer)).raw('POST', '/api/upload', { body: form('hello', 'a.txt') })
    expect(answer.status).toBe(403)
  })
})

describe('Idempotency-Key', () => {
  const post = async (key: string, name: string, user = member) =>
    (await app.as(user)).call(createThing, {
      params: { id },
      body: { name },
      headers: { 'idempotency-key': key },
    })

  it('does the work once and gives the same answer again', async () => {
    sampleState.calls = 0
    const first = await post('one', 'thing')
    const second = await post('one', 'thing')
    expect(sampleState.calls).toBe(1)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    await post('one', 'thing', viewer)
    expect(sampleState.calls).toBe(2)
  })

  it('leaves the key of a call free that failed with the database, once that is back', async () => {
    const { database } = app.dependencies
    let isAway = false
    const wavering: typeof database = {
      ...database,
      tenantTransaction: (scope, work) =>
        isAway ? Promise.reject(new Error('away')) : database.tenantTransaction(scope, work),
    }
    const actor = { userId: member.id, clientIds: [], permissions: [] } as unknown as Actor
    const call = { key: 'of-a-lost-database', actor, route: 'a route', content: {} }
    const lose = (): Promise<never> => {
      isAway = true
      return Promise.reject(new Error('lost'))
    }
    await expect(runOnce(wavering, call, lose)).rejects.toThrow('lost')
    isAway = false
    await eventually(async () => {
      const answered = runOnce(wavering, call, () => Promise.resolve({ status: 201, body: {} }))
      return (await answered.catch(() => undefined))?.status === 201
    })
  })

  it('keeps the answer of work that is done, once the database is back that went away before it was kept', async () => {
    const { database } = app.dependencies
    let toFail = 0
    const wavering: typeof database = {
      ...database,
      tenantTransaction(scope, work, options) {
        toFail -= 1
        return toFail >= 0
          ? Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }))
          : database.tenantTransaction(scope, work, options)
      },
    }
    const actor = { userId: member.id, clientIds: [], permissions: [] } as unknown as Actor
    const call = { key: 'of-work-that-is-done', actor, route: 'a route', content: {} }
    let works = 0
    const work = () => {
      toFail = 2
      return Promise.resolve({ status: 201, body: { works: (works += 1) } })
    }
    expect(await runOnce(wavering, call, work)).toMatchObject({ body: { works: 1 }, replayed: false })
    expect(await runOnce(wavering, call, work)).toMatchObject({ body: { works: 1 }, replayed: true })
  })

  it('takes no key back that is another call’s by then: its first try had only lost its answer', async () => {
    const { database } = app.dependencies
    let left = 1
    let releases = 0
    const wavering: typeof database = {
      ...database,
      async tenantTransaction(scope, work, options) {
        const result = await database.tenantTransaction(scope, work, options)
        left -= 1
        if (left < 0) releases += 1
        if (left === -1) throw new Error('Connection terminated unexpectedly')
        return result
      },
    }
    const actor = { userId: member.id, clientIds: [], permissions: [] } as unknown as Actor
    const call = { key: 'of-an-answer-that-got-lost', actor, route: 'a route', content: {} }
    await expect(runOnce(wavering, call, () => Promise.reject(new Error('refused')))).rejects.toThrow(
      'refused',
    )
    let works = 0
    const work = () => Promise.resolve({ status: 201, body: { works: (works += 1) } })
    expect(await runOnce(database, call, work)).toMatchObject({ body: { works: 1 } })
    await eventually(() => releases === 2)
    expect(await runOnce(database, call, work)).toMatchObject({ body: { works: 1 }, replayed: true })
  })

  it('refuses the key for another request', async () => {
    await post('two', 'thing')
    expect((await post('two', 'another')).status).toBe(409)
  })

  it('repeats no answer to who has lost a right since', async () => {
    const { clientId, firmId } = member
    const person = await app.addUser('clientMember', { firmId: firmId ?? '', clientId: clientId ?? '' })
    const { token } = await app.openSession(person)
    const call = (key: string) =>
      app
        .withToken(token)
        .call(createThing, { params: { id }, body: { name: 'Once' }, headers: { 'idempotency-key': key } })
    const repeat = () => call('before-and-after')
    expect((await repeat()).status).toBe(201)
    const role = await app.addRole(
      { firmId: firmId ?? '', clientId: clientId ?? '' },
      { name: `Less ${newId()}`, permissions: [] },
    )
    await app.database.asOwner('update user_role set role_id = $1 where user_id = $2', [role, person.id])
    expect(await repeat()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect((await call('after')).status).toBe(201)
  })

  it('lets one of many at once do the work', async () => {
    sampleState.calls = 0
    let finish = (): void => undefined
    sampleState.hold = new Promise((resolve) => (finish = resolve))
    const calls = Array.from({ length: 5 }, () => post('three', 'thing'))
    let answered = 0
    for (const call of calls) void call.then(() => (answered += 1))
    await eventually(() => answered === 4)
    finish()
    const answers = await Promise.all(calls)
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(sampleState.calls).toBe(1)
    sampleState.hold = undefined
  })

  it('stays free when the call failed', async () => {
    sampleState.calls = 0
    expect((await post('four', 'refuse')).status).toBe(409)
    expect((await post('four', 'refuse')).body).toMatchObject({ message: 'There is one already.' })
    expect(sampleState.calls).toBe(2)
  })
})
