import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { deleteInitiative, getInitiative, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import { setTeam } from '@parley/contracts/http/team.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import { tenantOf, type TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestUser } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { callsOn } from './testing/initiative-calls.ts'

let app: TestApp
let client: TestClient
let memberUser: TestUser
let member: ApiClient
let viewer: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  ;({ client, memberUser, member, viewer } = await addClientReaders(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  initiative = await app.addInitiative(client, 'ERP')
})

const { params, change, activity } = callsOn(
  () => member,
  () => initiative,
)

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
