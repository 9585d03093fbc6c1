import type { TestApp } from '@parley/bff/src/testing/test-app.ts'
import { writeFirmPostings } from '@parley/orchestrator/src/indexing/write-firm-postings.ts'
import { benchModel } from '../search-data.ts'

/** Whose rows are asked for. */
export interface GrowthPlace {
  firmId: string
  clientId: string
  memberId: string
  consultantId: string
}

const words = `array['invoice','supplier','contract','harbour','ledger','warehouse','audit','licence','payment','schedule','migration','training']`
const text = (n: string): string =>
  `(select string_agg((${words})[1 + (${n} * 7 + w * w) % 12], ' ') || ' number ' || ${n} from generate_series(1, 80) w)`
const vector = (n: string): string =>
  `(select l2_normalize(array_agg(sin(${n} * 12.9898 + d * 78.233)::real)::halfvec(768)) from generate_series(1, 768) d)`

/** Initiatives of the named clients with a phase, a finished run and turns, and documents, people and notices beside. */
const work = (target: string, { initiatives, turns }: { initiatives: string; turns: number }): string[] => [
  `insert into initiative (id, firm_id, client_id, name, status, created_at, template_snapshot)
     select gen_random_uuid(), t.firm_id, t.client_id, 'Grown ' || t.n || '.' || i, 'ACTIVE', now() - (t.n * 10 + i) * interval '1 hour',
       '{"name":"Template","icon":"","initiativeType":"DISCOVERY","inputs":{"groups":[],"fields":[]}}'
     from ${target} t, ${initiatives} i`,
  `insert into initiative_phase (id, firm_id, client_id, initiative_id, name, position, status, definition)
     select gen_random_uuid(), firm_id, client_id, id, 'Phase', 1, 'IN_PROGRESS',
       '{"name":"Phase","description":"","order":1,"requiredInputs":{"groups":[],"fields":[]},"recommendedArtifacts":[],"initialRiskMitigations":[],"riskMitigations":[],"aiAgents":[]}'
     from initiative i where name like 'Grown %' and not exists (select from initiative_phase p where p.initiative_id = i.id)`,
  `insert into sequence_run (id, firm_id, client_id, initiative_id, phase_id, status, definition, definition_hash)
     select gen_random_uuid(), firm_id, client_id, initiative_id, id, 'COMPLETED', '{}', '' from initiative_phase p
     where name = 'Phase' and not exists (select from sequence_run r where r.phase_id = p.id)`,
  `insert into agent_interaction (id, firm_id, client_id, initiative_id, phase_id, sequence_id, position, kind, agent, status, agent_response, seq)
     select gen_random_uuid(), firm_id, client_id, initiative_id, phase_id, r.id, n, 'agent', '{}', 'COMPLETED', repeat('What was said. ', 20), n
     from sequence_run r, generate_series(1, ${turns}) n
     where definition_hash = '' and not exists (select from agent_interaction a where a.sequence_id = r.id)`,
  `insert into provider_call (id, firm_id, client_id, initiative_id, phase_id, sequence_id, interaction_id, task, provider, model, state, settled_at)
     select gen_random_uuid(), a.firm_id, a.client_id, a.initiative_id, a.phase_id, a.sequence_id, a.id, 'contribution', 'openai', 'gpt', 'settled', now()
     from agent_interaction a where agent_response like 'What was said%' and not exists (select from provider_call c where c.interaction_id = a.id)`,
  `insert into phase_event (phase_id, seq, firm_id, client_id, type, data)
     select phase_id, seq, firm_id, client_id, 'turn.completed', '{}' from agent_interaction
     where agent_response like 'What was said%' on conflict do nothing`,
]

/** Documents of 30 chunks and their vectors; the words of each are written by the product afterwards. */
const documents = (target: string, chunks: number): string[] => [
  `insert into artifact (id, firm_id, client_id, scope, name, file_name, mime_type, size, storage_key, content_hash, indexing_status)
     select gen_random_uuid(), firm_id, client_id, 'client', 'Plan ' || n, 'plan.txt', 'text/plain', 1, gen_random_uuid()::text, '', 'INDEXED' from ${target} t`,
  `insert into knowledge_chunk (id, firm_id, client_id, artifact_id, source_id, position, text, label)
     select gen_random_uuid(), a.firm_id, a.client_id, a.id, a.id, c, ${text('(c + abs(hashtext(a.id::text)) % 1000)')}, 'Page 1'
     from artifact a, generate_series(1, ${chunks}) c where a.file_name = 'plan.txt' and not exists (select from knowledge_chunk k where k.artifact_id = a.id)`,
  `insert into knowledge_embedding (firm_id, client_id, tenant_key, chunk_id, source_kind, source_id, model, embedding)
     select k.firm_id, k.client_id, k.client_id, k.id, 'artifact', k.source_id, '${benchModel}', v.v
     from knowledge_chunk k join (select n, ${vector('n')} as v from generate_series(0, 199) n) v on v.n = abs(hashtext(k.id::text)) % 200
     where not exists (select from knowledge_embedding e where e.chunk_id = k.id)`,
  `insert into posting_to_write (firm_id, client_id, source_id)
     select distinct firm_id, client_id, source_id from knowledge_chunk k where not exists (select from posting_group g where g.source_id = k.source_id)
     on conflict do nothing`,
]

