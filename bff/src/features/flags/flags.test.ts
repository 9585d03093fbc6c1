import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFlag, deleteFlag, listFlags, resolveFlag, updateFlag } from '@parley/contracts/http/flags.ts'
import { listActivity } from '@parley/contracts/http/activity.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let member: ApiClient
let viewer: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  const { client, ...people } = await addClientReaders(app)
  ;({ member, viewer } = people)
  initiative = await app.addInitiative(client, 'ERP')
})
afterAll(() => app.close())

const raise = (title: string, severity: 'LOW' | 'CRITICAL' = 'LOW') =>
  member.call(createFlag, { params: { id: initiative.id }, body: { title, severity } })
const list = async (query: Record<string, string> = {}) =>
  (await member.call(listFlags, { params: { id: initiative.id }, query })).body.map(({ title }) => title)

describe('flags of an initiative', () => {
  it('are raised, changed, resolved, reopened and deleted, and each of it is in the activity', async () => {
    const { status, body: flag } = await raise('Budget at risk')
    expect(status).toBe(201)
    expect(flag).toMatchObject({ severity: 'LOW', resolvedAt: null, description: null })
    const params = { id: flag.id }
    const changed = await member.call(updateFlag, {
      params,
      body: { severity: 'HIGH', updatedAt: flag.updatedAt },
    })
    expect(changed.body.severity).toBe('HIGH')
    const resolved = await member.call(resolveFlag, { params, body: {} })
    expect(resolved.body.resolvedBy?.name).toMatch(/Robin/)
    // Twice is once.
    const again = await member.call(resolveFlag, { params, body: { resolved: true } })
    expect(again.body).toEqual(resolved.body)
    const reopened = await member.call(resolveFlag, { params, body: { resolved: false } })
    expect(reopened.body).toMatchObject({ resolvedAt: null, resolvedBy: null })
    expect((await member.call(deleteFlag, { params })).status).toBe(200)
    expect((await member.call(deleteFlag, { params })).status).toBe(404)
    const { body } = await member.call(listActivity, { params: { id: initiative.id } })
    expect(body.map(({ action }) => action)).toEqual([
      'flag.deleted',
      'flag.reopened',
      'flag.resolved',
      'flag.changed',
      'flag.raised',
    ])
  })

  it('refuses a change made from an older state, and gives the row as it is now', async () => {
    const { body: flag } = await raise('Old')
    await member.call(updateFlag, { params: { id: flag.id }, body: { title: 'New' } })
    const stale = await member.call(updateFlag, {
      params: { id: flag.id },
      body: { title: 'Newer', updatedAt: flag.updatedAt },
    })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'STALE_UPDATE', current: { title: 'New' } })
    await member.call(deleteFlag, { params: { id: flag.id } })
  })

  it('are searched, filtered, sorted by weight and paged', async () => {
    const { body: worst } = await raise('Vendor withdraws', 'CRITICAL')
    await raise('Typo in the plan')
    await member.call(resolveFlag, { params: { id: worst.id }, body: {} })
    expect(await list({ q: 'vendor' })).toEqual(['Vendor withdraws'])
    expect(await list({ filter: '{"resolved":false}' })).toEqual(['Typo in the plan'])
    expect(await list({ filter: '{"severity":"CRITICAL"}' })).toEqual(['Vendor withdraws'])
    expect(await list({ sort: '["severity","DESC"]' })).toEqual(['Vendor withdraws', 'Typo in the plan'])
    const page = await member.call(listFlags, { params: { id: initiative.id }, query: { range: '[0,0]' } })
    expect(page.headers.get('content-range')).toBe('flags 0-0/2')
  })

  it('are for readers to read alone', async () => {
    const params = { id: initiative.id }
    expect((await viewer.call(listFlags, { params })).status).toBe(200)
    const body = { title: 'No', severity: 'LOW' as const }
    expect((await viewer.call(createFlag, { params, body })).status).toBe(403)
    const [flag] = (await viewer.call(listFlags, { params })).body
    const own = { id: flag?.id ?? '' }
    expect((await viewer.call(updateFlag, { params: own, body: { title: 'No' } })).status).toBe(403)
    expect((await viewer.call(resolveFlag, { params: own, body: {} })).status).toBe(403)
    expect((await viewer.call(deleteFlag, { params: own })).status).toBe(403)
  })

  it('need a title', async () => {
    const answer = await raise('   ')
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})
