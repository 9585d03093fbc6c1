import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type Id, newId } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import type { Tx } from '../../database.ts'
import { plansOf, vacuumUntilVisible } from '../../testing/query-plans.ts'
import { readFirmNumbers } from './firm-dashboard.views.ts'
import { readPlatformNumbers } from './platform-dashboard.views.ts'

let database: TestDatabase<Tables>
let firmId: Id

/** 20 firms with 20 clients, 10 initiatives in each; the snapshots of templates are what makes the rows wide. */
const generate = `
  insert into consulting_firm (id, name) select gen_random_uuid(), 'Firm ' || n from generate_series(1, 20) n;
  insert into client (id, firm_id, name) select gen_random_uuid(), id, 'Client ' || n
    from consulting_firm, generate_series(1, 20) n;
  insert into initiative (id, firm_id, client_id, name, template_snapshot) select gen_random_uuid(), firm_id, id,
    'Initiative ' || n, jsonb_build_object('initiativeType', 'DISCOVERY', 'inputs', repeat('x', 1500))
    from client, generate_series(1, 10) n`

beforeAll(async () => {
  database = await createTestDatabase<Tables>()
  for (const statement of generate.split(';')) await database.asOwner(statement)
  await vacuumUntilVisible(database)
  const [firm] = await database.asOwner<{ id: Id }>('select id from consulting_firm limit 1')
  firmId = firm?.id ?? ''
})
afterAll(() => database.close())

/** What a dashboard's one statement reads of initiatives, and how. */
async function readsOf(scope: Scope, read: (tx: Tx) => Promise<unknown>) {
  const plans = await plansOf(database, { scope, read, answer: [{ statuses: [] }] })
  expect(plans).toHaveLength(1)
  return plans
    .flat()
    .filter((node) => node['Relation Name'] === 'initiative')
    .map((node) => [node['Node Type'], node['Index Name']])
}

const scope = { actorKind: 'firm', userId: newId(), clientIds: 'all' } as const

it('a firm’s initiatives are counted once, from the index alone', async () => {
  const reads = await readsOf({ ...scope, role: 'app', firmId }, readFirmNumbers)
  expect(reads).toEqual([['Index Only Scan', 'initiative_for_dashboard']])
})

it('a consultant’s too, of the clients that they may access', async () => {
  const clients = await database.asOwner<{ id: Id }>('select id from client where firm_id = $1 limit 3', [
    firmId,
  ])
  const clientIds = clients.map(({ id }) => id)
  const reads = await readsOf({ ...scope, role: 'app', firmId, clientIds }, readFirmNumbers)
  expect(reads).toEqual([['Index Only Scan', 'initiative_for_dashboard']])
})

it('the platform’s are counted once, from the index alone', async () => {
  const reads = await readsOf(
    { ...scope, role: 'platform', actorKind: 'super_admin', firmId: null },
    readPlatformNumbers,
  )
  expect(reads).toEqual([['Index Only Scan', 'initiative_for_dashboard']])
})
