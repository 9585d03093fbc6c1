import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createInterview,
  deleteInterview,
  type Interview,
  listInterviewers,
  listInterviews,
  updateInterview,
} from '@parley/contracts/http/interviews.ts'
import { newId } from '@parley/contracts/ids.ts'
import { richTextFrom } from '@parley/contracts/rich-text.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let consultant: TestUser
let member: ApiClient
let viewer: ApiClient
let initiativeId: string
let stakeholderId: string

beforeAll(async () => {
  app = await createTestApp()
  ;({ firm, client, member, viewer } = await addClientReaders(app))
  consultant = await app.addConsultant(firm, [client], { lastName: 'Okafor' })
})
afterAll(() => app.close())

beforeEach(async () => {
  initiativeId = (await app.addInitiative(client, 'ERP')).id
  stakeholderId = await app.addStakeholder(client, 'Otto')
})

const consultantId = (): string => consultant.consultantId ?? ''
const summary = richTextFrom('The close takes nine days.')
const held = () => ({ initiativeId, interviewDate: '2026-01-05', status: 'COMPLETED' as const, summary })
const planned = () => ({ initiativeId, interviewDate: '2026-01-05', status: 'PLANNED' as const })
const create = (body: object) => member.raw('POST', '/api/interviews', { body })
const change = (id: string, body: object) => member.raw('PUT', `/api/interviews/${id}`, { body })
const add = async (body: Parameters<typeof create>[0] = held()): Promise<Interview> =>
  (await create(body)).body as Interview
const dayFromNow = (days: number): string =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const list = async (query: Record<string, string> = {}): Promise<Interview[]> =>
  (await member.call(listInterviews, { params: { initiativeId }, query })).body

describe('an interview', () => {
  it('is added with its people, read, changed and deleted', async () => {
    const made = await create({ ...held(), stakeholderIds: [stakeholderId], consultantIds: [consultantId()] })
    expect(made.status).toBe(201)
    const interview = made.body as Interview
    expect(interview).toMatchObject({
      interviewDate: '2026-01-05T00:00:00.000Z',
      status: 'COMPLETED',
      isAutomated: false,
      summary,
      summaryText: 'The close takes nine days.',
      additionalNotes: null,
      stakeholders: [{ id: stakeholderId, firstName: 'Otto' }],
      conductors: [{ id: consultantId(), lastName: 'Okafor' }],
      stakeholderIds: [stakeholderId],
      consultantIds: [consultantId()],
    })
    expect(await list()).toEqual([interview])

    const changed = await change(interview.id, {
      updatedAt: interview.updatedAt,
      interviewDate: '2026-02-01T10:00:00.000Z',
      summary: richTextFrom('Five days.'),
      additionalNotes: ' In Sheffield ',
      stakeholderIds: [],
    })
    expect(changed).toMatchObject({
      status: 200,
      body: {
        interviewDate: '2026-02-01T10:00:00.000Z',
        summaryText: 'Five days.',
        additionalNotes: 'In Sheffield',
        stakeholders: [],
        conductors: [{ id: consultantId() }],
      },
    })
    expect((changed.body as Interview).updatedAt > interview.updatedAt).toBe(true)

    const { id } = interview
    expect(await member.call(deleteInterview, { params: { id } })).toMatchObject({
      status: 200,
      body: { id },
    })
    expect(await list()).toEqual([])
    expect((await change(id, { status: 'PLANNED' })).status).toBe(404)
    const query = 'select action, details from audit_event where entity_id = $1 order by at'
    const fields = ['interviewDate', 'summary', 'additionalNotes', 'stakeholderIds']
    expect(await app.database.asOwner(query, [id])).toEqual([
      { action: 'interview.created', details: {} },
      { action: 'interview.updated', details: { fields: expect.arrayContaining(fields) } },
      { action: 'interview.deleted', details: {} },
    ])
  })

  it('takes back its own answer whole, and refuses fields that it does not know', async () => {
    const interview = await add()
    expect((await change(interview.id, { ...interview, additionalNotes: 'x' })).status).toBe(200)
    expect(await change(interview.id, { firmId: firm.id })).toMatchObject({
      status: 400,
      body: { errors: { firmId: 'This field is not known here.' } },
    })
  })

  it('takes plain text for a summary', async () => {
    const interview = await add({ ...held(), summary: 'One <b>line</b>\nand another' })
    expect(interview.summary).toEqual(richTextFrom('One <b>line</b>\nand another'))
  })
})

