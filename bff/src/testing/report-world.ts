import { type Id, newId } from '@parley/contracts/ids.ts'
import { phaseDefinition, tenantOf, type TestInitiative } from './initiatives.ts'
import type { TestClient, TestUser } from './people.ts'
import { insertRecord } from './rows.ts'
import type { TestApp } from './test-app.ts'

interface ReportWorld {
  client: TestClient
  initiative: TestInitiative
  /** Who recorded hours. */
  person: TestUser
}

/** A time of January 2026. */
export const dayOfJanuary = (day: number, hour = 10): Date => new Date(Date.UTC(2026, 0, day, hour))

type Table = Parameters<typeof insertRecord>[1]
/** Inserts a row of a phase, the first or the second. */
type Add = (table: Table, values: object, phase?: 0 | 1) => Promise<Id>

/** What happened in an initiative of two phases in January 2026. @returns its three runs, the last of the second phase */
export async function fillInitiative(app: TestApp, world: ReportWorld): Promise<Id[]> {
  const { client, initiative, person } = world
  const add: Add = (table, values, phase = 0) =>
    insertRecord(app.database, table, {
      ...tenantOf(client),
      initiative_id: initiative.id,
      phase_id: initiative.phaseIds[phase],
      ...values,
    })
  await fillFirstPhase(app, initiative)
  await app.addArtifact(client, initiative, 'ERP')
  await addObservations(add)
  const runs = await addRuns(add)
  await addWork(add, runs)
  await addHours(add, person)
  return runs
}

async function fillFirstPhase(app: TestApp, initiative: TestInitiative): Promise<void> {
  const field = (name: string, rest: object = {}) => ({
    name,
    label: name,
    type: 'text',
    required: true,
    ...rest,
  })
  const definition = {
    ...phaseDefinition('Discovery'),
    requiredInputs: {
      groups: [{ id: 'g', name: 'Group', fields: [field('scope'), field('hidden', { isFixed: true })] }],
      fields: [field('budget', { type: 'number', max: 10 }), field('note', { required: false })],
    },
    recommendedArtifacts: [
      { name: 'ERP artifact', importance: 'Very High' },
      { name: 'Contract', importance: 'Normal' },
    ],
  }
  const inputs = { scope: 'All plants', budget: 11 }
  await app.database.asOwner(
    `update initiative_phase set definition = $2, inputs = $3, status = 'COMPLETED', start_date = $4, end_date = $5,
       planned_start = '2026-01-01', planned_end = '2026-01-10' where id = $1`,
    [
      initiative.phaseIds[0],
      JSON.stringify(definition),
      JSON.stringify(inputs),
      dayOfJanuary(2),
      dayOfJanuary(20),
    ],
  )
}

async function addObservations(add: Add): Promise<void> {
  const seen = { observation_type: 'INITIAL', description: 'Seen' }
  const [third, eighth, ninth] = [dayOfJanuary(3), dayOfJanuary(8), dayOfJanuary(9)]
  await add('observation', { ...seen, severity: 'HIGH', created_at: third })
  const remediated = { status: 'REMEDIATED', accepted_at: dayOfJanuary(4), remediated_at: ninth }
  await add('observation', { ...seen, ...remediated, severity: 'HIGH', created_at: third })
  const accepted = { status: 'ACCEPTED', accepted_at: ninth }
  await add('observation', { ...seen, ...accepted, severity: 'LOW', created_at: eighth })
  const late = { status: 'TO_REMEDIATE', created_at: dayOfJanuary(9, 23) }
  await add('observation', { ...seen, ...late, severity: 'LOW' }, 1)
}

async function addRuns(add: Add): Promise<Id[]> {
  const run = {
    definition: {},
    definition_hash: '',
    created_at: dayOfJanuary(5),
    started_at: dayOfJanuary(5),
  }
  const after = (minutes: number) => new Date(dayOfJanuary(5).getTime() + minutes * 60_000)
  return [
    await add('sequence_run', { ...run, status: 'COMPLETED', finished_at: after(10) }),
    await add('sequence_run', { ...run, status: 'FAILED', finished_at: after(30) }),
    await add('sequence_run', { ...run, status: 'AWAITING_HUMAN' }, 1),
  ]
}

const analyst = { id: newId(), name: 'Business Analyst', role: 'CONTRIBUTOR' }
const reviewer = { id: newId(), name: 'Quality Reviewer', role: 'REVIEWER' }
const moderator = { id: null, name: 'Moderator', role: 'MODERATOR' }
const verdict = (kind: string) => ({ verdict: { kind, reasons: [], revise: [], overruledBy: null } })
const used = (input_tokens: number, output_tokens: number, cost: number) => ({
  input_tokens,
  output_tokens,
  cost,
})

async function addWork(add: Add, [first, second]: Id[]): Promise<void> {
  const turn = { sequence_id: first, position: 1, status: 'COMPLETED', created_at: dayOfJanuary(5) }
  const byAgent = { ...turn, kind: 'agent' }
  const asked = await add('agent_interaction', { ...turn, kind: 'moderator', agent: moderator })
  const wrote = await add('agent_interaction', { ...byAgent, agent: analyst })
  const judged = await add('agent_interaction', { ...byAgent, agent: reviewer, ...verdict('revise') })
  const later = { ...verdict('approve'), created_at: dayOfJanuary(12) }
  await add('agent_interaction', { ...byAgent, agent: reviewer, ...later })
  await add('agent_interaction', { ...byAgent, agent: analyst, sequence_id: second, status: 'FAILED' })

  const call = { state: 'settled', provider: 'openai', model: 'gpt-5', created_at: dayOfJanuary(5) }
  const contribution = { ...call, task: 'contribution' }
  await add('provider_call', {
    ...call,
    task: 'moderator-prompt',
    interaction_id: asked,
    ...used(100, 10, 1000),
  })
  await add('provider_call', { ...contribution, interaction_id: wrote, ...used(1000, 500, 20_000) })
  const claude = { provider: 'anthropic', model: 'claude-5', created_at: dayOfJanuary(12) }
  await add('provider_call', {
    ...call,
    ...claude,
    task: 'review',
    interaction_id: judged,
    ...used(2000, 100, 9_999_999),
  })
  // Of a turn that is gone, a check, and one that was not sent.
  await add('provider_call', {
    ...contribution,
    interaction_id: newId(),
    state: 'unknown',
    ...used(300, 0, 700),
  })
  await add('provider_call', { ...call, task: 'mitigation-check', ...used(50, 5, 30) }, 1)
  await add('provider_call', { ...contribution, state: 'prepared', ...used(7, 7, 7) })
}

async function addHours(add: Add, person: TestUser): Promise<void> {
  await add('human_hours', { user_id: person.id, at: dayOfJanuary(3), minutes: 90 })
  await add('human_hours', { user_id: person.id, at: dayOfJanuary(15), minutes: 31, phase_id: null })
  await add('human_hours', { user_id: null, at: dayOfJanuary(15), minutes: 15 }, 1)
}
