import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { getPhase, type Phase } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let member: ApiClient
let phaseId: string

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  member = await app.as(await app.addUser('clientMember', { firmId: firm.id, clientId: client.id }))
})
afterAll(() => app.close())

const field = (name: string, type: string, rest: object = {}) => ({
  name,
  label: name,
  type,
  required: false,
  ...rest,
})
const fields = [
  field('goal', 'text', { required: true }),
  field('owner', 'text', { required: true, isFixed: true }),
  field('sites', 'tags'),
  field('plans', 'file'),
  field('size', 'select', { options: ['Small', 'Large'] }),
  field('areas', 'multi-select', { options: ['Finance', 'Sales'] }),
  field('due', 'date'),
  field('share', 'range'),
  field('seats', 'number', { min: 1, max: 10 }),
  field('constructor', 'text'),
]

beforeEach(async () => {
  phaseId = (await app.addInitiative(client, 'ERP')).phaseIds[0] ?? ''
  const groups = [{ id: 'more', name: 'More', fields: [field('grouped', 'textarea')] }]
  await app.database.asOwner(
    `update initiative_phase set definition = jsonb_set(definition, '{requiredInputs}', $1) where id = $2`,
    [JSON.stringify({ groups, fields }), phaseId],
  )
})

const read = async (): Promise<Phase> => (await member.call(getPhase, { params: { id: phaseId } })).body
const save = (body: object) => member.raw('PUT', `/api/initiative-phases/phases/${phaseId}`, { body })

