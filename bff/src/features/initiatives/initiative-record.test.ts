import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { createFlag, listFlags } from '@parley/contracts/http/flags.ts'
import { deleteInitiative, getInitiative, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import { getTeam, setTeam } from '@parley/contracts/http/team.ts'
import { newId } from '@parley/contracts/ids.ts'
import { updatePhase } from '@parley/contracts/http/phases.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import { tenantOf, type TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { insertRecord, insertRow } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let memberUser: TestUser
let member: ApiClient
let viewer: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  ;({ firm, client, memberUser, member, viewer } = await addClientReaders(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  initiative = await app.addInitiative(client, 'ERP')
})

const params = () => ({ id: initiative.id })
const change = (body: object) => member.raw('PUT', `/api/initiatives/${initiative.id}`, { body })
const activity = async (query: Record<string, string> = {}) =>
  (await member.call(listActivity, { params: params(), query })).body

describe('editing an initiative', () => {
  it('changes the fields of the metadata and keeps the others', async () => {
    await change({ metadata: { currentSystems: 'Excel', timeline: 120 } })
    await change({ metadata: { budgetRange: { min: 1, max: 2 }, painPoints: ['Slow'] } })
    const { body } = await member.call(getInitiative, { params: params() })
    expect(body.metadata).toMatchObject({
      currentSystems: 'Excel',
      timeline: 120,
      budgetRange: { min: 1, max: 2 },
      painPoints: ['Slow'],
    })
  })

  it('merges the template inputs field by field, and passes over those whose field is gone', async () => {
    const field = (name: string) => ({ name, label: name, type: 'text', required: false })
    const snapshot = {
      name: 'ERP',
      icon: 'BusinessIcon',
      initiativeType: null,
      inputs: { groups: [], fields: [field('goal'), field('scope')] },
    }
    await app.database.asOwner(
      `update initiative set template_snapshot = $1, metadata = '{"globalInputs": {"gone": "Kept", "goal": "One ERP", "scope": "All"}}' where id = $2`,
      [JSON.stringify(snapshot), initiative.id],
    )
    const edit = { gone: 'Kept', scope: null }
    expect((await change({ metadata: { globalInputs: edit } })).status).toBe(200)
    const { body } = await member.call(getInitiative, { params: params() })
    expect(body.metadata.globalInputs).toEqual({ gone: 'Kept', goal: 'One ERP' })
    expect(await change({ metadata: { globalInputs: { colour: 'red' } } })).toMatchObject({
      status: 400,
      body: { errors: { colour: 'There is no such field' } },
    })
  })

  it('keeps whom somebody else has chosen as stakeholder or owner meanwhile', async () => {
    const person = (name: string) =>
      insertRecord(app.database, 'stakeholder', {
        ...tenantOf(client),
        first_name: name,
        last_name: 'Marsh',
        role: 'Sponsor',
      })
    const [ada, ewa] = [await person('Ada'), await person('Ewa')]
    const { updatedAt } = (await member.call(getInitiative, { params: params() })).body
    const choose = (stakeholderIds: string[], kind = 'stakeholder') =>
      member.raw('POST', `/api/initiatives/${initiative.id}/stakeholders`, {
        body: { stakeholderIds, kind, updatedAt },
      })
    expect((await choose([ada])).status).toBe(200)
    const after = (await member.call(getInitiative, { params: params() })).body
    expect(after.updatedAt > updatedAt).toBe(true)
    for (const kind of ['stakeholder', 'owner'])
      expect(await choose([ewa], kind)).toMatchObject({
        status: 409,
        body: { code: 'STALE_UPDATE', current: { updatedAt: after.updatedAt } },
      })
    expect(after.metadata.stakeholders.map(({ id }) => id)).toEqual([ada])
  })

  it.each([
    ['ON_HOLD', 'pauseSequence', [1, 2]],
    ['CANCELLED', 'cancelSequences', [1, 2, 3, 4]],
  ])('stops its agents when it is set to %s, by %s', async (status, name, phases) => {
    const many = await app.addInitiative(client, 'Many', 5)
    const states = ['QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN', 'COMPLETED']
    for (const [index, state] of states.entries())
      await insertRecord(app.database, 'sequence_run', {
        ...tenantOf(client),
        initiative_id: many.id,
        phase_id: many.phaseIds[index],
        status: state,
        definition: {},
        definition_hash: '',
      })
    app.orchestrator.answer('pauseSequence', { sequenceId: newId(), status: 'PAUSED' })
    app.orchestrator.answer('cancelSequences', { cancelled: 1 })
    app.orchestrator.calls.length = 0
    const body = { status }
    expect((await member.raw('PUT', `/api/initiatives/${many.id}`, { body })).status).toBe(200)
    const stopped = app.orchestrator.calls.filter((call) => call.name === name)
    const ids = stopped.map((call) => (call.params as { phaseId: string }).phaseId)
    expect(ids.sort()).toEqual(phases.map((order) => many.phaseIds[order - 1]).sort())
    expect(stopped).toHaveLength(app.orchestrator.calls.length)
  })

  it('is saved where its agents cannot be reached', async () => {
    await insertRecord(app.database, 'sequence_run', {
      ...tenantOf(client),
      initiative_id: initiative.id,
      phase_id: initiative.phaseIds[0],
      status: 'RUNNING',
      definition: {},
      definition_hash: '',
    })
    app.orchestrator.isDown = true
    expect(await change({ status: 'ON_HOLD' })).toMatchObject({ status: 200, body: { status: 'ON_HOLD' } })
    app.orchestrator.isDown = false
  })

  it('refuses an edit made from an older state with the row as it is now', async () => {
    const { body: before } = await member.call(getInitiative, { params: params() })
    await change({ name: 'Theirs' })
    const stale = await change({ name: 'Mine', updatedAt: before.updatedAt })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'STALE_UPDATE', current: { name: 'Theirs' } })
  })

  it('takes the language of its agents, and gives it back to the client', async () => {
    const read = async () => (await member.call(getInitiative, { params: params() })).body.language
    expect(await read()).toBeNull()
    await change({ language: 'de' })
    expect(await read()).toBe('de')
    await change({ language: null })
    expect(await read()).toBeNull()
    expect((await change({ language: 'fr' })).status).toBe(400)
    expect((await activity()).map(({ action }) => action)).toEqual([
      'initiative.updated',
      'initiative.updated',
    ])
  })

  it('refuses a least budget above the most', async () => {
    const answer = await change({ metadata: { budgetRange: { min: 3, max: 2 } } })
    expect(answer.status).toBe(400)
  })

  it('puts it on hold, and the phases say what it is when it is taken up again', async () => {
    expect((await change({ status: 'ON_HOLD' })).body).toMatchObject({ status: 'ON_HOLD' })
    expect((await change({ status: 'ACTIVE' })).body).toMatchObject({ status: 'ACTIVE' })
    expect((await activity()).map(({ action }) => action)).toEqual(['initiative.taken_up', 'initiative.held'])
  })

  it('is not for readers, and neither is deleting', async () => {
    expect((await viewer.call(updateInitiative, { params: params(), body: { name: 'No' } })).status).toBe(403)
    expect((await viewer.call(deleteInitiative, { params: params() })).status).toBe(403)
    expect((await viewer.call(setTeam, { params: params(), body: { members: [] } })).status).toBe(403)
  })

  it('deletes all that it holds, and keeps the deletion in the audit log', async () => {
    expect((await member.call(deleteInitiative, { params: params() })).body).toEqual(params())
    expect((await member.call(getInitiative, { params: params() })).status).toBe(404)
    const left = await app.database.asOwner(`select id from initiative_phase where initiative_id = $1`, [
      initiative.id,
    ])
    expect(left).toEqual([])
    const audited = await app.database.asOwner(
      `select action, actor_id from audit_event where entity_id = $1`,
      [initiative.id],
    )
    expect(audited).toEqual([{ action: 'initiative.deleted', actor_id: memberUser.id }])
  })
})