describe('the status of an interview (Document 1, sections 4 and 5)', () => {
  it('follows from the date where none is given', async () => {
    const made = (days: number) => create({ initiativeId, interviewDate: dayFromNow(days), summary })
    expect((await made(-1)).body).toMatchObject({ status: 'COMPLETED' })
    expect((await made(0)).body).toMatchObject({ status: 'PLANNED' })
    expect((await made(1)).body).toMatchObject({ status: 'PLANNED' })
  })

  it('may be another than the date says', async () => {
    expect(await create({ ...held(), interviewDate: dayFromNow(30) })).toMatchObject({
      status: 201,
      body: { status: 'COMPLETED' },
    })
    expect(await create({ ...planned(), interviewDate: dayFromNow(-30) })).toMatchObject({
      status: 201,
      body: { status: 'PLANNED' },
    })
  })

  it.each([
    ['none', undefined],
    ['null', null],
    ['an empty one', { type: 'doc', content: [{ type: 'paragraph' }] }],
    ['blanks', '   \n '],
  ])('COMPLETED needs a summary: %s is refused', async (_what, given) => {
    expect(await create({ ...planned(), status: 'COMPLETED', summary: given })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: { summary: 'This field is required' } },
    })
    const { id } = await add(planned())
    const answer = await change(id, { status: 'COMPLETED', summary: given })
    expect(answer).toMatchObject({ status: 400, body: { errors: { summary: 'This field is required' } } })
  })

  it('cannot lose its summary while COMPLETED, and keeps it when set back to PLANNED', async () => {
    const { id } = await add()
    expect((await change(id, { summary: null })).status).toBe(400)
    expect((await change(id, { status: 'PLANNED' })).body).toMatchObject({ status: 'PLANNED', summary })
    expect((await change(id, { status: 'COMPLETED' })).status).toBe(200)
  })

  it.each([
    [{ interviewDate: 'yesterday' }, 'interviewDate'],
    [{ interviewDate: '1066-10-14' }, 'interviewDate'],
    [{ interviewDate: undefined }, 'interviewDate'],
    [{ status: 'CANCELLED' }, 'status'],
    [{ isAutomated: 'yes' }, 'isAutomated'],
    [{ additionalNotes: 'x'.repeat(8001) }, 'additionalNotes'],
    [{ initiativeId: 'x' }, 'initiativeId'],
  ])('and the other fields are checked: %j', async (part, field) => {
    const answer = await create({ ...held(), ...part })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } })
  })
})

