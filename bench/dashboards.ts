// A large firm over HTTP, with 10,000 clients, 50,000 users and 30,000 initiatives of which it has nine tenths: its
// dashboard and its lists, for its administrator and for consultants of few and many clients; and the platform's totals.
import { createTestApp, type TestApp } from '@parley/bff/src/testing/test-app.ts'
import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import { readEnvironment } from './env.ts'
import { type List, measureQuestions, type Question, questionsOf, report } from './list-questions.ts'
import { describeServer } from './scratch-database.ts'

const industryShare = `select ci.firm_id, ci.id, i.id from
    (select id, firm_id, row_number() over (order by id) as n from client) ci
    join (select id, row_number() over (order by code) as n, count(*) over () as all_of from industry) i
      on i.n = 1 + ci.n % i.all_of or i.n = 1 + (ci.n / 7) % i.all_of`

/** One firm with nine tenths of all, 99 with the rest; each statement is run by itself. */
const generate = [
  `insert into consulting_firm (id, name, settings) select gen_random_uuid(), 'Firm ' || n, $1 from generate_series(1, 99) n`,
  `insert into client (id, firm_id, name, is_obsolete) select gen_random_uuid(), $1, 'Large client ' || n, n % 20 = 0 from generate_series(1, 9000) n`,
  `insert into client (id, firm_id, name) select gen_random_uuid(), f.id, 'Client ' || n
     from (select id from consulting_firm where id <> $1 limit 100) f, generate_series(1, 10) n limit 1000`,
  `insert into client_industry (firm_id, client_id, industry_id) ${industryShare} on conflict do nothing`,
  `insert into consultant (id, firm_id, first_name, last_name) select gen_random_uuid(), id, 'Kim', 'Number ' || n from consulting_firm, generate_series(1, 20) n`,
  `insert into initiative (id, firm_id, client_id, created_at, name, status, is_archived, consultant_id, template_snapshot)
     select gen_random_uuid(), c.firm_id, c.id, now() - random() * interval '700 days', 'Initiative ' || row_number() over (),
       (array['PENDING', 'ACTIVE', 'COMPLETED', 'ON_HOLD', 'CANCELLED'])[1 + (row_number() over ()) % 5], n % 3 = 0 and random() < 0.3,
       (select id from consultant k where k.firm_id = c.firm_id order by md5(k.id::text || c.id::text) limit 1),
       jsonb_build_object('name', 'Template', 'icon', '', 'initiativeType', (array['DISCOVERY', 'GOVERNANCE', 'TECH_DEBT'])[n], 'inputs', repeat(md5(c.id::text), 100))
     from client c, generate_series(1, 3) n`,
  `insert into user_account (id, firm_id, client_id, email, first_name, last_name)
     select gen_random_uuid(), firm_id, id, 'user-' || n || '@' || id || '.test', 'Robin', 'Person ' || n from client, generate_series(1, 5) n`,
  `insert into consultant_client_access (firm_id, consultant_id, client_id)
     select k.firm_id, k.id, c.id from consultant k
       join lateral (select id from client where firm_id = k.firm_id order by md5(id::text || k.id) limit 100) c on true`,
]

async function fill(app: TestApp): Promise<string> {
  const firm = await app.addFirm('Large firm')
  const settings = JSON.stringify({ security: {} })
  for (const [index, statement] of generate.entries()) {
    const values = statement.includes('$1') ? [index === 0 ? settings : firm.id] : []
    await app.database.asOwner(statement, values)
  }
  return firm.id
}

/** A consultant with an account who may access this many of the firm's clients. */
async function addConsultant(app: TestApp, firmId: string, clients: number): Promise<ApiClient> {
  const user = await app.addConsultant({ id: firmId, name: '' }, [])
  await app.database.asOwner(
    `insert into consultant_client_access (firm_id, consultant_id, client_id)
       select firm_id, $2, id from client where firm_id = $1 order by id limit $3`,
    [firmId, user.consultantId, clients],
  )
  return app.as(user)
}

interface Place {
  firmId: string
  clientId: string
  consultantId: string
}

