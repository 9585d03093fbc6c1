import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listActivity } from '@parley/contracts/http/activity.ts'
import {
  getInitiativeTemplateChanges,
  takeTemplateVersion,
} from '@parley/contracts/http/initiative-template.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { takeReasons } from '@parley/contracts/rules/template-take.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import { phaseDefinition } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let member: ApiClient
let viewer: ApiClient
let templateId: string
let initiative: Initiative

const none = { groups: [], fields: [] }
const field = (name: string, type = 'text') => ({ name, label: `The ${name}`, type, required: false })
const phase = (id: string, more: object = {}) => ({ ...phaseDefinition(id), id, ...more })
const withFields = (...fields: object[]) => ({ requiredInputs: { groups: [], fields } })
const definition = (phases: object[], fields: object[] = []) => ({
  inputs: { groups: [], fields },
  outputs: none,
  phases,
  teamRoles: [],
})
const first = definition([
  phase('A'),
  phase('B', withFields(field('goal'), field('size'), field('old'))),
  phase('C'),
])
const second = definition(
  [
    phase('New first'),
    phase('A', { description: 'Better' }),
    phase('B', { ...withFields(field('goal'), field('size', 'number')), name: 'B again' }),
    phase('New'),
    phase('D'),
  ],
  [field('budget')],
)

async function publish(version: number, whole: object): Promise<void> {
  await insertRecord(app.database, 'template_version', {
    template_id: templateId,
    version,
    definition: whole,
  })
  await app.database.asOwner('update initiative_template set version = $1 where id = $2', [
    version,
    templateId,
  ])
}

beforeAll(async () => {
  app = await createTestApp()
  ;({ client, member, viewer } = await addClientReaders(app))
})
afterAll(() => app.close())

beforeEach(async () => {
  templateId = await app.addTemplate(null, 'growing')
  await app.database.asOwner('update template_version set definition = $1 where template_id = $2', [
    JSON.stringify(first),
    templateId,
  ])
  const body = { name: 'ERP', clientId: client.id, templateId, startDate: '2026-03-02' }
  initiative = (await member.raw('POST', '/api/initiatives', { body })).body as Initiative
  await setPhase('A', { status: 'IN_PROGRESS' })
})

const phaseId = (name: string): string => initiative.phases.find((one) => one.name === name)?.id ?? ''
const setPhase = (name: string, body: object) =>
  member.raw('PUT', `/api/initiative-phases/phases/${phaseId(name)}`, { body })
const params = () => ({ id: initiative.id })
const changes = async (by = member) =>
  (await by.call(getInitiativeTemplateChanges, { params: params() })).body
const take = (body: object, by = member) =>
  by.raw('POST', `/api/initiatives/${initiative.id}/take-template-version`, { body })
const read = async () => (await member.call(getInitiative, { params: params() })).body

describe('what changed in the template since', () => {
  it('is nothing while there is no newer version', async () => {
    const answer = await changes()
    expect(answer).toMatchObject({ version: 1, template: { newestVersion: 1 }, canTakeGlobalInputs: false })
    expect(answer.phases.map(({ canTake, reason }) => [canTake, reason])).toEqual([
      [false, takeReasons.started],
      [false, takeReasons.same],
      [false, takeReasons.same],
    ])
  })

  it('is told phase by phase, with why one cannot follow', async () => {
    await publish(2, second)
    const answer = await changes(viewer)
    expect(answer).toMatchObject({
      version: 1,
      template: { id: templateId, newestVersion: 2 },
      canTakeGlobalInputs: true,
      changes: [{ kind: 'added', part: 'global-input', name: 'The budget' }],
    })
    expect(
      answer.phases.map(({ name, canTake, reason, changes: all }) => [
        name,
        canTake,
        reason,
        all.map(({ kind, part }) => `${kind} ${part}`),
      ]),
    ).toEqual([
      ['New first', true, null, ['added phase']],
      ['A', false, takeReasons.started, ['changed phase']],
      ['B', true, null, ['changed phase', 'changed input', 'removed input']],
      ['New', true, null, ['added phase']],
      ['D', true, null, ['added phase']],
      ['C', false, takeReasons.gone, ['removed phase']],
    ])
    expect((await read()).newestTemplateVersion).toBe(2)
  })

  it('is not known where the template is gone', async () => {
    await app.database.asOwner('delete from initiative_template where id = $1', [templateId])
    expect(await changes()).toMatchObject({ template: null, phases: [], changes: [] })
    expect(await take({ version: 2, phaseIds: [phaseId('B')] })).toMatchObject({ status: 409 })
  })
})