const people = (
  target: string,
  { stakeholders, users }: { stakeholders: number; users: number },
): string[] => [
  `insert into stakeholder (id, firm_id, client_id, first_name, last_name, role)
     select gen_random_uuid(), firm_id, client_id, 'Ada', 'Marsh ' || n || '.' || s, 'Owner' from ${target} t, generate_series(1, ${stakeholders}) s`,
  `insert into user_account (id, firm_id, client_id, email, first_name, last_name)
     select gen_random_uuid(), firm_id, client_id, 'grown-' || gen_random_uuid() || '@people.test', 'Robin', 'Person ' || n
     from ${target} t, generate_series(1, ${users})`,
  `insert into user_role (user_id, role_id, firm_id, client_id) select u.id, r.id, u.firm_id, u.client_id
     from user_account u, role r where u.email like 'grown-%' and r.firm_id is null and r.name = 'Client Member'
       and not exists (select from user_role x where x.user_id = u.id)`,
  `insert into session (id, user_id, created_at, expires_at) select gen_random_uuid(), u.id, now(), now() + interval '1 day'
     from user_account u where u.email like 'grown-%' and not exists (select from session s where s.user_id = u.id)`,
]

const traces = (target: string, person: string, count: number): string[] => [
  `insert into notification (id, firm_id, client_id, user_id, kind, title, created_at)
     select gen_random_uuid(), t.firm_id, t.client_id, ${person}, 'phase.changed', 'Something happened', now() - e * interval '1 minute'
     from ${target} t, generate_series(1, ${count}) e`,
  `insert into audit_event (id, firm_id, client_id, at, action, entity, entity_id, subject_id, actor_id)
     select gen_random_uuid(), t.firm_id, t.client_id, now() - e * interval '1 minute', 'initiative.updated', 'initiative', gen_random_uuid(), ${person}, ${person}
     from ${target} t, generate_series(1, ${count * 4}) e`,
  `insert into outbox (id, topic, entity_id, firm_id, client_id, created_at, relayed_at)
     select gen_random_uuid(), 'sequence.run', gen_random_uuid(), t.firm_id, t.client_id, now() - interval '1 hour', now() - interval '1 hour'
     from ${target} t, generate_series(1, ${count}) e`,
]

type Owner = Pick<TestApp, 'database'>['database']

async function runAll(database: Owner, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await database.asOwner(statement)
  await database.asOwner('vacuum analyze')
}

/** More rows of one client, and clients of its firm: this many parts in addition, each of one initiative. */
export async function growOwn(
  database: Owner,
  { firmId, clientId, memberId, consultantId }: GrowthPlace,
  range: readonly [number, number],
): Promise<void> {
  const [from, to] = range
  const target = `(select '${firmId}'::uuid as firm_id, '${clientId}'::uuid as client_id, n from generate_series(${from + 1}, ${to}) n)`
  const some = `(select '${firmId}'::uuid as firm_id, '${clientId}'::uuid as client_id, n from generate_series(${from + 1}, ${to}) n where n % 40 = 0)`
  await runAll(database, [
    `insert into client (id, firm_id, name) select gen_random_uuid(), '${firmId}', 'Sister ' || n from generate_series(${from + 1}, ${to}) n where n % 10 = 0`,
    `insert into consultant_client_access (firm_id, consultant_id, client_id) select firm_id, '${consultantId}', id from client c
         where firm_id = '${firmId}' and not exists (select from consultant_client_access a where a.client_id = c.id)`,
    ...work(target, { initiatives: 'generate_series(1, 1)', turns: 10 }),
    ...documents(some, 30),
    ...people(target, { stakeholders: 3, users: 1 }),
    ...traces(target, `'${memberId}'::uuid`, 3),
  ])
}

/** More firms, each small. */
export async function growOthers(database: Owner, range: readonly [number, number]): Promise<void> {
  const [from, to] = range
  const target = `(select c.firm_id, c.id as client_id, substr(c.name, 13)::int as n from client c
     where c.name like 'Other client%' and substr(c.name, 13)::int between ${from + 1} and ${to})`
  const person = `(select u.id from user_account u where u.client_id = t.client_id limit 1)`
  await runAll(database, [
    `insert into consulting_firm (id, name) select gen_random_uuid(), 'Other firm' || n from generate_series(${from + 1}, ${to}) n`,
    `insert into client (id, firm_id, name) select gen_random_uuid(), id, 'Other client' || substr(name, 11) from consulting_firm
         where name like 'Other firm%' and substr(name, 11)::int > ${from}`,
    ...work(target, { initiatives: 'generate_series(1, 2)', turns: 10 }),
    ...documents(target, 5),
    ...people(target, { stakeholders: 5, users: 2 }),
    ...traces(target, person, 5),
  ])
}

/** Words of new documents, as the product's worker writes them. */
export async function writeWords(database: Owner): Promise<void> {
  const firms = await database.asOwner<{ firmId: string }>(
    'select distinct firm_id as "firmId" from posting_to_write',
  )
  for (const firm of firms) await writeFirmPostings(database, firm)
  await database.asOwner('vacuum analyze')
}