describe('a value of an input (Document 2, section 3)', () => {
  it.each([
    ['sites', [' Leeds ', 'Leeds', 'York'], ['Leeds', 'York']],
    ['size', 'Large', 'Large'],
    ['areas', ['Sales'], ['Sales']],
    ['due', '2026-03-01', '2026-03-01'],
    ['share', 100, 100],
    ['seats', 10, 10],
    ['grouped', 'One\nTwo', 'One\nTwo'],
  ])('is stored for %s', async (name, given, stored) => {
    expect((await save({ inputs: { [name]: given } })).status).toBe(200)
    expect((await read()).inputs).toEqual({ [name]: stored })
  })

  it.each([
    ['sites', 'Leeds'],
    ['size', 'Huge'],
    ['areas', ['Sales', 'Moon']],
    ['due', '1 March'],
    ['share', 101],
    ['seats', 0],
    ['seats', '7'],
    ['plans', [{ name: 'no artifact' }]],
  ])('is refused for %s when it is %j, and nothing of the edit is saved', async (name, value) => {
    const answer = await save({ inputs: { goal: 'Kept out', [name]: value } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([name])
    expect((await read()).inputs).toEqual({})
  })

  it('names documents of the client alone; others answer like those that do not exist (D1)', async () => {
    const other = await app.addClient({ id: client.firmId, name: '' }, 'Helios')
    const add = async (to: TestClient) => app.addArtifact(to, await app.addInitiative(to, 'x'), 'Plan')
    const [own, foreign] = [await add(client), await add(other)]
    const plans = (artifactId: string) => save({ inputs: { plans: [{ artifactId, name: 'Plan' }] } })
    expect((await plans(own.artifactId)).status).toBe(200)
    for (const id of [foreign.artifactId, newId()])
      expect(await plans(id)).toMatchObject({ status: 404, body: { message: 'Artifact not found' } })
    // What is named already stays, though it has been deleted since.
    await app.database.asOwner('delete from artifact where id = $1', [own.artifactId])
    expect((await plans(own.artifactId)).status).toBe(200)
  })

  it('that is required stays once the phase is completed, in these or other words', async () => {
    await save({ inputs: { goal: 'Growth' } })
    await app.database.asOwner(`update initiative_phase set status = 'COMPLETED' where id = $1`, [phaseId])
    expect((await save({ inputs: { goal: 'More growth', sites: ['York'] } })).status).toBe(200)
    for (const goal of [null, '  '])
      expect(await save({ inputs: { goal } })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', errors: { goal: expect.stringContaining('Reopen the phase') } },
      })
    expect((await save({ inputs: { sites: null } })).status).toBe(200)
    expect((await read()).inputs).toEqual({ goal: 'More growth' })
  })

  it('cannot be given for a fixed field, which the form hides', async () => {
    expect(await save({ inputs: { owner: 'Me' } })).toMatchObject({
      status: 400,
      body: { errors: { owner: 'There is no such field' } },
    })
  })

  it('is had when every required field that is not fixed has one that is not blank', async () => {
    expect((await read()).hasInputs).toBe(false)
    await save({ inputs: { goal: '  ' } })
    expect((await read()).hasInputs).toBe(false)
    await save({ inputs: { goal: 'One ERP' } })
    expect((await read()).hasInputs).toBe(true)
  })
})

describe('two people at the same inputs (D11, Updates)', () => {
  const artifactId = newId()

  it.each([
    ['plans', [{ artifactId, name: 'Plan' }], []],
    ['sites', [' Leeds ', 'Leeds'], ['York']],
  ])('do not conflict where %s was only stored in another form', async (name, mine, next) => {
    await save({ inputs: { [name]: mine }, baseInputs: { [name]: null } })
    const again = await save({ inputs: { [name]: next }, baseInputs: { [name]: mine } })
    expect(again.status).toBe(200)
    expect((await read()).inputs[name]).toEqual(next)
  })

  it.each([
    ['goal', '', 'One ERP'],
    ['sites', [], ['Leeds']],
  ])('do not conflict where %s was empty, however the page writes that', async (name, base, value) => {
    expect((await save({ inputs: { [name]: value }, baseInputs: { [name]: base } })).status).toBe(200)
  })

  it('do not conflict in a field that is named like something every object has', async () => {
    const answer = await save({ inputs: { constructor: 'Builder' }, baseInputs: { constructor: null } })
    expect(answer.status).toBe(200)
    expect((await read()).inputs).toEqual({ constructor: 'Builder' })
  })

  it('do not conflict where both wrote the same', async () => {
    await save({ inputs: { goal: 'One ERP' }, baseInputs: { goal: null } })
    expect((await save({ inputs: { goal: 'One ERP' }, baseInputs: { goal: null } })).status).toBe(200)
  })

  it('conflict where one cleared what the other changed', async () => {
    await save({ inputs: { goal: 'First' } })
    await save({ inputs: { goal: null }, baseInputs: { goal: 'First' } })
    const late = await save({ inputs: { goal: 'Second' }, baseInputs: { goal: 'First' } })
    expect(late).toMatchObject({ status: 409, body: { code: 'STALE_UPDATE', current: { inputs: {} } } })
  })

  it('lose nothing: of an edit with one conflict, no field is saved and no status moves', async () => {
    await save({ inputs: { goal: 'Theirs' } })
    const answer = await save({
      inputs: { goal: 'Mine', sites: ['Leeds'] },
      baseInputs: { goal: null, sites: null },
      status: 'COMPLETED',
    })
    expect(answer.status).toBe(409)
    expect(await read()).toMatchObject({ inputs: { goal: 'Theirs' }, status: 'IN_PROGRESS' })
    expect((await read()).inputs).not.toHaveProperty('sites')
  })

  it('keep both words when they save different fields at once', async () => {
    const answers = await Promise.all([
      save({ inputs: { goal: 'One ERP' }, baseInputs: { goal: null } }),
      save({ inputs: { sites: ['Leeds'] }, baseInputs: { sites: null } }),
      save({ inputs: { size: 'Large' }, baseInputs: { size: null } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read()).inputs).toEqual({ goal: 'One ERP', sites: ['Leeds'], size: 'Large' })
  })
})

describe('an edit that was made from an older state (D3)', () => {
  it.each([
    ['notes', { notes: 'Mine' }],
    ['dates', { startDate: '2026-01-01T00:00:00.000Z' }],
    ['notes beside inputs', { notes: 'Mine', inputs: { goal: 'Mine' }, baseInputs: { goal: null } }],
    ['a status', { status: 'COMPLETED' }],
    ['inputs without what they were', { inputs: { goal: 'Mine' } }],
  ])('is refused for %s with the row as it is now', async (_what, body) => {
    const { updatedAt } = await read()
    await save({ notes: 'Theirs' })
    const now = await read()
    const answer = await save({ ...body, updatedAt })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'STALE_UPDATE', current: now })
    expect(await read()).toEqual(now)
  })

  it('is taken when it was made from the row as it is, whose time only ever rises', async () => {
    const times: string[] = []
    for (const notes of ['One', 'Two', 'Three']) {
      const { updatedAt } = await read()
      times.push(updatedAt)
      expect((await save({ notes, updatedAt })).status).toBe(200)
    }
    expect(new Set(times).size).toBe(3)
    expect(times.toSorted()).toEqual(times)
  })
})