describe('the team', () => {
  it('includes the leading consultant, whoever is in it', async () => {
    const lead = await app.addConsultant(firm, [client])
    await change({ consultantId: lead.consultantId })
    const { body: team } = await viewer.call(getTeam, { params: params() })
    expect(team.lead).toMatchObject({ id: lead.consultantId, firstName: 'Kim' })
    expect(team.members).toEqual([
      { userId: lead.id, name: 'Kim Consultant', role: 'Principal', isLead: true, isMember: false },
    ])
  })

  it('is replaced as a whole, from the newest state alone', async () => {
    const { body: before } = await member.call(getTeam, { params: params() })
    const members = [{ userId: memberUser.id, role: 'Lead' }]
    const body = { members, updatedAt: before.updatedAt }
    expect((await member.call(setTeam, { params: params(), body })).body.members).toMatchObject([
      { userId: memberUser.id, role: 'Lead', isLead: false, isMember: true },
    ])
    expect((await member.call(setTeam, { params: params(), body })).status).toBe(409)
    const twice = { members: [...members, ...members] }
    expect((await member.call(setTeam, { params: params(), body: twice })).body).toMatchObject({
      errors: { members: 'Each person may be in the team once.' },
    })
  })

  it('takes nobody of another client', async () => {
    const other = await app.addClient(firm, 'Helios')
    const stranger = await app.addUser('clientMember', { firmId: firm.id, clientId: other.id })
    const body = { members: [{ userId: stranger.id, role: 'Spy' }] }
    expect((await member.call(setTeam, { params: params(), body })).status).toBe(404)
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    expect((await admin.call(setTeam, { params: params(), body })).status).toBe(404)
  })
})

