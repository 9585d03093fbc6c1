import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { createFlag, listFlags } from '@parley/contracts/http/flags.ts'
import { updateInitiative } from '@parley/contracts/http/initiatives.ts'
import { getTeam, setTeam } from '@parley/contracts/http/team.ts'
import { updatePhase } from '@parley/contracts/http/phases.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import { tenantOf, type TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { insertRow } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { callsOn } from './testing/initiative-calls.ts'

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

const { params, change, activity } = callsOn(
  () => member,
  () => initiative,
)

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
