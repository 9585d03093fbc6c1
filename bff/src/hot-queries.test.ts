import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Id, newId } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import type { Tx } from './database.ts'
import { listUsesOfAgent } from './features/agents/agents.views.ts'
import { listArtifactViews } from './features/artifacts/artifacts.views.ts'
import { listInitiativeViews } from './features/initiatives/initiative-list.views.ts'
import { listPeople } from './features/initiatives/initiatives.views.ts'
import {
  findSequenceView,
  listInteractionViews,
  listMessageViews,
} from './features/interactions/interactions.views.ts'
import { listObservationViews } from './features/observations/observations.views.ts'
import { listNewestRuns } from './features/phases/next-step.views.ts'
import { listNewestValidations, listPhaseViews } from './features/phases/phases.views.ts'
import { countHours, countUsage } from './features/report/effort.views.ts'
import type { ReportPlace } from './features/report/report-period.ts'
import {
  countArtifacts,
  countInteractions,
  countObservations,
  countRuns,
} from './features/report/work.views.ts'
import { plansOf } from './testing/query-plans.ts'

let database: TestDatabase<Tables>
let scope: Scope
let clientId: Id
let initiativeId: string
let phaseId: string
let sequenceId: string
/** Tables that a page of rows is nothing of: to read the whole of one is a mistake. */
let large: Set<string>

/** 20 clients with 50 initiatives each, two phases in each, and what happened in them; templates with an agent each. */
const generate = `
  insert into client (id, firm_id, name) select gen_random_uuid(), $1, 'Client ' || n from generate_series(1, 20) n;
  insert into initiative (id, firm_id, client_id, name) select gen_random_uuid(), firm_id, id, 'Initiative ' || n
    from client, generate_series(1, 50) n;
  insert into initiative_phase (id, firm_id, client_id, initiative_id, name, position, definition)
    select gen_random_uuid(), firm_id, client_id, id, 'Phase ' || n, n, jsonb_build_object('aiAgents',
      jsonb_build_array(jsonb_build_object('aiAgentId', gen_random_uuid()))) from initiative, generate_series(1, 2) n;
  insert into observation (id, firm_id, client_id, initiative_id, phase_id, description, severity, observation_type)
    select gen_random_uuid(), firm_id, client_id, initiative_id, id, 'Seen', 'LOW', 'INITIAL'
    from initiative_phase, generate_series(1, 2);
  insert into validation_run (id, firm_id, client_id, initiative_id, phase_id, kind, status)
    select gen_random_uuid(), firm_id, client_id, initiative_id, id, 'INITIAL', 'COMPLETED' from initiative_phase;
  insert into activation (id, firm_id, client_id, initiative_id, phase_id, status)
    select gen_random_uuid(), firm_id, client_id, initiative_id, id, 'COMPLETED' from initiative_phase;
  insert into sequence_run (id, firm_id, client_id, initiative_id, phase_id, status, definition, definition_hash)
    select gen_random_uuid(), firm_id, client_id, initiative_id, id, 'COMPLETED', '{}', '' from initiative_phase;
  insert into agent_interaction (id, firm_id, client_id, initiative_id, phase_id, sequence_id, position, kind, agent)
    select gen_random_uuid(), firm_id, client_id, initiative_id, phase_id, id, n, 'agent', '{}'
    from sequence_run, generate_series(1, 4) n;
  insert into provider_call (id, firm_id, client_id, initiative_id, phase_id, interaction_id, task, provider, model)
    select gen_random_uuid(), firm_id, client_id, initiative_id, phase_id, id, 'contribution', 'openai', 'gpt'
    from agent_interaction;
  insert into human_hours (id, firm_id, client_id, initiative_id, phase_id, minutes)
    select gen_random_uuid(), firm_id, client_id, initiative_id, id, 30 from initiative_phase;
  insert into hitl_message (id, firm_id, client_id, initiative_id, phase_id, content, role, seq)
    select gen_random_uuid(), firm_id, client_id, initiative_id, id, 'Said', 'USER', 1 from initiative_phase;
  insert into stakeholder (id, firm_id, client_id, first_name, last_name, role)
    select gen_random_uuid(), firm_id, id, 'Ada', 'Marsh', 'Owner' from client, generate_series(1, 50);
  insert into initiative_stakeholder (firm_id, client_id, initiative_id, stakeholder_id, kind)
    select i.firm_id, i.client_id, i.id, s.id, 'owner' from initiative i
    join lateral (select id from stakeholder where client_id = i.client_id limit 2) s on true;
  insert into artifact (id, firm_id, client_id, initiative_id, scope, name, file_name, mime_type, size, storage_key, content_hash)
    select gen_random_uuid(), firm_id, client_id, id, 'initiative', 'Plan', 'plan.txt', 'text/plain', 1, id::text, ''
    from initiative;
  insert into initiative_template (id, name, initiative_type)
    select gen_random_uuid(), 'Template ' || n, 'DISCOVERY' from generate_series(1, 1500) n;
  insert into template_version (id, template_id, version, definition)
    select gen_random_uuid(), id, 1, jsonb_build_object('phases', jsonb_build_array(jsonb_build_object('aiAgents',
      jsonb_build_array(jsonb_build_object('aiAgentId', gen_random_uuid()))))) from initiative_template`

