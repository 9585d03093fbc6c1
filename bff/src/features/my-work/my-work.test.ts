import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listClientInitiatives, getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listMyWork } from '@parley/contracts/http/my-work.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { tenantOf, type TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let acme: TestClient
let waiting: TestInitiative
let checked: TestInitiative
let quiet: TestInitiative
let member: ApiClient
let viewer: ApiClient
let admin: ApiClient
let stranger: ApiClient
const gate = {
  interactionId: newId(),
  kind: 'question',
  reason: 'Which plant goes first?',
  turnStatus: 'PENDING',
}

const first = ({ phaseIds }: TestInitiative): string => phaseIds[0] ?? ''
const placeOf = (client: TestClient, initiative: TestInitiative) => ({
  ...tenantOf(client),
  initiative_id: initiative.id,
  phase_id: first(initiative),
})
beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  acme = await app.addClient(firm, 'Acme')
  const helios = await app.addClient(firm, 'Helios')
  const inAcme = { firmId: firm.id, clientId: acme.id }
  const person = await app.addUser('clientMember', inAcme)
  member = await app.as(person)
  viewer = await app.as(await app.addUser('clientViewer', inAcme))
  stranger = await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId: helios.id }))
  admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  waiting = await app.addInitiative(acme, 'ERP')
  checked = await app.addInitiative(acme, 'CRM')
  quiet = await app.addInitiative(helios, 'Quiet')
  await insertRecord(app.database, 'sequence_run', {
    ...placeOf(acme, waiting),
    status: 'AWAITING_HUMAN',
    gate: JSON.stringify(gate),
    definition: '{}',
    definition_hash: '',
  })
  const finding = { description: 'No owner', severity: 'HIGH', observation_type: 'INITIAL', status: 'OPEN' }
  await insertRecord(app.database, 'observation', { ...placeOf(acme, checked), ...finding })
  await insertRecord(app.database, 'observation', { ...placeOf(acme, checked), ...finding })
  await app.database.asOwner(`update initiative_phase set planned_end = '2020-01-01' where id = any($1)`, [
    [first(checked), first(quiet)],
  ])
  await app.database.asOwner(
    `insert into initiative_member (firm_id, client_id, initiative_id, user_id, role) values ($1, $2, $3, $4, 'Lead')`,
    [firm.id, acme.id, checked.id, person.id],
  )
})
afterAll(() => app.close())

const read = async (by: ApiClient, filter?: object) =>
  (await by.call(listMyWork, filter === undefined ? {} : { query: { filter: JSON.stringify(filter) } })).body

describe('my work', () => {
  it('is the own initiatives first, then by urgency, each phase once with what is to be done next', async () => {
    expect(await read(member)).toMatchObject([
      {
        initiative: { name: 'CRM initiative' },
        client: { name: 'Acme' },
        isMine: true,
        reasons: ['findings', 'due'],
        plannedEnd: '2020-01-01',
        nextStep: { kind: 'resolveFindings', by: 'you', count: 2 },
      },
      {
        initiative: { name: 'ERP initiative' },
        isMine: false,
        reasons: ['gate'],
        nextStep: { kind: 'answerGate', by: 'you', gate: { question: 'Which plant goes first?' } },
      },
    ])
  })

  it('is across clients for the firm, and nobody else’s for a stranger', async () => {
    const names = async (by: ApiClient) => (await read(by)).map(({ initiative }) => initiative.name)
    expect(await names(admin)).toEqual(['ERP initiative', 'CRM initiative', 'Quiet initiative'])
    expect(await names(stranger)).toEqual(['Quiet initiative'])
  })

  it('is what is due and at work for who may only look', async () => {
    expect(await read(viewer)).toMatchObject([
      {
        initiative: { name: 'CRM initiative' },
        reasons: ['due'],
        nextStep: { kind: 'resolveFindings', by: 'others' },
      },
    ])
  })

  it('is filtered by reason and by whose it is, and paged', async () => {
    expect(await read(member, { reason: 'gate' })).toMatchObject([{ initiative: { name: 'ERP initiative' } }])
    expect(await read(member, { isMine: true })).toMatchObject([{ initiative: { name: 'CRM initiative' } }])
    const page = await admin.raw('GET', '/api/my-work?range=[1,1]')
    expect(page.body).toMatchObject([{ initiative: { name: 'CRM initiative' } }])
    expect(page.headers.get('content-range')).toBe('my-work 1-1/3')
  })

  it('is what somebody has to see to, the soonest due first, whatever became of the phase', async () => {
    const reader = await app.addUser('clientViewer', { firmId: acme.firmId, clientId: acme.id })
    const own = async (description: string, given: object) =>
      insertRecord(app.database, 'observation', {
        ...placeOf(acme, checked),
        description,
        observation_type: 'AI_CONVERSATION',
        assignee_id: reader.id,
        ...given,
      })
    await own('Later', { severity: 'CRITICAL', status: 'TO_REMEDIATE' })
    const soon = await own('Soon', { severity: 'LOW', status: 'TO_REMEDIATE', due_on: '2026-12-24' })
    await own('Done', { severity: 'CRITICAL', status: 'REMEDIATED' })
    await app.database.asOwner(`update initiative_phase set status = 'COMPLETED' where id = $1`, [
      first(checked),
    ])
    const work = await read(await app.as(reader))
    await app.database.asOwner(`update initiative_phase set status = 'IN_PROGRESS' where id = $1`, [
      first(checked),
    ])
    expect(work).toMatchObject([
      {
        initiative: { name: 'CRM initiative' },
        isMine: true,
        reasons: ['assigned'],
        assigned: {
          count: 2,
          first: [
            { id: soon, description: 'Soon', dueOn: '2026-12-24' },
            { description: 'Later', dueOn: null },
          ],
        },
      },
    ])
  })

  it('leaves out what is archived, on hold or over', async () => {
    await app.database.asOwner(`update initiative set is_archived = true where id = $1`, [quiet.id])
    expect(await read(stranger)).toEqual([])
    await app.database.asOwner(
      `update initiative set is_archived = false, status = 'ON_HOLD' where id = $1`,
      [quiet.id],
    )
    expect(await read(stranger)).toEqual([])
  })
})

describe('the next step', () => {
  it('is the same on an initiative, its phases and each row of a list', async () => {
    const step = { kind: 'resolveFindings', by: 'you', text: 'Resolve 2 open findings.', count: 2 }
    const { body } = await member.call(getInitiative, { params: { id: checked.id } })
    expect(body.nextStep).toMatchObject({ ...step, phase: { id: first(checked) } })
    expect(body.phases[0]?.nextStep).toEqual(body.nextStep)
    expect(body.phases[1]?.nextStep).toMatchObject({ kind: 'goToPhase', phase: { id: first(checked) } })
    const list = await member.call(listClientInitiatives, { params: { clientId: acme.id } })
    expect(list.body.find(({ id }) => id === checked.id)?.nextStep).toEqual(body.nextStep)
  })

  it('is for people with more rights where one may only look', async () => {
    const { body } = await viewer.call(getInitiative, { params: { id: waiting.id } })
    expect(body.nextStep).toMatchObject({ kind: 'answerGate', by: 'others' })
  })
})
