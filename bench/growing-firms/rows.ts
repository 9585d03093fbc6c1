import { type Id, newId } from '@parley/contracts/ids.ts'
import type { TestApp } from '@parley/bff/src/testing/test-app.ts'

/** So many firms of one size; who works at a firm and what it has follows from it. */
export interface Firms {
  count: number
  clients: number
  /** Of each client; it has seven times as many stakeholders. */
  initiatives: number
}

export interface MadeFirm {
  id: Id
  clientIds: Id[]
}

const definition = JSON.stringify({
  name: 'Phase',
  description: '',
  order: 1,
  requiredInputs: { groups: [], fields: [] },
  recommendedArtifacts: [],
  initialRiskMitigations: [],
  riskMitigations: [],
  aiAgents: [],
})
const template = JSON.stringify({
  name: 'Template',
  icon: '',
  initiativeType: 'DISCOVERY',
  inputs: { groups: [], fields: [] },
})
const agent = JSON.stringify({ id: newId(), name: 'Ledger', role: 'CONTRIBUTOR' })

/**
 * What belongs to the clients in `bench_client`: three consultants a client at its firm, four people, three phases to an
 * initiative of which the first is at work, with a finished run of eight turns, four findings and twelve events; twenty
 * notifications to a person; fifty entries of the audit log to a client. Checks of keys are off while it is filled.
 */
const belongings = [
  `insert into consultant (id, firm_id, first_name, last_name, position)
     select gen_random_uuid(), firm_id, 'Kim', 'Number ' || n, 'Partner' from bench_client, generate_series(1, 3) n`,
  `insert into consultant_client_access (firm_id, consultant_id, client_id, can_access)
     select k.firm_id, k.id, c.id, true from consultant k join lateral
       (select id from bench_client c where c.firm_id = k.firm_id order by md5(c.id::text || k.id::text) limit 5) c on true
     where k.firm_id in (select firm_id from bench_client)`,
  `insert into user_account (id, firm_id, client_id, email, first_name, last_name)
     select gen_random_uuid(), firm_id, id, 'p' || n || '@' || id || '.test', 'Robin', 'Person ' || n from bench_client, generate_series(1, 4) n`,
  `insert into stakeholder (id, firm_id, client_id, first_name, last_name, role, email)
     select gen_random_uuid(), firm_id, id, 'Ada', 'Marsh ' || n, 'Owner', 'ada-' || n || '@client.test'
       from bench_client, generate_series(1, initiatives * 7) n`,
  `insert into initiative (id, firm_id, client_id, name, description, status, created_at, template_version, template_snapshot)
     select gen_random_uuid(), firm_id, id, 'Initiative ' || n, 'What it is about.', (array['PENDING', 'ACTIVE', 'COMPLETED'])[1 + n % 3],
       now() - n * interval '1 day', 1, '${template}' from bench_client, generate_series(1, initiatives) n`,
  `insert into initiative_phase (id, firm_id, client_id, initiative_id, name, position, definition, status)
     select gen_random_uuid(), i.firm_id, i.client_id, i.id, 'Phase ' || n, n, '${definition}', case when n = 1 then 'IN_PROGRESS' else 'PENDING' end
       from initiative i join bench_client c on c.id = i.client_id, generate_series(1, 3) n`,
  `insert into sequence_run (id, firm_id, client_id, initiative_id, phase_id, status, definition, definition_hash, started_at, finished_at)
     select gen_random_uuid(), p.firm_id, p.client_id, p.initiative_id, p.id, 'COMPLETED', '[]', '', now(), now()
       from initiative_phase p join bench_client c on c.id = p.client_id where p.position = 1`,
  `insert into agent_interaction (id, firm_id, client_id, initiative_id, phase_id, sequence_id, position, kind, agent, status, agent_response, seq, completed_at)
     select gen_random_uuid(), r.firm_id, r.client_id, r.initiative_id, r.phase_id, r.id, n, 'agent', '${agent}', 'COMPLETED', repeat('What the agent says. ', 40), n, now()
       from sequence_run r join bench_client c on c.id = r.client_id, generate_series(1, 8) n`,
  `insert into observation (id, firm_id, client_id, initiative_id, phase_id, description, severity, status, observation_type)
     select gen_random_uuid(), p.firm_id, p.client_id, p.initiative_id, p.id, 'Finding ' || n, 'MEDIUM', case when n = 1 then 'OPEN' else 'ACCEPTED' end, 'INITIAL'
       from initiative_phase p join bench_client c on c.id = p.client_id, generate_series(1, 4) n where p.position = 1`,
  `insert into phase_event (phase_id, seq, firm_id, client_id, type, data)
     select p.id, n, p.firm_id, p.client_id, 'MESSAGE_CREATED', '{}'
       from initiative_phase p join bench_client c on c.id = p.client_id, generate_series(1, 12) n where p.position = 1`,
  `insert into notification (id, firm_id, client_id, user_id, kind, title, created_at)
     select gen_random_uuid(), u.firm_id, u.client_id, u.id, 'ACTIVATION_FINISHED', 'Phase ' || n, now() - n * interval '1 hour'
       from user_account u join bench_client c on c.id = u.client_id, generate_series(1, 20) n`,
  `insert into audit_event (id, firm_id, client_id, at, action, entity, entity_id)
     select gen_random_uuid(), firm_id, id, now() - n * interval '1 hour', 'UPDATE', 'Initiative', gen_random_uuid()
       from bench_client, generate_series(1, 50) n`,
]

/** Adds firms with all that belongs to them; statistics are taken afterwards, as the server does in the night. */
export async function addFirms(app: TestApp, { count, clients, initiatives }: Firms): Promise<MadeFirm[]> {
  const made = Array.from({ length: count }, (): MadeFirm => ({
    id: newId(),
    clientIds: Array.from({ length: clients }, newId),
  }))
  const asOwner = (statement: string, values: unknown[] = []) => app.database.asOwner(statement, values)
  const settings = JSON.stringify({ security: {} })
  await asOwner('drop table if exists bench_client')
  await asOwner('create table bench_client (id uuid, firm_id uuid, initiatives int)')
  await asOwner(
    `insert into consulting_firm (id, name, settings) select id, 'Firm ' || right(id::text, 6), $2 from unnest($1::uuid[]) id`,
    [made.map(({ id }) => id), settings],
  )
  const places = made.flatMap(({ id, clientIds }) => clientIds.map((clientId) => ({ id, clientId })))
  await asOwner(
    `insert into bench_client select client, firm, $3 from unnest($1::uuid[], $2::uuid[]) as t(client, firm)`,
    [places.map(({ clientId }) => clientId), places.map(({ id }) => id), initiatives],
  )
  await asOwner(
    `insert into client (id, firm_id, name) select id, firm_id, 'Client ' || right(id::text, 6) from bench_client`,
  )
  for (const statement of belongings)
    await asOwner(`begin; set local session_replication_role = replica; ${statement}; commit`)
  await asOwner('drop table bench_client')
  await asOwner('vacuum analyze')
  return made
}