/** What a consultant of the firm sees as well. */
const sharedLists = ({ clientId, consultantId }: Place): Omit<List, 'search'>[] => [
  {
    list: 'clients',
    path: '/api/clients',
    sorts: ['name', 'isObsolete', 'createdAt', 'updatedAt'],
    words: ['client 1', 'client', 'client 4321'],
    filters: [{ industry: 'retail' }, { onlyIndustry: 'retail' }],
    deep: 1_500,
  },
  {
    list: 'initiatives',
    path: '/api/initiatives/consulting-firm',
    sorts: ['createdAt', 'updatedAt', 'name', 'status'],
    words: ['initiative 1', 'initiative', 'nothing'],
    filters: [
      { status: 'ACTIVE' },
      { status: 'ANALYZING' },
      { initiativeType: 'DISCOVERY' },
      { clientId },
      { consultantId },
      { isArchived: true },
    ],
    deep: 4_000,
  },
]

const ownLists = ({ firmId }: Place): Omit<List, 'search'>[] => [
  {
    list: 'users',
    path: '/api/users',
    sorts: ['lastName', 'firstName', 'email', 'isObsolete', 'createdAt'],
    words: ['person 1', 'robin', 'user-3@0a'],
    filters: [{ isObsolete: false }, { consultingFirmId: firmId }],
    deep: 20_000,
  },
  {
    list: 'roles',
    path: '/api/roles',
    sorts: ['name'],
    words: ['admin', 'e', 'admin'],
    filters: [],
    deep: 1,
  },
  {
    list: 'consultants',
    path: `/api/consultants/firm/${firmId}`,
    sorts: ['lastName', 'email'],
    words: ['number 1', 'kim', 'number 17'],
    filters: [],
    deep: 5,
  },
  {
    list: 'access',
    path: `/api/consultant-client-access/firm/${firmId}`,
    sorts: ['consultantId'],
    words: ['number 1', 'kim', 'number 17'],
    filters: [],
    deep: 2_000,
  },
]

const dashboard = (api: ApiClient, what: string, path: string): Question => ({
  list: 'dashboard',
  what,
  ask: () => api.raw('GET', path),
})

async function questions(app: TestApp, firmId: string): Promise<Question[]> {
  const one = async (table: string) =>
    (
      await app.database.asOwner<{ id: string }>(
        `select id from ${table} where firm_id = $1 order by id limit 1`,
        [firmId],
      )
    )[0]?.id ?? ''
  const place = { firmId, clientId: await one('client'), consultantId: await one('consultant') }
  const admin = await app.as(await app.addUser('firmAdmin', { firmId }))
  const some = await addConsultant(app, firmId, 300)
  const many = await addConsultant(app, firmId, 3_000)
  const superAdmin = await app.as(await app.addUser('superAdmin'))
  await app.database.asOwner('vacuum analyze')
  const path = `/api/dashboard/consulting-firm/${firmId}`
  const listsOf = (api: ApiClient, who: string, lists: Omit<List, 'search'>[]): Question[] =>
    lists.flatMap((list) => questionsOf(api, { ...list, list: `${who}: ${list.list}`, search: 'q' }))
  return [
    dashboard(superAdmin, 'platform', '/api/dashboard/superadmin'),
    dashboard(admin, 'firm of 9,000 clients and 27,000 initiatives', path),
    dashboard(some, 'the same, a consultant with 300 of the clients', path),
    dashboard(many, 'the same, a consultant with 3,000 of the clients', path),
    ...listsOf(admin, 'administrator', [...sharedLists(place), ...ownLists(place)]),
    ...listsOf(some, '300 clients', sharedLists(place)),
    ...listsOf(many, '3,000 clients', sharedLists(place)),
  ]
}

const { ROUNDS, PARLEY_TEST_DATABASE_URL } = readEnvironment()
const app = await createTestApp()
try {
  const firmId = await fill(app)
  const times = await measureQuestions(await questions(app, firmId), ROUNDS * 4)
  console.log(`\n${await describeServer(PARLEY_TEST_DATABASE_URL)}`)
  report('A large firm, among 10,000 clients, 50,000 users, 30,000 initiatives', times)
} finally {
  await app.close()
}
