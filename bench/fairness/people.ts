import { createAccessTokens } from '@parley/bff/src/features/session/access-tokens.ts'
import { createPasswordHashes } from '@parley/bff/src/features/session/password-hashes.ts'
import { systemClock } from '@parley/server-kit/clock/clock.ts'
import type { ServerDatabase } from '@parley/server-kit/testing/server-database.ts'
import { fill } from '../requests/rows.ts'

export const secret = 'a secret of benchmarks that is long enough to be one'
export const password = 'Quiet-Harbour-1984!'

export interface Person {
  email: string
  authorization: string
}

/** A firm: its people, and one of its clients. */
export interface Tenant {
  clientId: string
  people: Person[]
  engagement: Engagement
}

/** What the client's administrator may have agents at work on, and decks made of. */
export interface Engagement {
  admin?: Person
  phases: { phaseId: string; initiativeId: string }[]
}

interface PhaseRow {
  firmId: string
  clientId: string
  phaseId: string
  initiativeId: string
}

interface Row {
  firmId: string
  clientId: string
  isAdmin: boolean
  userId: string
  sessionId: string
  email: string
}

/** The firms, with tokens that begin to live when they are asked for. */
export type Tenants = () => Promise<Tenant[]>

/** Fills an empty product with twenty firms whose people all have the password. */
export async function fillTenants(database: Pick<ServerDatabase, 'rows'>): Promise<Tenants> {
  await fill(database)
  await database.rows(
    `insert into credential (user_id, password_hash) select id, $1 from user_account
       on conflict (user_id) do update set password_hash = excluded.password_hash`,
    [await createPasswordHashes().hash(password)],
  )
  // The first of each firm is its administrator, who may put documents in.
  await database.rows(
    `insert into user_role (user_id, role_id, firm_id) select distinct on (u.firm_id) u.id, r.id, u.firm_id
       from user_account u, role r where r.firm_id is null and r.name = 'Firm Admin' order by u.firm_id, u.id`,
  )
  await addEngagements(database)
  const phases = await database.rows<PhaseRow>(
    `select firm_id as "firmId", client_id as "clientId", id as "phaseId", initiative_id as "initiativeId"
     from initiative_phase where status = 'IN_PROGRESS' order by id`,
  )
  const rows = await database.rows<Row>(
    `select u.firm_id as "firmId", u.id as "userId", s.id as "sessionId", u.email, u.client_id is not null as "isAdmin",
       (select c.id from client c where c.firm_id = u.firm_id order by c.id limit 1) as "clientId"
     from user_account u join session s on s.user_id = u.id order by u.firm_id, u.id`,
  )
  return () => signedIn(rows, phases)
}

/** A client administrator of each firm's first client, and its initiatives with agents in their first phase. */
async function addEngagements(database: Pick<ServerDatabase, 'rows'>): Promise<void> {
  const firstClients = `select distinct on (firm_id) firm_id, id from client order by firm_id, id`
  const agents = await database.rows<{ agents: object[] }>(
    `with made as (insert into ai_agent (id, name, description, system_message, role)
       select gen_random_uuid(), 'Analyst ' || n, 'Knows the field', 'You know the field.', 'CONTRIBUTOR' from generate_series(1, 3) n returning *)
     select json_agg(json_build_object('aiAgentId', id, 'order', 1, 'moderatorPrompt', 'Please give your view.', 'chapterTitle', 'View', 'expectedOutput', '',
       'aiAgent', json_build_object('id', id, 'name', name, 'role', role, 'description', description, 'systemMessage', system_message, 'isSME', false))) as agents from made`,
  )
  await database.rows(
    `update initiative_phase p set status = 'IN_PROGRESS', definition = jsonb_set(p.definition::jsonb, '{aiAgents}', $1::jsonb)
     from (${firstClients}) c where p.client_id = c.id and p.position = 1`,
    [JSON.stringify(agents[0]?.agents ?? [])],
  )
  await database.rows(
    `update initiative i set status = 'ACTIVE' from (${firstClients}) c where i.client_id = c.id`,
  )
  await database.rows(
    `with made as (insert into user_account (id, firm_id, client_id, email, first_name, last_name)
       select gen_random_uuid(), c.firm_id, c.id, 'admin-' || c.id || '@client.test', 'Ada', 'Marsh' from (${firstClients}) c returning id, firm_id, client_id),
     roles as (insert into user_role (user_id, role_id, firm_id, client_id)
       select made.id, r.id, made.firm_id, made.client_id from made, role r where r.firm_id is null and r.name = 'Client Admin')
     insert into session (id, user_id, created_at, expires_at) select gen_random_uuid(), id, now(), now() + interval '1 day' from made`,
  )
}

async function signedIn(rows: readonly Row[], phases: readonly PhaseRow[]): Promise<Tenant[]> {
  const tokens = createAccessTokens(secret, systemClock)
  const sessionExpiresAt = new Date(Date.now() + 12 * 3_600_000)
  const tenants = new Map<string, Tenant>()
  for (const { firmId, clientId, userId, sessionId, email, isAdmin } of rows) {
    const own = phases.filter((phase) => phase.firmId === firmId && phase.clientId === clientId)
    const tenant = tenants.get(firmId) ?? { clientId, people: [], engagement: { phases: own } }
    const token = await tokens.sign({ userId, sessionId, actingIn: null, sessionExpiresAt })
    const person = { email, authorization: `Bearer ${token}` }
    if (isAdmin) tenant.engagement.admin = person
    else tenant.people.push(person)
    tenants.set(firmId, tenant)
  }
  return [...tenants.values()]
}
