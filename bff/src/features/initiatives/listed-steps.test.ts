import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { getInitiative, listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { phaseDefinition, tenantOf, type TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let acme: TestClient
let admin: ApiClient
const made: Record<string, TestInitiative> = {}

const field = {
  name: 'budget',
  label: 'Budget',
  type: 'text',
  required: true,
  placeholder: '',
}
const asked = { groups: [], fields: [field] }
const phaseOf = (initiative: TestInitiative, at: number): string => initiative.phaseIds[at] ?? ''
const run = (initiative: TestInitiative, at: number, row: object) =>
  insertRecord(app.database, 'sequence_run', {
    ...tenantOf(acme),
    initiative_id: initiative.id,
    phase_id: phaseOf(initiative, at),
    definition: '{}',
    definition_hash: '',
    ...row,
  })
/** `changes` names the value as $2. */
const setPhase = (initiative: TestInitiative, at: number, [changes, ...values]: [string, ...unknown[]]) =>
  app.database.asOwner(`update initiative_phase set ${changes} where id = $1`, [
    phaseOf(initiative, at),
    ...values,
  ])
const setInitiative = ({ id }: TestInitiative, changes: string, values: unknown[] = []) =>
  app.database.asOwner(`update initiative set ${changes} where id = $1`, [id, ...values])

/** Each is where another part of what is known decides. */
const cases: Record<string, (initiative: TestInitiative) => Promise<unknown>> = {
  'ready to be completed': () => Promise.resolve(),
  'an input is missing': (one) =>
    setPhase(one, 0, ['definition = $2', { ...phaseDefinition('Discovery'), requiredInputs: asked }]),
  'a finding is open': (one) =>
    insertRecord(app.database, 'observation', {
      ...tenantOf(acme),
      initiative_id: one.id,
      phase_id: phaseOf(one, 0),
      description: 'No owner',
      severity: 'HIGH',
      observation_type: 'INITIAL',
      status: 'OPEN',
    }),
  'documents are wanted': (one) =>
    setPhase(one, 0, [
      'definition = $2',
      {
        ...phaseDefinition('Discovery'),
        recommendedArtifacts: [{ name: 'Charter', importance: 'High' }],
      },
    ]),
  'a gate is open': (one) =>
    run(one, 0, {
      status: 'AWAITING_HUMAN',
      gate: JSON.stringify({ interactionId: null, kind: 'question', reason: 'Which plant?' }),
    }),
  'agents are at work': (one) => run(one, 0, { status: 'RUNNING' }),
  'nothing has begun': async (one) => {
    await setInitiative(one, `status = 'PENDING'`)
    await setPhase(one, 0, [`status = 'PENDING'`])
  },
  'inputs of the initiative are missing': async (one) => {
    const snapshot = { name: 'T', icon: '', initiativeType: 'DISCOVERY', inputs: asked }
    await setInitiative(one, `status = 'PENDING', template_snapshot = $2`, [snapshot])
    await setPhase(one, 0, [`status = 'PENDING'`])
  },
  'a phase can be handed on': async (one) => {
    const sequenceId = await run(one, 0, { status: 'COMPLETED' })
    await insertRecord(app.database, 'agent_interaction', {
      ...tenantOf(acme),
      initiative_id: one.id,
      phase_id: phaseOf(one, 0),
      sequence_id: sequenceId,
      position: 1,
      kind: 'agent',
      agent: { id: sequenceId, name: 'Ada', role: 'CONTRIBUTOR' },
      agent_response: 'An answer',
      status: 'COMPLETED',
    })
    await setPhase(one, 0, [`status = 'COMPLETED'`])
  },
  'a phase is done without agents': (one) => setPhase(one, 0, [`status = 'COMPLETED'`]),
  'all phases are done': async (one) => {
    await setPhase(one, 0, [`status = 'COMPLETED'`])
    await setPhase(one, 1, [`status = 'COMPLETED'`])
  },
  'it is on hold': (one) => setInitiative(one, `status = 'ON_HOLD'`),
  'it is cancelled': (one) => setInitiative(one, `status = 'CANCELLED'`),
}

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  acme = await app.addClient(firm, 'Acme')
  admin = await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId: acme.id }))
  for (const [name, prepare] of Object.entries(cases)) {
    const initiative = await app.addInitiative(acme, name)
    made[name] = initiative
    await prepare(initiative)
  }
})
afterAll(() => app.close())

describe('the list of initiatives', () => {
  it('names for each the step that its page names, whatever it rests on', async () => {
    const { body: listed } = await admin.call(listClientInitiatives, {
      params: { clientId: acme.id },
      query: { range: '[0,99]' },
    })
    const kinds = new Map<string, string>()
    for (const [name, { id }] of Object.entries(made)) {
      const line = listed.find((one) => one.id === id)
      const { body: page } = await admin.call(getInitiative, { params: { id } })
      expect([name, line?.nextStep]).toEqual([name, page.nextStep])
      expect([name, line?.phaseCount, line?.completedPhaseCount]).toEqual([
        name,
        page.phaseCount,
        page.completedPhaseCount,
      ])
      kinds.set(name, page.nextStep.kind)
    }
    expect(Object.fromEntries(kinds)).toEqual({
      'ready to be completed': 'complete',
      'an input is missing': 'fillInputs',
      'a finding is open': 'resolveFindings',
      'documents are wanted': 'addDocuments',
      'a gate is open': 'answerGate',
      'agents are at work': 'waitForAgents',
      'nothing has begun': 'startPhase',
      'inputs of the initiative are missing': 'fillGlobalInputs',
      'a phase can be handed on': 'activate',
      'a phase is done without agents': 'startPhase',
      'all phases are done': 'none',
      'it is on hold': 'takeOffHold',
      'it is cancelled': 'cancelled',
    })
  })
})
