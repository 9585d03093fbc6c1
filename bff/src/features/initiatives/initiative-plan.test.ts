import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { getTeam } from '@parley/contracts/http/team.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { listClientColleagues } from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createPlanWorld } from './testing/plan-world.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let sister: TestClient
let memberUser: TestUser
let member: ApiClient
let viewer: ApiClient
let consultantUser: TestUser
let consultant: ApiClient
let templateId: string
let rows: () => Promise<number | undefined>

beforeAll(async () => {
  ;({ app, firm, client, sister, memberUser, member, viewer, consultantUser, consultant, templateId, rows } =
    await createPlanWorld())
})
afterAll(() => app.close())

const create = (given: object = {}, by = member) =>
  by.raw('POST', '/api/initiatives', {
    body: { name: 'ERP selection', clientId: client.id, templateId, ...given },
  })
const made = async (given: object = {}): Promise<Initiative> => {
  const answer = await create(given)
  expect(answer.status).toBe(201)
  return answer.body as Initiative
}
const daysOf = (initiative: Initiative) =>
  initiative.phases.map(({ plannedStart, plannedEnd }) => [plannedStart, plannedEnd])

describe('a new initiative with a plan', () => {
  it('has its phases one after the other from the start date, in the version of the template', async () => {
    const initiative = await made({ startDate: '2028-02-27' })
    expect(daysOf(initiative)).toEqual([
      ['2028-02-27', '2028-03-02'],
      ['2028-03-03', '2028-03-12'],
      ['2028-03-13', null],
    ])
    expect(initiative.phases.map(({ templateVersion }) => templateVersion)).toEqual([1, 1, 1])
    expect(initiative).toMatchObject({ template: { version: 1 }, newestTemplateVersion: 1 })
  })

  it('takes the days that are given, and has none where nothing is said', async () => {
    const work = { id: 'work', plannedStart: '2026-04-01', plannedEnd: null }
    const scope = { id: 'scope', plannedStart: '2026-03-30', plannedEnd: '2026-04-02' }
    const initiative = await made({ startDate: '2026-03-02', phases: [work, scope] })
    expect(daysOf(initiative)).toEqual([
      ['2026-03-30', '2026-04-02'],
      ['2026-04-01', null],
      [null, null],
    ])
    expect(daysOf(await made())).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  it.each([
    ['phases.0.id', [{ id: 'other', plannedStart: null, plannedEnd: null }]],
    ['phases.0.plannedEnd', [{ id: 'work', plannedStart: '2026-03-02', plannedEnd: '2026-03-01' }]],
    ['phases.0.plannedStart', [{ id: 'work', plannedStart: '2026-02-30', plannedEnd: null }]],
    [
      'phases.1.id',
      [
        { id: 'work', plannedStart: null, plannedEnd: null },
        { id: 'work', plannedStart: null, plannedEnd: null },
      ],
    ],
  ])('is refused for %s of its plan', async (path, plan) => {
    const before = await rows()
    const answer = await create({ phases: plan })
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([path])
    expect(await rows()).toBe(before)
  })

  it('has its team, whose people are told', async () => {
    const initiative = await made({ team: [{ userId: consultantUser.id, role: ' Project lead ' }] })
    const { body } = await viewer.call(getTeam, { params: { id: initiative.id } })
    expect(body.members).toMatchObject([{ userId: consultantUser.id, role: 'Project lead' }])
    const told = await app.database.asOwner(
      `select kind from notification where user_id = $1 and entity_id = $2`,
      [consultantUser.id, initiative.id],
    )
    expect(told).toEqual([{ kind: 'TEAM_JOINED' }])
  })

  it('is made whole or not at all: a person of somebody else in the team leaves nothing', async () => {
    const foreign = await app.addUser('clientMember', { firmId: firm.id, clientId: sister.id })
    const ada = await app.addStakeholder(client, 'Ada')
    const before = await rows()
    const whole = { startDate: '2026-03-02', metadata: { stakeholders: [ada] } }
    for (const userId of [foreign.id, newId()])
      expect(await create({ ...whole, team: [{ userId, role: 'Lead' }] })).toMatchObject({
        status: 404,
        body: { message: 'User not found' },
      })
    const twice = [memberUser, memberUser].map(({ id }) => ({ userId: id, role: 'Lead' }))
    expect(await create({ ...whole, team: twice })).toMatchObject({
      status: 400,
      body: { errors: { team: 'Each person may be in the team once.' } },
    })
    expect(await rows()).toBe(before)
  })

  it('is not made from another version than the one that was looked at', async () => {
    await app.database.asOwner('update initiative_template set version = 2 where id = $1', [templateId])
    await app.database.asOwner(
      `insert into template_version (id, template_id, version, definition)
       select gen_random_uuid(), template_id, 2, definition from template_version where template_id = $1 and version = 1`,
      [templateId],
    )
    const before = await rows()
    const refused = await create({ templateVersion: 1 })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE', current: { id: templateId, version: 2 } },
    })
    expect((refused.body as { message: string }).message).toMatch(/newer version/)
    expect(await rows()).toBe(before)
    expect((await made({ templateVersion: 2 })).template?.version).toBe(2)
    expect((await made()).template?.version).toBe(2)
  })
})

it('its people are chosen from the client’s and the firm’s, before there is an initiative', async () => {
  const other = await app.addConsultant(firm, [sister])
  const list = async (by: ApiClient, id = client.id) =>
    await by.call(listClientColleagues, { params: { id } })
  const ids = (await list(consultant)).body.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([memberUser.id, consultantUser.id]))
  expect(ids).not.toContain(other.id)
  expect((await list(viewer)).status).toBe(200)
  expect((await list(consultant, sister.id)).status).toBe(404)
  expect((await list(member, sister.id)).status).toBe(404)
})
