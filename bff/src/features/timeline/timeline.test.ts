import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTimelineEntry,
  deleteTimelineEntry,
  listTimeline,
  updateTimelineEntry,
} from '@parley/contracts/http/timeline.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let member: ApiClient
let viewer: ApiClient
let client: TestClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  ;({ client, member, viewer } = await addClientReaders(app))
  initiative = await app.addInitiative(client, 'ERP')
  await app.database.asOwner(
    `update initiative_phase set start_date = '2026-02-02T08:00:00Z', end_date = '2026-02-20T16:00:00Z' where id = $1`,
    [initiative.phaseIds[0]],
  )
})
afterAll(() => app.close())

const params = () => ({ id: initiative.id })
const titles = async (query: Record<string, string> = {}) =>
  (await member.call(listTimeline, { params: params(), query })).body.map(({ kind, title }) => [kind, title])

describe('the timeline of an initiative', () => {
  it('shows people’s entries among the dates of the phases', async () => {
    const at = '2026-02-10T09:00:00.000Z'
    const { body: entry } = await member.call(createTimelineEntry, {
      params: params(),
      body: { title: 'Steering committee', at, description: 'Agreed on scope' },
    })
    expect(entry).toMatchObject({ kind: 'ENTRY', at, description: 'Agreed on scope' })
    expect(await titles()).toEqual([
      ['PHASE_STARTED', 'ERP phase 1'],
      ['ENTRY', 'Steering committee'],
      ['PHASE_COMPLETED', 'ERP phase 1'],
    ])
    expect(await titles({ sort: '["at","DESC"]', range: '[0,0]' })).toEqual([
      ['PHASE_COMPLETED', 'ERP phase 1'],
    ])
    expect(await titles({ q: 'scope' })).toEqual([['ENTRY', 'Steering committee']])
    expect(await titles({ filter: '{"kind":"PHASE_STARTED"}' })).toEqual([['PHASE_STARTED', 'ERP phase 1']])
    const change = { params: { id: entry.id }, body: { title: 'Board', updatedAt: entry.updatedAt } }
    expect((await member.call(updateTimelineEntry, change)).body.title).toBe('Board')
    expect((await member.call(updateTimelineEntry, change)).status).toBe(409)
    await member.call(deleteTimelineEntry, { params: { id: entry.id } })
    expect(await titles()).toHaveLength(2)
  })

  it('shows what is planned until it happens, and what was planned beside what did', async () => {
    const planned = await app.addInitiative(client, 'Planned')
    await app.database.asOwner(
      `update initiative_phase set planned_start = '2026-02-02', planned_end = '2026-02-06',
         start_date = case when position = 1 then '2026-02-03T08:00:00Z'::timestamptz end where initiative_id = $1`,
      [planned.id],
    )
    const { body } = await viewer.call(listTimeline, { params: { id: planned.id } })
    expect(body.map(({ kind, at, planned: day }) => [kind, at.slice(0, 10), day])).toEqual([
      ['PHASE_START_PLANNED', '2026-02-02', '2026-02-02'],
      ['PHASE_STARTED', '2026-02-03', '2026-02-02'],
      ['PHASE_END_PLANNED', '2026-02-06', '2026-02-06'],
      ['PHASE_END_PLANNED', '2026-02-06', '2026-02-06'],
    ])
    const query = { filter: '{"kind":"PHASE_START_PLANNED"}' }
    const { body: some } = await viewer.call(listTimeline, { params: { id: planned.id }, query })
    expect(some).toHaveLength(1)
  })

  it('is for readers to read alone', async () => {
    expect((await viewer.call(listTimeline, { params: params() })).status).toBe(200)
    const body = { title: 'No', at: '2026-02-10T09:00:00.000Z' }
    expect((await viewer.call(createTimelineEntry, { params: params(), body })).status).toBe(403)
  })

  it('needs a title and a time', async () => {
    const answer = await member.raw('POST', `/api/initiatives/${initiative.id}/timeline`, {
      body: { title: ' ', at: 'tomorrow' },
    })
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as { errors: object }).errors).sort()).toEqual(['at', 'title'])
  })
})
