import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Id, newId } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import type { Actor } from './authorization/actor.ts'
import type { Tx } from './database.ts'
import { type AuditFilter, listAuditEvents } from './features/audit/audit-events.views.ts'
import { listInitiativeNames } from './features/admin/initiatives.views.ts'
import { listAccessViews } from './features/consultants/access.views.ts'
import { listConsultantViews } from './features/consultants/consultants.views.ts'
import { readFirmNumbers } from './features/dashboards/firm-dashboard.views.ts'
import { listArtifactViews } from './features/artifacts/artifacts.views.ts'
import { listInitiativeViews } from './features/initiatives/initiative-list.views.ts'
import { listClientViews } from './features/people/people.views.ts'
import { listRoleViews } from './features/roles/roles.views.ts'
import { listUserViews } from './features/users/users.views.ts'
import { type PlanNode, plansOf, vacuumUntilVisible } from './testing/query-plans.ts'

let database: TestDatabase<Tables>
let firmId: Id
let clientIds: Id[]

const generate = `
  insert into consulting_firm (id, name) select gen_random_uuid(), 'Firm ' || n from generate_series(1, 10) n;
  insert into client (id, firm_id, name) select gen_random_uuid(), id, 'Client ' || n
    from consulting_firm, generate_series(1, 50) n;
  insert into consultant (id, firm_id, first_name, last_name) select gen_random_uuid(), id, 'Kim', 'Number ' || n
    from consulting_firm, generate_series(1, 20) n;
  insert into consultant_client_access (firm_id, consultant_id, client_id) select c.firm_id, k.id, c.id
    from consultant k join client c on c.firm_id = k.firm_id;
  insert into initiative (id, firm_id, client_id, name, created_at)
    select gen_random_uuid(), firm_id, id, 'Initiative ' || n, now() - n * interval '1 hour'
    from client, generate_series(1, 6) n;
  insert into user_account (id, firm_id, client_id, email, first_name, last_name)
    select gen_random_uuid(), firm_id, id, n || '@' || id, 'Robin', 'Person ' || n from client, generate_series(1, 6) n;
  insert into user_role (user_id, role_id, firm_id, client_id) select u.id, r.id, u.firm_id, u.client_id
    from user_account u, role r where r.kind = 'client';
  insert into audit_event (id, firm_id, client_id, at, action, entity, actor_id)
    select gen_random_uuid(), firm_id, client_id, now() - n * interval '1 minute',
      (array['user.updated', 'client.updated', 'session.signed_in'])[1 + n % 3],
      (array['user', 'client', 'session'])[1 + n % 3], id
    from user_account, generate_series(1, 3) n`

beforeAll(async () => {
  database = await createTestDatabase<Tables>()
  for (const statement of generate.split(';')) await database.asOwner(statement)
  await vacuumUntilVisible(database)
  const clients = await database.asOwner<{ id: Id; firm_id: Id }>(
    'select id, firm_id from client where firm_id = (select min(firm_id::text)::uuid from client) limit 30',
  )
  firmId = clients[0]?.firm_id ?? ''
  clientIds = clients.map(({ id }) => id)
})
afterAll(() => database.close())

const platform: Scope = {
  role: 'platform',
  actorKind: 'super_admin',
  userId: newId(),
  firmId: null,
  clientIds: 'all',
}
const superAdmin = { kind: 'super_admin', firmId: null, clientId: null } as Actor
const ofFirm = (clients: Scope['clientIds']): Scope => ({
  role: 'app',
  actorKind: 'firm',
  userId: newId(),
  firmId,
  clientIds: clients,
})

const nodesOf = async (read: (tx: Tx) => Promise<unknown>, scope = platform): Promise<PlanNode[]> =>
  (await plansOf(database, { scope, read, answer: [{ total: 0 }], withoutWholeReads: true })).flat()