describe('taking the newest version over', () => {
  it('gives a phase that was not started its new definition, and keeps what was filled in by name', async () => {
    await setPhase('B', { inputs: { goal: 'One ERP', size: 'Large', old: 'Kept' } })
    await publish(2, second)
    const answer = await take({ version: 2, phaseIds: [phaseId('B')] })
    expect(answer).toMatchObject({ status: 200, body: { taken: 1, added: 0, cleared: ['The size'] } })
    const [a, b] = (await read()).phases
    expect(b).toMatchObject({
      name: 'B again',
      templateVersion: 2,
      inputs: { goal: 'One ERP', old: 'Kept' },
      requiredInputs: { fields: [{ name: 'goal' }, { name: 'size', type: 'number' }] },
      plannedStart: initiative.phases[1]?.plannedStart,
    })
    expect(b?.inputs).not.toHaveProperty('size')
    expect(a).toMatchObject({
      name: 'A',
      templateVersion: 1,
      templatePhase: { description: 'What A is for' },
    })
    const after = await changes()
    expect(after.phases.find(({ name }) => name === 'B again')).toMatchObject({
      version: 2,
      canTake: false,
      reason: takeReasons.same,
    })
  })

  it('adds new phases where the template has them, after the started ones', async () => {
    await publish(2, second)
    expect(await take({ version: 2, phaseIds: [], addPhases: true })).toMatchObject({
      status: 200,
      body: { taken: 0, added: 3 },
    })
    const phases = (await read()).phases
    expect(phases.map(({ name, order }) => [name, order])).toEqual([
      ['A', 1],
      ['New first', 2],
      ['B', 3],
      ['New', 4],
      ['D', 5],
      ['C', 6],
    ])
    expect(phases[1]).toMatchObject({ status: 'PENDING', templateVersion: 2, plannedStart: null })
    expect(await take({ version: 2, phaseIds: [], addPhases: true })).toMatchObject({ body: { added: 0 } })
  })

  it('takes the global inputs over when asked to', async () => {
    await publish(2, second)
    expect((await take({ version: 2, phaseIds: [], globalInputs: true })).status).toBe(200)
    expect((await read()).globalInputs.fields).toMatchObject([{ name: 'budget' }])
    expect(await changes()).toMatchObject({ canTakeGlobalInputs: false, changes: [] })
  })

  it('is told: in the activity, and to who looks at any phase', async () => {
    await publish(2, second)
    await take({ version: 2, phaseIds: [phaseId('B')] })
    const { body } = await member.call(listActivity, { params: params() })
    expect(body[0]?.action).toBe('initiative.template_taken')
    const events = await app.database.asOwner<{ phase_id: string; type: string }>(
      `select e.phase_id, e.type from phase_event e where e.phase_id = any($1) order by e.seq desc`,
      [initiative.phases.map(({ id }) => id)],
    )
    const newest = (name: string) => events.find((event) => event.phase_id === phaseId(name))?.type
    expect([newest('A'), newest('B')]).toEqual(['INITIATIVE_UPDATED', 'PHASE_UPDATED'])
  })

  it.each(['IN_PROGRESS', 'COMPLETED', 'ON_HOLD', 'CANCELLED'])(
    'is not for a phase that is %s',
    async (status) => {
      await publish(2, second)
      await app.database.asOwner('update initiative_phase set status = $1 where id = $2', [
        status,
        phaseId('B'),
      ])
      const before = await read()
      const refused = await take({ version: 2, phaseIds: [phaseId('B')], addPhases: true })
      const why = status === 'COMPLETED' ? takeReasons.completed : takeReasons.started
      expect(refused).toMatchObject({ status: 409, body: { message: `B: ${why}` } })
      expect(await read()).toEqual(before)
    },
  )

  it('is not for a phase that the template no longer has, nor for one of another initiative', async () => {
    await publish(2, second)
    expect(await take({ version: 2, phaseIds: [phaseId('C')] })).toMatchObject({
      status: 409,
      body: { message: `C: ${takeReasons.gone}` },
    })
    const other = await app.addInitiative(client, 'Other')
    const mixed = [phaseId('B'), other.phaseIds[0] ?? '']
    expect(await take({ version: 2, phaseIds: mixed })).toMatchObject({ status: 404 })
    expect((await read()).phases[1]).toMatchObject({ name: 'B', templateVersion: 1 })
  })

  it('is refused for another version than the newest, for a closed initiative, for nothing and for readers', async () => {
    await publish(2, second)
    const body = { version: 2, phaseIds: [phaseId('B')] }
    expect(await take({ ...body, version: 1 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('newer version') },
    })
    expect((await take({ version: 2, phaseIds: [] })).status).toBe(400)
    expect((await viewer.call(takeTemplateVersion, { params: params(), body })).status).toBe(403)
    await app.database.asOwner(`update initiative set status = 'CANCELLED' where id = $1`, [initiative.id])
    expect(await take(body)).toMatchObject({ status: 409, body: { message: takeReasons.closed } })
  })

  it('and starting the phase at the same time leaves one of both, never a mixture', async () => {
    await publish(2, second)
    await setPhase('A', { status: 'COMPLETED' })
    const [taken, started] = await Promise.all([
      take({ version: 2, phaseIds: [phaseId('B')] }),
      setPhase('B', { status: 'IN_PROGRESS' }),
    ])
    expect(started.status).toBe(200)
    const b = (await read()).phases[1]
    expect(b?.status).toBe('IN_PROGRESS')
    expect(b?.templateVersion).toBe(taken.status === 200 ? 2 : 1)
  })
})
