import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { createInitiativesWorld, type InitiativesWorld } from './testing/initiatives-world.ts'

let world: InitiativesWorld
beforeAll(async () => {
  world = await createInitiativesWorld()
})
afterAll(() => world.app.close())

describe('the list of initiatives', () => {
  it('is searched by words, in any order', async () => {
    const { client, member, made } = world
    const { id } = await made({ name: 'Quarterly planning of warehouses', description: 'In the north' })
    const found = async (q: string) => {
      const path = `/api/initiatives/client/${client.id}?q=${encodeURIComponent(q)}`
      return ((await member.raw('GET', path)).body as Initiative[]).map((one) => one.id)
    }
    expect(await found('warehouses quarterly')).toEqual([id])
    expect(await found('north planning')).toEqual([id])
    expect(await found('quarterly south')).toEqual([])
  })

  it('shows one whose sequence is paused, or waits for a person, as ANALYZING (D3, D10)', async () => {
    const { app, firm, client, member, made } = world
    const initiative = await made()
    const [phase] = initiative.phases
    await app.database.asOwner(`update initiative set status = 'ACTIVE' where id = $1`, [initiative.id])
    await app.database.asOwner(
      `insert into sequence_run (id, firm_id, client_id, initiative_id, phase_id, status, definition, definition_hash) values ($1, $2, $3, $4, $5, 'PAUSED', '{}', '')`,
      [newId(), firm.id, client.id, initiative.id, phase?.id],
    )
    for (const status of ['PAUSED', 'AWAITING_HUMAN', 'RUNNING', 'QUEUED']) {
      await app.database.asOwner('update sequence_run set status = $1 where initiative_id = $2', [
        status,
        initiative.id,
      ])
      const one = await member.raw('GET', `/api/initiatives/${initiative.id}`)
      expect([status, (one.body as Initiative).status]).toEqual([status, 'ANALYZING'])
      const path = `/api/initiatives/client/${client.id}?filter={"status":"ANALYZING"}`
      expect((await member.raw('GET', path)).body).toMatchObject([{ id: initiative.id }])
    }
    await app.database.asOwner('delete from sequence_run where initiative_id = $1', [initiative.id])
  })
})

describe('the status of an initiative (D3)', () => {
  it('does not become ACTIVE by hand before a phase starts, and follows its phases after a hold', async () => {
    const { member, made } = world
    const { id } = await made()
    const change = (status: string) => member.raw('PUT', `/api/initiatives/${id}`, { body: { status } })
    expect(await change('ACTIVE')).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    expect((await change('ON_HOLD')).status).toBe(200)
    expect(await change('ACTIVE')).toMatchObject({ status: 200, body: { status: 'PENDING' } })
  })
})

describe('its people (D11, People of an initiative)', () => {
  it('are the client’s own, each once a kind, in the order given', async () => {
    const { app, client, made } = world
    const [ada, ben] = [await app.addStakeholder(client, 'Ada'), await app.addStakeholder(client, 'Ben')]
    const initiative = await made({
      metadata: { stakeholders: [ben, { id: ada, firstName: 'Old name' }, ben], initiativeOwners: [ada] },
    })
    const names = (list: { firstName: string }[]) => list.map(({ firstName }) => firstName)
    expect(names(initiative.metadata.stakeholders)).toEqual(['Ben', 'Ada'])
    expect(names(initiative.metadata.initiativeOwners)).toEqual(['Ada'])
  })

  it('are those whose role names one where nobody is marked as owner', async () => {
    const { app, client, made } = world
    const ada = await app.addStakeholder(client, 'Ada')
    expect((await made({ metadata: { stakeholders: [ada] } })).owners).toMatchObject([{ id: ada }])
  })

  it('of somebody else are as missing, and nothing is made', async () => {
    const { app, sister, create, count } = world
    const before = await count()
    const foreign = await app.addStakeholder(sister, 'Foreign')
    for (const id of [foreign, newId()])
      expect(await create({ metadata: { stakeholders: [id] } })).toMatchObject({
        status: 404,
        body: { message: 'Stakeholder not found' },
      })
    expect(await count()).toBe(before)
  })

  it('are replaced kind by kind', async () => {
    const { app, client, member, viewer, made } = world
    const [ada, ben] = [await app.addStakeholder(client, 'Ada'), await app.addStakeholder(client, 'Ben')]
    const { id } = await made({ metadata: { stakeholders: [ada], initiativeOwners: [ada] } })
    const put = (by: ApiClient, body: object) =>
      by.raw('POST', `/api/initiatives/${id}/stakeholders`, { body })
    const answer = await put(member, { stakeholderIds: [ben], kind: 'stakeholder' })
    expect(answer.status).toBe(200)
    const { body } = await viewer.raw('GET', `/api/initiatives/${id}`)
    expect((body as Initiative).metadata).toMatchObject({
      stakeholders: [{ id: ben }],
      initiativeOwners: [{ id: ada }],
    })
    expect((await put(viewer, { stakeholderIds: [], kind: 'owner' })).status).toBe(403)
    expect((await put(member, { stakeholderIds: [], kind: 'friend' })).status).toBe(400)
  })
})

describe('create-phases (Document 2, 2.1; D10)', () => {
  const createPhases = (id: string, by = world.member) =>
    by.raw('POST', `/api/initiatives/${id}/create-phases`)

  it('makes the template’s phases where there are none, once', async () => {
    const { app, viewer, made } = world
    const { id, phases } = await made()
    await app.database.asOwner('delete from initiative_phase where initiative_id = $1', [id])
    const names = (answer: { body: unknown }) => (answer.body as Initiative).phases.map(({ name }) => name)
    const first = await createPhases(id)
    expect(first.status).toBe(200)
    expect(names(first)).toEqual(phases.map(({ name }) => name))
    expect((await createPhases(id)).body).toMatchObject({ phases: (first.body as Initiative).phases })
    const entries = await app.database.asOwner(
      `select action from audit_event where entity_id = $1 and action = 'initiative.phases_created'`,
      [id],
    )
    expect(entries).toHaveLength(1)
    expect((await createPhases(id, viewer)).status).toBe(403)
  })

  it('says so where the template is gone and there are none', async () => {
    const { app, made } = world
    const own = await app.addTemplate(null, 'short-lived')
    const { id } = await made({ templateId: own })
    await app.database.asOwner('delete from initiative_template where id = $1', [own])
    expect(await createPhases(id)).toMatchObject({ status: 200, body: { phases: [{ order: 1 }] } })
    await app.database.asOwner('delete from initiative_phase where initiative_id = $1', [id])
    expect(await createPhases(id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })
})