const readsOf = (nodes: PlanNode[], table: string): string[] =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`)

const page = { q: undefined, from: 50, to: 74, limit: 25 }
const onlyBy = <Column extends string>(column: Column, direction: 'asc' | 'desc' = 'asc') => ({
  sort: { column, direction },
})
const by = <Column extends string>(column: Column, direction: 'asc' | 'desc' = 'asc') => ({
  ...page,
  ...onlyBy(column, direction),
})

describe('rows before the page, and those that are only counted, are read from an index alone', () => {
  const audited = (filter: AuditFilter) => (tx: Tx) => listAuditEvents(tx, filter, by('at', 'desc'))

  it.each<[string, string, (tx: Tx) => Promise<unknown>]>([
    ['audit_event', 'audit_event_in_time', audited({})],
    ['audit_event', 'audit_event_by_kind', audited({ entity: 'client' })],
    ['initiative', 'initiative_in_order', (tx) => listInitiativeNames(tx, {}, by('name'))],
    [
      'user_account',
      'user_account_in_order',
      (tx) => listUserViews(tx, superAdmin, { ...by('last_name'), filter: {} }),
    ],
    [
      'user_account',
      'user_account_by_first_name',
      (tx) => listUserViews(tx, superAdmin, { ...by('first_name', 'desc'), filter: {} }),
    ],
    ['client', 'client_in_order', (tx) => listClientViews(tx, { isObsolete: false }, by('name'))],
  ])('of %s: %s', async (...[table, index, read]) => {
    const nodes = await nodesOf(read)
    expect(readsOf(nodes, table)).toContain(`Index Only Scan ${index}`)
  })
})

describe('what a page says of each row is found by an index', () => {
  it('whether a consultant has an account', async () => {
    const nodes = await nodesOf((tx) => listConsultantViews(tx, {}, by('last_name')))
    expect(readsOf(nodes, 'user_account')).toEqual(['Index Only Scan user_account_by_consultant'])
  })

  it('who holds a role', async () => {
    const nodes = await nodesOf((tx) =>
      listRoleViews(tx, { kind: 'all' }, { ...by('name'), isImmutable: undefined }),
    )
    expect(readsOf(nodes, 'user_role')).toEqual(['Index Only Scan user_role_by_tenant'])
    expect(readsOf(nodes, 'user_account')).toEqual([])
  })
})

it('what a row is joined to is not looked at while counting', async () => {
  const [plan = []] = await plansOf(database, {
    scope: platform,
    answer: [{ total: 0 }],
    read: (tx) => listAccessViews(tx, {}, page),
  })
  const count = plan.find((node) => node['Node Type'] === 'Aggregate')
  expect(readsOf(count?.Plans ?? [], 'consultant_client_access')).toHaveLength(1)
  expect(count?.Plans).toHaveLength(1)
})

describe('clients of a scope', () => {
  const hashed = (nodes: PlanNode[], table: string) =>
    nodes
      .filter((node) => node['Relation Name'] === table)
      .map((node) => node.Filter?.includes('hashed SubPlan'))

  it('are looked up by row security, not gone through', async () => {
    const rest = await database.asOwner(
      `select tablename, policyname from pg_policies
        where coalesce(qual, '') || coalesce(with_check, '') ~ '= ANY \\(\\(\\s*SELECT app_client_ids'`,
    )
    expect(rest).toEqual([])
    const nodes = await nodesOf(readFirmNumbers, ofFirm(clientIds))
    expect(hashed(nodes, 'initiative')).toEqual([true])
  })
})

describe('names are sorted as people look for them, umlauts and small letters among the others', () => {
  const names = ['Banane', 'de Vries', 'Äpfel', 'Zebra', 'apple']
  const sorted = ['Äpfel', 'apple', 'Banane', 'de Vries', 'Zebra']
  const all = { q: undefined, from: 0, to: 24, limit: 25 }
  const [firm, client] = [newId(), newId()]
  const scope: Scope = { ...ofFirm('all'), firmId: firm }

  beforeAll(async () => {
    await database.asOwner(`insert into consulting_firm (id, name) values ($1, 'Names')`, [firm])
    await database.asOwner(`insert into client (id, firm_id, name) values ($2, $1, 'Ölmühle')`, [
      firm,
      client,
    ])
    for (const table of [
      `user_account (id, firm_id, first_name, last_name) select gen_random_uuid(), $1, 'Kim', name`,
      `consultant (id, firm_id, first_name, last_name) select gen_random_uuid(), $1, 'Kim', name`,
      `initiative (id, firm_id, client_id, name) select gen_random_uuid(), $1, '${client}', name`,
      `artifact (id, firm_id, client_id, scope, name, file_name, mime_type, size, storage_key, content_hash)
        select gen_random_uuid(), $1, '${client}', 'client', name, 'f', 'text/plain', 1, name, ''`,
      `role (id, firm_id, kind, name, permissions) select gen_random_uuid(), $1, 'firm', name, '{}'`,
    ])
      await database.asOwner(`insert into ${table} from unnest($2::text[]) as name`, [firm, names])
  })

  it.each<[string, string, (tx: Tx) => Promise<{ rows: object[] }>]>([
    [
      'people',
      'last_name',
      (tx) => listUserViews(tx, superAdmin, { ...all, ...onlyBy('last_name'), filter: {} }),
    ],
    ['consultants', 'last_name', (tx) => listConsultantViews(tx, {}, { ...all, ...onlyBy('last_name') })],
    ['initiatives', 'name', (tx) => listInitiativeViews(tx, { ...all, ...onlyBy('name'), filter: {} })],
    [
      'documents',
      'name',
      (tx) => listArtifactViews(tx, { clientId: client }, { ...all, ...onlyBy('name'), filter: {} }),
    ],
    [
      'roles',
      'name',
      (tx) =>
        listRoleViews(tx, { kind: 'firm', firmId: firm }, { ...all, ...onlyBy('name'), isImmutable: false }),
    ],
  ])('%s', async (_what, column, read) => {
    const { rows } = await database.tenantRead(scope, read)
    expect(rows.map((row) => (row as Record<string, unknown>)[column])).toEqual(sorted)
  })

  it('and are found whether an umlaut is typed large or small', async () => {
    const found = await database.tenantRead(scope, (tx) =>
      listUserViews(tx, superAdmin, { ...all, ...onlyBy('last_name'), q: 'äPFEL', filter: {} }),
    )
    expect(found.rows.map((row) => row.last_name)).toEqual(['Äpfel'])
  })
})