describe('the activity of an initiative', () => {
  it('tells people’s changes and conversations, newest first, searchable and by topic', async () => {
    const phaseId = initiative.phaseIds[0] ?? ''
    await app.database.asOwner(`update initiative_phase set status = 'PENDING' where id = $1`, [phaseId])
    await member.call(updatePhase, { params: { id: phaseId }, body: { status: 'IN_PROGRESS' } })
    const event = { ...tenantOf(client), phase_id: phaseId, data: {} }
    await insertRow(app.database, 'phase_event', { ...event, seq: 900, type: 'SEQUENCE_STARTED' })
    await insertRow(app.database, 'phase_event', { ...event, seq: 901, type: 'AGENT_INTERACTION_UPDATE' })
    const all = await activity()
    expect(all.map(({ action, subject }) => [action, subject])).toEqual([
      ['conversation.started', 'ERP phase 1'],
      ['phase.started', 'ERP phase 1'],
    ])
    expect(all.map(({ actor }) => actor?.id ?? null)).toEqual([null, memberUser.id])
    expect(await activity({ filter: '{"topic":"phase"}' })).toHaveLength(1)
    expect(await activity({ q: 'robin' })).toHaveLength(1)
    expect(await activity({ q: 'nothing like it' })).toEqual([])
  })

  it('calls a super admin acting inside the client by the product’s name, there and beside what they wrote', async () => {
    const superAdmin = await app.addUser('superAdmin')
    const { token } = await app.openSession(superAdmin)
    const switched = await app
      .withToken(token)
      .raw('POST', `/api/auth/impersonate-client/${client.id}`, { body: {} })
    const acting = app.withToken((switched.body as { token: string }).token)
    await acting.call(updateInitiative, { params: params(), body: { name: 'Renamed' } })
    expect((await activity())[0]?.actor?.name).toBe('Parley support')
    await acting.call(createFlag, {
      params: params(),
      body: { title: 'Late', severity: 'HIGH' },
    })
    const flags = await viewer.call(listFlags, { params: params(), query: {} })
    expect(flags.body[0]?.createdBy).toEqual({ id: superAdmin.id, name: 'Parley support' })
    const { artifactId } = await app.addArtifact(client, initiative, 'Support')
    const uploadedBy = `update artifact set uploaded_by_id = $2 where id = $1`
    await app.database.asOwner(uploadedBy, [artifactId, superAdmin.id])
    const of = { params: { initiativeId: initiative.id }, query: {} }
    const { body } = await viewer.call(listInitiativeArtifacts, of)
    expect(body.find(({ id }) => id === artifactId)).toMatchObject({
      uploadedBy: { id: superAdmin.id, firstName: 'Parley', lastName: 'support' },
      metadata: { uploadedByUser: { firstName: 'Parley', lastName: 'support' } },
    })
    await app.database.asOwner(`update user_account set deleted_at = now() where id = $1`, [superAdmin.id])
  })
})
