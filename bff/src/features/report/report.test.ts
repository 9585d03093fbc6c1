import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { addHours, deleteHours, listHours } from '@parley/contracts/http/hours.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { artifactCompletion } from '@parley/contracts/http/phases.ts'
import { getReport, type Report } from '@parley/contracts/http/report.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestUser } from '../../testing/people.ts'
import { dayOfJanuary as at, fillInitiative } from '../../testing/report-world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let initiative: TestInitiative
let admin: ApiClient
let member: ApiClient
let viewer: ApiClient
let stranger: ApiClient
let memberUser: TestUser
let runs: Id[]

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  const place = { firmId: firm.id, clientId: client.id }
  memberUser = await app.addUser('clientMember', { ...place, lastName: 'Marsh' })
  admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  member = await app.as(memberUser)
  viewer = await app.as(await app.addUser('clientViewer', place))
  const other = await app.addClient(firm, 'Helios')
  stranger = await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId: other.id }))
  initiative = await app.addInitiative(client, 'ERP')
  const foreign = await app.addInitiative(client, 'Foreign')
  await app.addConversation(client, foreign, 'Foreign')
  runs = await fillInitiative(app, { client, initiative, person: memberUser })
})
afterAll(() => app.close())

const params = () => ({ id: initiative.id })
async function report(query: { from?: string; to?: string } = {}, as = admin): Promise<Report> {
  const { status, body } = await as.call(getReport, { params: params(), query })
  expect(status).toBe(200)
  return body
}

describe('the report of an initiative', () => {
  it('counts observations by severity, status, phase and day', async () => {
    const { observations } = await report()
    const [one, two] = initiative.phaseIds
    expect(observations).toMatchObject({ total: 4, unsettled: 2, before: { raised: 0, settled: 0 } })
    expect(observations.bySeverityAndStatus).toHaveLength(4)
    expect(observations.byPhase).toHaveLength(2)
    expect(observations.byPhase).toContainEqual({ phaseId: one, total: 3, unsettled: 1 })
    expect(observations.byPhase).toContainEqual({ phaseId: two, total: 1, unsettled: 1 })
    expect(observations.days).toEqual([
      { day: '2026-01-03', raised: 2, settled: 0 },
      { day: '2026-01-08', raised: 1, settled: 0 },
      { day: '2026-01-09', raised: 1, settled: 2 },
    ])
  })

  it('counts what agents did, and how runs ended', async () => {
    const { interactions, runs: counted } = await report()
    const none = { approved: 0, revised: 0, rejected: 0 }
    expect(interactions).toMatchObject({ total: 5, completed: 4 })
    expect(interactions.byAgent).toEqual([
      { name: 'Moderator', role: 'MODERATOR', total: 1, completed: 1, ...none },
      { name: 'Business Analyst', role: 'CONTRIBUTOR', total: 2, completed: 1, ...none },
      {
        name: 'Quality Reviewer',
        role: 'REVIEWER',
        total: 2,
        completed: 2,
        approved: 1,
        revised: 1,
        rejected: 0,
      },
    ])
    expect(counted).toMatchObject({ total: 3, medianSeconds: 20 * 60 })
    expect(counted.byStatus).toHaveLength(3)
  })

  it('adds up tokens and cost in every way to the same sum', async () => {
    const { usage } = await report()
    expect(usage).toMatchObject({ calls: 5, inputTokens: 3450, outputTokens: 615, cost: 10_021_729 })
    expect(usage?.byModel.map(({ model, calls }) => [model, calls])).toEqual([
      ['claude-5', 1],
      ['gpt-5', 4],
    ])
    expect(usage?.byWorker.map(({ kind, name, inputTokens }) => [kind, name, inputTokens])).toEqual([
      ['moderator', null, 100],
      ['agent', 'Business Analyst', 1000],
      ['agent', 'Quality Reviewer', 2000],
      // The turn that it was made for is gone.
      ['agent', null, 300],
      ['validation', null, 50],
    ])
    expect(usage?.days.map(({ day, cost }) => [day, cost])).toEqual([
      ['2026-01-05', 21_730],
      ['2026-01-12', 9_999_999],
    ])
    for (const part of ['byModel', 'byWorker', 'byPhase', 'days'] as const)
      expect(usage?.[part].reduce((sum, { cost }) => sum + cost, 0)).toBe(usage?.cost)
  })

  it('shows what the pages show: phases, conversations, documents and hours', async () => {
    const counted = await report()
    const [phaseId = ''] = initiative.phaseIds
    const completion = await admin.call(artifactCompletion, { params: { id: phaseId } })
    expect(counted.phases[0]).toMatchObject({
      status: 'COMPLETED',
      days: 19,
      plannedDays: 10,
      inputs: { filled: 1, required: 2 },
      artifacts: { score: completion.body.score, uploaded: 1, recommended: 2 },
    })
    expect(counted.phases[1]).toMatchObject({ days: null, inputs: { filled: 0, required: 0 } })
    let turns = 0
    for (const sequenceId of runs.slice(0, 2)) {
      const query = { sequenceId }
      turns += (await admin.call(listInteractions, { params: { phaseId }, query })).body.interactions.length
    }
    expect(counted.interactions.total).toBe(turns)
    const documents = await admin.call(listInitiativeArtifacts, {
      params: { initiativeId: initiative.id },
      query: {},
    })
    expect(counted.artifacts).toEqual({
      total: documents.body.length,
      byStatus: [{ status: 'INDEXED', count: 1 }],
    })
    const { body } = await admin.call(getInitiative, { params: params() })
    expect(Math.round(counted.hours.minutes / 6) / 10).toBe(body.metadata.humanHoursSpent)
    expect(counted.hours).toMatchObject({ minutes: 136 })
    expect(counted.hours.byPerson).toEqual([
      { userId: memberUser.id, name: 'Robin Marsh', minutes: 121 },
      { userId: null, name: 'Deleted user', minutes: 15 },
    ])
  })

  it('is of a period, both days included, and knows what stood before it', async () => {
    const {
      observations,
      interactions,
      usage,
      hours,
      runs: ofPeriod,
      phases,
    } = await report({
      from: '2026-01-09',
      to: '2026-01-12',
    })
    expect(observations).toMatchObject({ total: 1, before: { raised: 3, settled: 0 } })
    expect(observations.days).toEqual([{ day: '2026-01-09', raised: 1, settled: 2 }])
    expect(interactions.total).toBe(1)
    expect(usage).toMatchObject({ calls: 1, cost: 9_999_999 })
    expect([hours.minutes, ofPeriod.total, ofPeriod.medianSeconds]).toEqual([0, 0, null])
    expect(phases).toHaveLength(2)
    expect((await report({ to: '2026-01-03' })).hours.minutes).toBe(90)
    const wrong = await admin.raw(
      'GET',
      `/api/initiatives/${initiative.id}/report?from=2026-02-01&to=2026-01-01`,
    )
    expect(wrong.status).toBe(400)
  })

  it('is for everybody of the tenant, with tokens and cost for those with view_analytics alone', async () => {
    for (const reader of [viewer, member]) expect((await report({}, reader)).usage).toBeNull()
    expect((await report({}, viewer)).interactions.total).toBe(5)
    for (const id of [initiative.id, newId()])
      expect(await stranger.call(getReport, { params: { id }, query: {} })).toMatchObject({ status: 404 })
  })
})

