import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createMaturityAssessment,
  deleteMaturityAssessment,
  listMaturityAssessments,
} from '@parley/contracts/http/maturity.ts'
import { allMaturityStatements, type MaturityAnswers } from '@parley/contracts/rules/maturity.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
const people = {} as Record<
  'admin' | 'member' | 'viewer' | 'consultant' | 'inside' | 'firmAdmin' | 'neighbour' | 'superAdmin',
  ApiClient
>

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  const other = await app.addClient(firm, 'Helios')
  const place = { firmId: firm.id, clientId: client.id }
  const consultant = await app.addConsultant(firm, [client])
  people.admin = await app.as(await app.addUser('clientAdmin', place))
  people.member = await app.as(await app.addUser('clientMember', place))
  people.viewer = await app.as(await app.addUser('clientViewer', place))
  people.neighbour = await app.as(await app.addUser('clientAdmin', { ...place, clientId: other.id }))
  people.firmAdmin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  people.superAdmin = await app.as(await app.addUser('superAdmin'))
  people.consultant = await app.as(consultant)
  const path = `/api/auth/consultant-impersonate-client/${client.id}`
  const { body } = await people.consultant.raw('POST', path, { body: {} })
  people.inside = app.withToken((body as { token: string }).token)
})
afterAll(() => app.close())

/** The same step everywhere, but where it is told otherwise. */
const answersOf = (step: number, changes: Partial<MaturityAnswers> = {}): MaturityAnswers => ({
  ...(Object.fromEntries(allMaturityStatements.map((id) => [id, step])) as MaturityAnswers),
  ...changes,
})
const assess = (who: ApiClient, answers: MaturityAnswers = answersOf(3)) =>
  who.call(createMaturityAssessment, { body: { answers } })
const list = async (who: ApiClient) => (await who.call(listMaturityAssessments)).body

describe('the self-assessment of a client', () => {
  it('weighs each dimension alike, and reaches a level once its score is there', async () => {
    const { status, body } = await assess(
      people.member,
      answersOf(4, { 'strategy.vision': 1, 'strategy.priorities': 2, 'governance.risks': 3 }),
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      clientId: client.id,
      dimensions: { strategy: 2.8, data: 4, process: 4, people: 4, technology: 4, governance: 3.7 },
      // (2.75 + 4 + 4 + 4 + 4 + 3.667) / 6
      score: 3.7,
      level: 3,
      answers: { 'strategy.vision': 1, 'data.quality': 4 },
    })
    expect(body.createdBy?.name).toMatch(/Robin/)
    expect((await assess(people.admin, answersOf(5))).body).toMatchObject({ score: 5, level: 5 })
    expect((await assess(people.inside, answersOf(1))).body).toMatchObject({ score: 1, level: 1 })
  })

  it('is read by all of the client, newest first, with who and when', async () => {
    const seen = await list(people.viewer)
    expect(seen.map(({ score }) => score)).toEqual([1, 5, 3.7])
    expect(await list(people.inside)).toEqual(seen)
    // From inside too it carries the consultant's own name (D11, Impersonation).
    expect(seen.every(({ createdBy }) => createdBy !== null)).toBe(true)
    expect(await list(people.neighbour)).toEqual([])
  })

  it('answers every statement with a whole step from 1 to 5', async () => {
    const { 'data.access': _left, ...incomplete } = answersOf(3)
    const wrong = [
      incomplete,
      { ...answersOf(3), 'data.other': 3 },
      ...[0, 6, 2.5, '3', null].map((step) => ({ ...answersOf(3), 'people.skills': step })),
    ]
    for (const answers of wrong) {
      const refused = await people.member.raw('POST', '/api/maturity-assessments', { body: { answers } })
      expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    }
    expect(await list(people.viewer)).toHaveLength(3)
  })

  it('is given and deleted by who may manage initiatives or settings, inside the client alone', async () => {
    const [newest] = await list(people.viewer)
    const params = { id: newest?.id ?? '' }
    for (const who of ['viewer', 'firmAdmin', 'consultant', 'superAdmin'] as const) {
      expect((await assess(people[who])).status).toBe(403)
      expect((await people[who].call(deleteMaturityAssessment, { params })).status).toBe(403)
    }
    for (const who of ['firmAdmin', 'consultant', 'superAdmin'] as const)
      expect(await people[who].call(listMaturityAssessments)).toMatchObject({
        status: 403,
        body: { message: 'Connect to a client to see its maturity level.' },
      })
    const withSettings = await app.addUserWith(['manage_settings'], { firmId: firm.id, clientId: client.id })
    expect((await assess(await app.as(withSettings))).status).toBe(201)
  })

  it('is deleted with a trace, once, and by nobody of another client', async () => {
    const { body } = await assess(people.member)
    const params = { id: body.id }
    expect((await people.neighbour.call(deleteMaturityAssessment, { params })).status).toBe(404)
    expect((await people.member.call(deleteMaturityAssessment, { params })).body).toEqual({ id: body.id })
    expect((await people.member.call(deleteMaturityAssessment, { params })).status).toBe(404)
    const trace = await app.database.asOwner<{ action: string }>(
      'select action from audit_event where entity_id = $1 order by at, id',
      [body.id],
    )
    expect(trace.map(({ action }) => action)).toEqual(['maturity.assessed', 'maturity.deleted'])
  })
})
