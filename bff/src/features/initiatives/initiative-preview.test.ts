import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { previewInitiative } from '@parley/contracts/http/initiative-template.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createPlanWorld, teamRoles } from './testing/plan-world.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let sister: TestClient
let member: ApiClient
let viewer: ApiClient
let consultant: ApiClient
let templateId: string
let rows: () => Promise<number | undefined>

beforeAll(async () => {
  ;({ app, firm, client, sister, member, viewer, consultant, templateId, rows } = await createPlanWorld())
})
afterAll(() => app.close())

describe('the preview of an initiative', () => {
  const ask = (body: object, by = member) => by.raw('POST', '/api/initiatives/preview', { body })

  it('says what would be made, and writes nothing', async () => {
    const before = await rows()
    const answer = await ask({ templateId, clientId: client.id, startDate: '2026-12-29' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        template: { id: templateId, name: 'planned template', version: 1 },
        client: { id: client.id, name: 'Acme' },
        startDate: '2026-12-29',
        endDate: null,
        phases: [
          {
            id: 'scope',
            plannedStart: '2026-12-29',
            plannedEnd: '2027-01-02',
            inputCount: 1,
            artifactCount: 1,
          },
          {
            id: 'work',
            plannedStart: '2027-01-03',
            plannedEnd: '2027-01-12',
            agents: [{ name: 'Analyst', role: 'CONTRIBUTOR', isSME: true }],
          },
          { id: 'close', plannedStart: '2027-01-13', plannedEnd: null, durationDays: null },
        ],
        inputCount: 1,
        globalInputCount: 1,
        agentCount: 1,
        teamRoles,
      },
    })
    expect(await rows()).toBe(before)
  })

  it('starts today and takes other durations, by the phases of the template alone', async () => {
    const phaseDurations = { work: null, close: 1 }
    const body = { templateId, clientId: client.id, phaseDurations }
    const { body: today } = await member.call(previewInitiative, { body })
    expect(today.startDate).toBe(app.clock.now().toISOString().slice(0, 10))
    expect(today.phases.map(({ durationDays }) => durationDays)).toEqual([5, null, 1])
    const whole = { ...body, phaseDurations: { close: 1 } }
    expect((await member.call(previewInitiative, { body: whole })).body.endDate).not.toBeNull()
    for (const wrong of [{ other: 3 }, { work: 0 }])
      expect((await ask({ ...body, phaseDurations: wrong })).status).toBe(400)
  })

  it('is refused as creating is', async () => {
    const ofFirm = await app.addTemplate(firm, 'ofFirm')
    expect((await ask({ templateId: ofFirm, clientId: client.id })).status).toBe(404)
    expect((await ask({ templateId, clientId: sister.id })).status).toBe(404)
    expect((await ask({ templateId, clientId: sister.id }, consultant)).status).toBe(404)
    expect((await ask({ templateId, clientId: client.id }, viewer)).status).toBe(403)
  })
})
