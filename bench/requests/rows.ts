import type { ServerDatabase } from '@parley/server-kit/testing/server-database.ts'

/** Whose rows are asked for, and by which people. */
export interface Asked {
  firmId: string
  clientId: string
  people: { userId: string; sessionId: string }[]
}

/** 20 firms with 32 consultants and ten clients each, whose 20 initiatives have four phases and two owners. */
const generate = [
  `insert into consulting_firm (id, name, settings) select gen_random_uuid(), 'Firm ' || n,
     '{"security":{"requireTwoFactorForConsultants":false,"requireTwoFactorForAdmins":false}}' from generate_series(1, 20) n`,
  `insert into client (id, firm_id, name) select gen_random_uuid(), id, 'Client ' || n from consulting_firm, generate_series(1, 10) n`,
  `insert into consultant (id, firm_id, first_name, last_name, position) select gen_random_uuid(), id, 'Kim', 'Number ' || n, 'Partner'
     from consulting_firm, generate_series(1, 32) n`,
  `insert into consultant_client_access (firm_id, consultant_id, client_id, can_access)
     select k.firm_id, k.id, c.id, true from consultant k join client c on c.firm_id = k.firm_id`,
  `insert into initiative (id, firm_id, client_id, name, description, status, consultant_id, created_at, template_version, template_snapshot)
     select gen_random_uuid(), c.firm_id, c.id, 'Initiative ' || n, repeat('What it is about. ', 10),
       (array['PENDING', 'ACTIVE', 'COMPLETED'])[1 + n % 3], (select id from consultant k where k.firm_id = c.firm_id limit 1),
       now() - n * interval '1 day', 1, '{"name":"Template","icon":"","initiativeType":"DISCOVERY","inputs":{"groups":[],"fields":[]}}'
     from client c, generate_series(1, 20) n`,
  `insert into initiative_phase (id, firm_id, client_id, initiative_id, name, position, definition, status)
     select gen_random_uuid(), firm_id, client_id, id, 'Phase ' || n, n,
       '{"name":"Phase","description":"","order":1,"requiredInputs":{"groups":[],"fields":[]},"recommendedArtifacts":[],"initialRiskMitigations":[],"riskMitigations":[],"aiAgents":[]}', 'PENDING'
     from initiative, generate_series(1, 4) n`,
  `insert into department (id, firm_id, client_id, name, code) select gen_random_uuid(), firm_id, id, 'Finance', 'FIN' from client`,
  `insert into stakeholder (id, firm_id, client_id, first_name, last_name, role, email, department_id)
     select gen_random_uuid(), c.firm_id, c.id, 'Ada', 'Marsh ' || n, 'Owner', 'ada-' || n || '@client.test', d.id
     from client c join department d on d.client_id = c.id, generate_series(1, 60) n`,
  `insert into initiative_stakeholder (firm_id, client_id, initiative_id, stakeholder_id, kind)
     select i.firm_id, i.client_id, i.id, s.id, 'owner' from initiative i
     join lateral (select id from stakeholder where client_id = i.client_id limit 2) s on true`,
  `insert into user_account (id, firm_id, email, first_name, last_name, consultant_id)
     select gen_random_uuid(), firm_id, 'kim-' || id || '@firm.test', first_name, last_name, id from consultant`,
  `insert into user_role (user_id, role_id, firm_id) select u.id, r.id, u.firm_id from user_account u, role r
     where r.firm_id is null and r.name = 'Consultant'`,
  `insert into session (id, user_id, created_at, expires_at)
     select gen_random_uuid(), id, now(), now() + interval '1 day' from user_account`,
]

const manyRows = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where n_live_tup > 50`

/** Fills an empty product. @returns a firm with its consultants' sessions, and a client of it */
export async function fill(database: Pick<ServerDatabase, 'rows'>): Promise<Asked> {
  for (const statement of generate) await database.rows(statement)
  // As autovacuum does, which never counts a table of few rows: firms, roles and the platform's settings stay as they are.
  for (const { name } of await database.rows<{ name: string }>(manyRows))
    await database.rows(`vacuum analyze ${name}`)
  const [place] = await database.rows<{ firmId: string; clientId: string }>(
    'select firm_id as "firmId", id as "clientId" from client limit 1',
  )
  if (place === undefined) throw new Error('Nothing was generated.')
  const people = await database.rows<Asked['people'][number]>(
    `select u.id as "userId", s.id as "sessionId" from user_account u join session s on s.user_id = u.id where u.firm_id = $1`,
    [place.firmId],
  )
  return { ...place, people }
}