beforeAll(async () => {
  database = await createTestDatabase<Tables>()
  const firmId = newId()
  await database.asOwner(`insert into consulting_firm (id, name) values ($1, 'Northwind')`, [firmId])
  for (const statement of generate.split(';'))
    await database.asOwner(statement, statement.includes('$1') ? [firmId] : [])
  await database.asOwner('analyze')
  const tables = await database.asOwner<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= 1000`,
  )
  large = new Set(tables.map(({ name }) => name))
  const [one] = await database.asOwner<{
    client_id: Id
    initiative_id: string
    phase_id: string
    id: string
  }>('select client_id, initiative_id, phase_id, id from sequence_run limit 1')
  if (one === undefined) throw new Error('Nothing was generated.')
  ;({ client_id: clientId, initiative_id: initiativeId, phase_id: phaseId, id: sequenceId } = one)
  scope = { role: 'app', actorKind: 'client', userId: newId(), firmId, clientIds: [clientId] }
})
afterAll(() => database.close())

/** What the queries read, and how: by which index, or the whole table. */
async function readsOf(
  read: (tx: Tx) => Promise<unknown>,
  as: Scope = scope,
  answer: Record<string, unknown>[] = [],
): Promise<{ whole: string[]; indexes: string[] }> {
  const nodes = (await plansOf(database, { scope: as, read, answer })).flat()
  const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
  return {
    whole: scans.flatMap((node) => node['Relation Name'] ?? []).filter((table) => large.has(table)),
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
  }
}

const page = { q: undefined, from: 0, to: 24, limit: 25 }
const newest = { column: 'created_at', direction: 'desc' } as const

describe('hot lists find their rows by an index', () => {
  it.each<[string, string, (tx: Tx) => Promise<unknown>]>([
    [
      'initiatives of a client',
      'initiative_by_time',
      (tx) => listInitiativeViews(tx, { ...page, sort: newest, filter: { clientId } }),
    ],
    ['their people', 'initiative_stakeholder_pkey', (tx) => listPeople(tx, [initiativeId])],
    ['phases of an initiative', 'initiative_phase_by_initiative', (tx) => listPhaseViews(tx, initiativeId)],
    ['observations of a phase', 'observation_by_phase', (tx) => listObservationViews(tx, [phaseId])],
    ['validations of a phase', 'validation_run_by_phase', (tx) => listNewestValidations(tx, [phaseId])],
    ['the latest run of a phase', 'sequence_run_by_phase', (tx) => findSequenceView(tx, phaseId, undefined)],
    ['interactions of a run', 'agent_interaction_by_sequence', (tx) => listInteractionViews(tx, sequenceId)],
    ['messages of a phase', 'hitl_message_by_phase', (tx) => listMessageViews(tx, phaseId)],
    [
      'documents of an initiative',
      'artifact_by_initiative',
      (tx) => listArtifactViews(tx, { initiativeId }, { ...page, sort: newest, filter: {} }),
    ],
  ])('%s', async (_what, index, read) => {
    const { whole, indexes } = await readsOf(read)
    expect({ whole, indexes }).toEqual({ whole: [], indexes: expect.arrayContaining([index]) })
  })
  it('a page is found once, whatever the server takes the rows around it for', async () => {
    const clients = await database.asOwner<{ id: Id }>('select id from client order by id limit 10')
    const as: Scope = { ...scope, actorKind: 'firm', clientIds: clients.map(({ id }) => id) }
    const nodes = (
      await plansOf(database, {
        scope: as,
        read: (tx) => listInitiativeViews(tx, { ...page, sort: newest, filter: {} }),
      })
    ).flat()
    const limits = nodes.filter((node) => node['Node Type'] === 'Limit')
    expect(limits.map((node) => node['Subplan Name'])).toEqual(['CTE found_page'])
  })
  it('a page is found in the order of the list, and then its rows by their keys, whatever else there is', async () => {
    const as: Scope = { ...scope, actorKind: 'firm', clientIds: 'all' }
    const read = (tx: Tx) => listInitiativeViews(tx, { ...page, sort: newest, filter: {} })
    const nodes = (await plansOf(database, { scope: as, read })).flat()
    const reads = nodes.filter((node) => node['Relation Name'] === 'initiative')
    // The rows are one firm's here, so that they are counted by reading all.
    const ways = reads.flatMap((node) => node['Index Name'] ?? [])
    expect(ways).toEqual(['initiative_of_firm_in_time', 'initiative_pkey'])
  })
  it('the numbers of a report, also for somebody who sees every client', async () => {
    const place: ReportPlace = { firmId: scope.firmId ?? '', clientId, initiativeId, phaseIds: [phaseId] }
    const always = { from: null, to: null }
    const counts: [string, (tx: Tx) => Promise<unknown>][] = [
      ['observation_by_phase', (tx) => countObservations(tx, place, always)],
      ['agent_interaction_by_phase', (tx) => countInteractions(tx, place, always)],
      ['sequence_run_by_phase', (tx) => countRuns(tx, place, always)],
      ['artifact_by_initiative', (tx) => countArtifacts(tx, place, always)],
      ['human_hours_by_initiative', (tx) => countHours(tx, place, always)],
      ['provider_call_by_phase', (tx) => countUsage(tx, place, { from: '2026-01-01', to: '2026-12-31' })],
    ]
    for (const as of [scope, { ...scope, actorKind: 'firm', clientIds: 'all' } as const])
      for (const [index, read] of counts) {
        const { whole, indexes } = await readsOf(read, as, [{ people: [] }])
        expect({ whole, indexes }).toEqual({ whole: [], indexes: expect.arrayContaining([index]) })
      }
  })
  it('the newest runs of phases, for somebody with many clients, by their phase and their run', async () => {
    const clients = await database.asOwner<{ id: Id }>('select id from client order by id limit 15')
    const many = [...clients.map(({ id }) => id), ...Array.from({ length: 500 }, () => newId())]
    const as: Scope = { ...scope, actorKind: 'firm', clientIds: many }
    const nodes = (
      await plansOf(database, {
        scope: as,
        read: (tx) => listNewestRuns(tx, [phaseId, newId()]),
        withoutWholeReads: true,
      })
    ).flat()
    const conditionsOf = (table: string): (string | undefined)[] =>
      nodes.filter((node) => node['Relation Name'] === table).map((node) => node['Index Cond'])
    expect(conditionsOf('sequence_run')).toEqual([expect.stringContaining('phase_id')])
    expect(conditionsOf('agent_interaction')).toEqual([expect.stringContaining('sequence_id = r.id')])
  })
  it('what uses an agent, for super admins', async () => {
    const platform: Scope = {
      role: 'platform',
      actorKind: 'super_admin',
      userId: newId(),
      firmId: null,
      clientIds: 'all',
    }
    const { whole, indexes } = await readsOf((tx) => listUsesOfAgent(tx, newId(), 5), platform)
    expect({ whole, indexes }).toEqual({
      whole: [],
      indexes: expect.arrayContaining(['template_version_by_agent', 'initiative_phase_by_agent']),
    })
  })
})
