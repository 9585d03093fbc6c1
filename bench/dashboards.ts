// The two dashboards over HTTP, with 10,000 clients, 50,000 users and 30,000 initiatives: all in a firm of their own,
// which no firm is, and the platform's totals beside it.
import { createTestApp, type TestApp } from '@parley/bff/src/testing/test-app.ts'
import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import { readEnvironment } from './env.ts'
import { describeServer } from './scratch-database.ts'
import { milliseconds, printTable, quantile } from './statistics.ts'

/** Calls in a round. */
const calls = 40
/** What a person waits without noticing, in ms. */
const limit = 200

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
  `insert into initiative (id, firm_id, client_id, name, status, is_archived, consultant_id, template_snapshot)
     select gen_random_uuid(), c.firm_id, c.id, 'Initiative ' || n,
       (array['PENDING', 'ACTIVE', 'COMPLETED', 'ON_HOLD', 'CANCELLED'])[1 + (row_number() over ()) % 5], n % 3 = 0 and random() < 0.3,
       (select id from consultant k where k.firm_id = c.firm_id order by md5(k.id::text || c.id::text) limit 1),
       jsonb_build_object('initiativeType', (array['DISCOVERY', 'GOVERNANCE', 'TECH_DEBT'])[n], 'inputs', repeat(md5(c.id::text), 100))
     from client c, generate_series(1, 3) n`,
  `insert into user_account (id, firm_id, client_id, email, first_name, last_name)
     select gen_random_uuid(), firm_id, id, 'user-' || n || '@' || id || '.test', 'Robin', 'Person ' || n from client, generate_series(1, 5) n`,
  'vacuum analyze',
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

async function measure(client: ApiClient, path: string): Promise<number[]> {
  const took: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const before = performance.now()
    const { status } = await client.raw('GET', path)
    took.push(performance.now() - before)
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
  }
  return took
}

async function main(): Promise<void> {
  const environment = readEnvironment()
  const app = await createTestApp()
  try {
    const firmId = await fill(app)
    const reached = await app.database.asOwner<{ id: string }>(
      'select id from client where firm_id = $1 order by id limit 300',
      [firmId],
    )
    const consultant = await app.addConsultant(
      { id: firmId, name: '' },
      reached.map(({ id }) => ({ id, firmId, name: '' })),
    )
    const path = `/api/dashboard/consulting-firm/${firmId}`
    const arms: [string, ApiClient, string][] = [
      [
        'firm of 9,000 clients and 27,000 initiatives',
        await app.as(await app.addUser('firmAdmin', { firmId })),
        path,
      ],
      ['the same, a consultant with 300 of the clients', await app.as(consultant), path],
      ['platform', await app.as(await app.addUser('superAdmin')), '/api/dashboard/superadmin'],
    ]
    const samples = new Map<string, number[]>(arms.map(([name]) => [name, []]))
    for (let round = 0; round <= environment.ROUNDS; round += 1)
      for (const [name, client, address] of arms) {
        const took = await measure(client, address)
        if (round > 0) samples.get(name)?.push(...took)
      }
    printTable(
      `Dashboards with 10,000 clients, 50,000 users, 30,000 initiatives (${await describeServer(environment.PARLEY_TEST_DATABASE_URL)})`,
      ['dashboard', 'p50 ms', 'p95 ms'],
      [...samples].map(([name, took]) => [
        name,
        milliseconds(quantile(took, 0.5)),
        milliseconds(quantile(took, 0.95)),
      ]),
    )
    const slow = [...samples].filter(([, took]) => quantile(took, 0.95) >= limit)
    if (slow.length > 0) throw new Error(`Above ${limit} ms: ${slow.map(([name]) => name).join(', ')}.`)
  } finally {
    await app.close()
  }
}

await main()
