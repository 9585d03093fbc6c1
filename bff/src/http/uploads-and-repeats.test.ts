import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { TestUser } from '../testing/people.ts'
import { eventually } from '../testing/eventually.ts'
import { createThing, sampleRoutes as routes, sampleState } from '../testing/sample-routes.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

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

  it('refuses the key for another request', async () => {
    await post('two', 'thing')
    expect((await post('two', 'another')).status).toBe(409)
  })

  it('lets one of many at once do the work', async () => {
    sampleState.calls = 0
    let finish = (): void => undefined
    sampleState.hold = new Promise((resolve) => (finish = resolve))
    const answers = Promise.all(Array.from({ length: 5 }, () => post('three', 'thing')))
    await new Promise((resolve) => setTimeout(resolve, 200))
    finish()
    expect((await answers).map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409])
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
