import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  deleteInitiativeSummary,
  getInitiativeSummary,
  type InitiativeSummary,
  listFirmSummaries,
  summaryNeedsBoth,
} from '@parley/contracts/http/initiative-summaries.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let acme: TestClient
let helios: TestClient
let admin: ApiClient
let consultant: ApiClient
let initiativeId: string

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  acme = await app.addClient(firm, 'Acme')
  helios = await app.addClient(firm, 'Helios')
  admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  consultant = await app.as(await app.addConsultant(firm, [acme]))
})
afterAll(() => app.close())

beforeEach(async () => {
  await app.database.asOwner('delete from initiative_summary')
  initiativeId = (await app.addInitiative(acme, 'ERP')).id
})

const save = (body: object, who: ApiClient = admin) =>
  who.raw('POST', '/api/initiative-summaries', { body: { initiativeId, ...body } })
const write = async (body: object, who: ApiClient = admin): Promise<InitiativeSummary> =>
  (await save(body, who)).body as InitiativeSummary
const read = (who: ApiClient = admin) => who.call(getInitiativeSummary, { params: { id: initiativeId } })
const list = async (who: ApiClient, query: Record<string, string> = {}) =>
  (await who.call(listFirmSummaries, { query })).body

describe('the summary of an initiative', () => {
  it('is written, read, replaced and deleted, each with a trace', async () => {
    const written = await save(
      {
        summary: ' A cloud suite was chosen. ',
        keyFindings: 'Three plants differed.',
        recommendations: '',
        vendorChoices: ['Kestrel Cloud', 'Kestrel Cloud', 'Orbis'],
        outcomes: 'Closing takes four days.',
        updatedAt: null,
      },
      consultant,
    )
    expect(written.status).toBe(201)
    const summary = written.body as InitiativeSummary
    expect(summary).toMatchObject({
      initiativeId,
      initiative: { id: initiativeId, clientId: acme.id, clientName: 'Acme', isConfidential: false },
      summary: 'A cloud suite was chosen.',
      keyFindings: 'Three plants differed.',
      recommendations: null,
      vendorChoices: ['Kestrel Cloud', 'Orbis'],
      outcomes: 'Closing takes four days.',
    })
    expect((await read()).body).toEqual(summary)

    const replaced = await write({ ...summary, summary: 'It was chosen again.', keyFindings: null })
    expect(replaced).toMatchObject({ id: summary.id, summary: 'It was chosen again.', keyFindings: null })
    expect(replaced.createdAt).toBe(summary.createdAt)
    expect(replaced.updatedAt > summary.updatedAt).toBe(true)

    const params = { id: initiativeId }
    expect((await admin.call(deleteInitiativeSummary, { params })).body).toEqual({ id: summary.id })
    expect(await admin.call(deleteInitiativeSummary, { params })).toMatchObject({
      status: 404,
      body: { message: 'Initiative summary not found' },
    })
    expect((await read()).status).toBe(404)
    const trace = await app.database.asOwner<{ action: string }>(
      'select action from audit_event where entity_id = $1 order by at, id',
      [summary.id],
    )
    expect(trace.map(({ action }) => action)).toEqual([
      'summary.created',
      'summary.updated',
      'summary.deleted',
    ])
  })

  it.each([
    [{ summary: '  ' }, ['summary']],
    [{}, ['summary']],
    [{ initiativeId: '', summary: 'Text' }, ['initiativeId']],
    [{ initiativeId: null }, ['initiativeId', 'summary']],
  ])('needs the initiative and the text: %j', async (body, fields) => {
    expect(await save(body)).toMatchObject({
      status: 400,
      body: {
        message: summaryNeedsBoth,
        errors: Object.fromEntries(fields.map((field) => [field, summaryNeedsBoth])),
      },
    })
  })

  it('is not replaced from an older state, nor by somebody who took it for the first', async () => {
    const first = await write({ summary: 'One' })
    await write({ summary: 'Two', updatedAt: first.updatedAt })
    for (const updatedAt of [first.updatedAt, null])
      expect(await save({ summary: 'Three', updatedAt })).toMatchObject({
        status: 409,
        body: { code: 'STALE_UPDATE', current: { summary: 'Two' } },
      })
    expect((await read()).body.summary).toBe('Two')
    await admin.call(deleteInitiativeSummary, { params: { id: initiativeId } })
    expect((await save({ summary: 'Three', updatedAt: first.updatedAt })).status).toBe(404)
    expect((await save({ summary: 'Three', updatedAt: null })).status).toBe(201)
  })

  it('is searchable once it is indexed, and after a change or deletion nothing of the former is left', async () => {
    const { id, isIndexed } = await write({ summary: 'One' })
    expect(isIndexed).toBe(false)
    const index = async (): Promise<void> => {
      await app.addPassage(acme, { initiativeId, sourceId: id, kind: 'summary' })
      await app.database.asOwner(`update knowledge_source set status = 'INDEXED' where id = $1`, [id])
    }
    const passages = () => app.database.asOwner('select 1 from knowledge_chunk where source_id = $1', [id])
    await index()
    expect((await read()).body.isIndexed).toBe(true)
    expect((await write({ summary: 'Two' })).isIndexed).toBe(false)
    expect(await passages()).toEqual([])
    await index()
    await admin.call(deleteInitiativeSummary, { params: { id: initiativeId } })
    expect(await passages()).toEqual([])
  })

  it('is one, when two people write the first at once', async () => {
    const answers = await Promise.all(['One', 'Two'].map((summary) => save({ summary, updatedAt: null })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('the summaries of a firm', () => {
  beforeEach(async () => {
    await write({ summary: 'Kestrel replaced the ledger', vendorChoices: ['Kestrel Cloud'] })
    const { id } = await app.addInitiative(helios, 'Triage')
    await save({ initiativeId: id, summary: 'An assistant sorts referrals' })
  })

  it('are listed newest first, sorted, searched by every word, and narrowed to a client or initiative', async () => {
    const names = async (query: Record<string, string>) =>
      (await list(admin, query)).map(({ initiative }) => initiative.name)
    expect(await names({})).toEqual(['Triage initiative', 'ERP initiative'])
    expect(await names({ sort: '["client","ASC"]' })).toEqual(['ERP initiative', 'Triage initiative'])
    expect(await names({ q: 'cloud ledger' })).toEqual(['ERP initiative'])
    expect(await names({ q: 'cloud referrals' })).toEqual([])
    expect(await names({ filter: JSON.stringify({ clientId: helios.id }) })).toEqual(['Triage initiative'])
    expect(await names({ filter: JSON.stringify({ initiativeId }) })).toEqual(['ERP initiative'])
    const page = await admin.call(listFirmSummaries, { query: { range: '[1,1]' } })
    expect(page.headers.get('content-range')).toBe('initiative-summaries 1-1/2')
    expect(page.body).toHaveLength(1)
  })

  it('are, for a consultant, those of the clients that they may access', async () => {
    expect((await list(consultant)).map(({ initiative }) => initiative.clientName)).toEqual(['Acme'])
    const foreign = (await app.addInitiative(helios, 'Secret')).id
    await save({ initiativeId: foreign, summary: 'Secret' })
    for (const id of [foreign, newId()]) {
      const params = { id }
      expect(await consultant.call(getInitiativeSummary, { params })).toMatchObject({
        status: 404,
        body: { message: 'Initiative summary not found' },
      })
      expect((await consultant.call(deleteInitiativeSummary, { params })).status).toBe(404)
      expect(await save({ initiativeId: id, summary: 'Mine' }, consultant)).toMatchObject({
        status: 404,
        body: { message: 'Initiative not found' },
      })
    }
  })

  it('are the firm’s: its clients, other firms and super admins outside of it see none', async () => {
    const place = { firmId: firm.id, clientId: acme.id }
    for (const user of [await app.addUser('clientAdmin', place), await app.addUser('superAdmin')]) {
      const outsider = await app.as(user)
      expect((await outsider.call(listFirmSummaries)).status).toBe(403)
      expect((await read(outsider)).status).toBe(403)
      expect((await save({ summary: 'Mine' }, outsider)).status).toBe(403)
    }
    const other = await app.addFirm('Southgate')
    expect(await list(await app.as(await app.addUser('firmAdmin', { firmId: other.id })))).toEqual([])
  })

  it('are read by a role without manage_initiatives, and written by none such', async () => {
    const user = await app.addConsultant(firm, [acme])
    const roleId = await app.addRole({ firmId: firm.id }, { name: 'Reader', permissions: [] })
    await app.database.asOwner('update user_role set role_id = $1 where user_id = $2', [roleId, user.id])
    const reader = await app.as(user)
    expect(await list(reader)).toHaveLength(1)
    expect((await save({ summary: 'Mine' }, reader)).status).toBe(403)
    const params = { id: initiativeId }
    expect((await reader.call(deleteInitiativeSummary, { params })).status).toBe(403)
  })
})
