import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { getPhase, type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let member: ApiClient
let viewer: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  ;({ client, member, viewer } = await addClientReaders(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  initiative = await app.addInitiative(client, 'ERP')
})

const params = () => ({ id: initiative.phaseIds[0] ?? '' })
const read = async (): Promise<Phase> => (await member.call(getPhase, { params: params() })).body
const save = (body: object) => member.raw('PUT', `/api/initiative-phases/phases/${params().id}`, { body })

describe('the planned days of a phase', () => {
  it('are changed by who manages initiatives, beside the real ones, and told in the activity', async () => {
    const days = { plannedStart: '2026-03-02', plannedEnd: '2026-03-06' }
    expect(await save(days)).toMatchObject({ status: 200, body: { ...days, startDate: null } })
    expect(await save({ plannedEnd: '2028-02-29' })).toMatchObject({
      body: { plannedStart: '2026-03-02', plannedEnd: '2028-02-29' },
    })
    expect(await save({ plannedStart: null, plannedEnd: null })).toMatchObject({
      body: { plannedStart: null, plannedEnd: null },
    })
    expect((await viewer.call(updatePhase, { params: params(), body: days })).status).toBe(403)
    const { body } = await member.call(listActivity, { params: { id: initiative.id } })
    expect(body.map(({ action, subject }) => [action, subject])).toEqual(
      Array.from({ length: 3 }, () => ['phase.planned', 'ERP phase 1']),
    )
  })

  it.each([
    [{ plannedStart: '2026-03-02', plannedEnd: '2026-03-01' }, 'plannedEnd'],
    [{ plannedStart: '2026-02-30' }, 'plannedStart'],
    [{ plannedEnd: '2026-03-02T10:00:00.000Z' }, 'plannedEnd'],
  ])('are refused: %j', async (body, path) => {
    const answer = await save(body)
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([path])
  })

  it('are compared with what is stored where only one changes', async () => {
    await save({ plannedStart: '2026-03-02', plannedEnd: '2026-03-06' })
    expect((await save({ plannedStart: '2026-03-07' })).status).toBe(400)
    expect((await read()).plannedStart).toBe('2026-03-02')
  })

  it('are not taken from an older state', async () => {
    const { updatedAt } = await read()
    await save({ notes: 'Theirs' })
    expect(await save({ plannedStart: '2026-03-02', updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE', current: { plannedStart: null, notes: 'Theirs' } },
    })
  })
})