describe('people of an interview', () => {
  it('have one consultant at most', async () => {
    const other = await app.addConsultant(firm, [client])
    expect(
      await create({ ...held(), consultantIds: [consultantId(), other.consultantId ?? ''] }),
    ).toMatchObject({ status: 400, body: { errors: { consultantIds: 'Only one consultant can be chosen' } } })
  })

  it('have no consultant once it is automated', async () => {
    const automated = await add({ ...held(), isAutomated: true, consultantIds: [consultantId()] })
    expect(automated).toMatchObject({ isAutomated: true, conductors: [] })
    const { id } = await add({ ...held(), consultantIds: [consultantId()] })
    expect((await change(id, { isAutomated: true })).body).toMatchObject({ conductors: [] })
    expect((await change(id, { consultantIds: [consultantId()] })).body).toMatchObject({ conductors: [] })
  })

  it('are of the own client and the own firm: others are as missing', async () => {
    const sibling = await app.addClient(firm, 'Helios')
    const elsewhere = await app.addFirm('Southgate')
    const stranger = await app.addConsultant(elsewhere, [])
    for (const [people, text] of [
      [{ stakeholderIds: [await app.addStakeholder(sibling, 'Ingrid')] }, 'Stakeholder not found'],
      [{ stakeholderIds: [newId()] }, 'Stakeholder not found'],
      [{ consultantIds: [stranger.consultantId ?? ''] }, 'Consultant not found'],
      [{ consultantIds: [newId()] }, 'Consultant not found'],
    ] as const) {
      expect(await create({ ...held(), ...people })).toMatchObject({ status: 404, body: { message: text } })
      const { id } = await add()
      expect(await change(id, people)).toMatchObject({ status: 404, body: { message: text } })
    }
  })

  it('keep a consultant who has left, but take no new one', async () => {
    const leaving = (await app.addConsultant(firm, [client])).consultantId ?? ''
    const { id } = await add({ ...held(), consultantIds: [leaving] })
    await app.database.asOwner('update consultant set is_obsolete = true where id = $1', [leaving])
    expect((await change(id, { consultantIds: [leaving] })).status).toBe(200)
    expect((await create({ ...held(), consultantIds: [leaving] })).status).toBe(404)
    const offered = await member.call(listInterviewers, { params: { initiativeId } })
    expect(offered.body.map((one) => one.id)).not.toContain(leaving)
    expect(offered.body.map((one) => one.id)).toContain(consultantId())
  })

  it('are offered by name alone', async () => {
    const { body } = await member.call(listInterviewers, { params: { initiativeId }, query: { q: 'okaf' } })
    expect(body).toEqual([
      { id: consultantId(), firstName: 'Kim', lastName: 'Okafor', position: 'Principal' },
    ])
  })
})

describe('the list of interviews', () => {
  it('is sorted by date, newest first unless told, filtered by status, searched and paged', async () => {
    await add({ ...held(), interviewDate: '2026-01-01', summary: richTextFrom('About castings') })
    await add({ ...planned(), interviewDate: '2026-03-01', stakeholderIds: [stakeholderId] })
    await add({ ...held(), interviewDate: '2026-02-01', consultantIds: [consultantId()] })
    const dates = async (query?: Record<string, string>) =>
      (await list(query)).map(({ interviewDate }) => interviewDate.slice(5, 10))
    expect(await dates()).toEqual(['03-01', '02-01', '01-01'])
    expect(await dates({ sort: '["interviewDate","ASC"]' })).toEqual(['01-01', '02-01', '03-01'])
    expect(await dates({ filter: '{"status":"COMPLETED"}' })).toEqual(['02-01', '01-01'])
    expect(await dates({ q: 'CASTING' })).toEqual(['01-01'])
    expect(await dates({ q: 'otto' })).toEqual(['03-01'])
    expect(await dates({ q: 'kim okafor' })).toEqual(['02-01'])
    expect(await dates({ q: '%' })).toEqual([])
    const page = await member.call(listInterviews, { params: { initiativeId }, query: { range: '[1,1]' } })
    expect(page.headers.get('content-range')).toBe('interviews 1-1/3')
    expect(page.body).toHaveLength(1)
    const beyond = await member.call(listInterviews, { params: { initiativeId }, query: { range: '[9,9]' } })
    expect(beyond.headers.get('content-range')).toBe('interviews */3')
  })
})

describe('two people at the same interview', () => {
  it('do not overwrite each other: the later one is told and gets the row as it is', async () => {
    const interview = await add()
    const { id, updatedAt } = interview
    await change(id, { additionalNotes: 'Theirs', updatedAt })
    expect(await change(id, { additionalNotes: 'Mine', updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE', current: { id, additionalNotes: 'Theirs' } },
    })
  })
})

describe('who may not', () => {
  it('a viewer reads, and changes nothing', async () => {
    const { id } = await add()
    expect((await viewer.call(listInterviews, { params: { initiativeId } })).body).toHaveLength(1)
    const params = { id }
    const answers = await Promise.all([
      viewer.call(createInterview, { body: held() }),
      viewer.call(updateInterview, { params, body: { status: 'PLANNED' } }),
      viewer.call(deleteInterview, { params }),
      viewer.call(listInterviewers, { params: { initiativeId } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(await list()).toHaveLength(1)
  })
})