describe('hours', () => {
  it('are recorded for oneself, listed newest first, and deleted', async () => {
    const body = {
      minutes: 45,
      phaseId: initiative.phaseIds[1] ?? null,
      note: ' Workshop ',
      at: at(30).toISOString(),
    }
    const added = await member.call(addHours, { params: params(), body })
    expect(added).toMatchObject({
      status: 201,
      body: { user: { id: memberUser.id, name: 'Robin Marsh' }, minutes: 45, note: 'Workshop' },
    })
    expect((await report()).hours.minutes).toBe(181)
    const { body: listed } = await viewer.call(listHours, { params: params(), query: {} })
    expect(listed.map(({ at: time }) => time)).toEqual([30, 15, 15, 3].map((day) => at(day).toISOString()))
    const found = await viewer.call(listHours, { params: params(), query: { q: 'work' } })
    expect(found.body.map(({ id }) => id)).toEqual([added.body.id])
    expect((await member.call(deleteHours, { params: { id: added.body.id } })).status).toBe(200)
    expect((await member.call(deleteHours, { params: { id: added.body.id } })).status).toBe(404)
    expect((await report()).hours.minutes).toBe(136)
    const entries = await app.database.asOwner<{ action: string }>(
      `select action from audit_event where action like 'hours.%' order by at`,
    )
    expect(entries.map(({ action }) => action)).toEqual(['hours.added', 'hours.deleted'])
  })

  it('are refused from readers, for phases of other initiatives, and for more than a day', async () => {
    expect((await viewer.call(addHours, { params: params(), body: { minutes: 5 } })).status).toBe(403)
    const foreign = await app.addInitiative(client, 'Other')
    const phaseId = foreign.phaseIds[0] ?? null
    const refused = await member.call(addHours, { params: params(), body: { minutes: 5, phaseId } })
    expect(refused).toMatchObject({ status: 400 })
    const long = await member.raw('POST', `/api/initiatives/${initiative.id}/hours`, {
      body: { minutes: 1441 },
    })
    expect(long.status).toBe(400)
  })
})
