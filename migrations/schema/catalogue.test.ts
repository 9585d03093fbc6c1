import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { jsonColumns, textColumns } from '../column-types.ts'
import { tenantTables } from '../generated/tenant-tables.ts'
import { type Catalogue, openCatalogue, ownTables } from '../testing/catalogue.ts'

// Security, check 2: what the database itself says of every table, after all migrations.

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue.close())

const rows = <Row>(text: string): Promise<Row[]> => catalogue.rows<Row>(text)

/** Tables without row security: credentials and queues that no tenant's role is granted, and lists that are for all. */
const withoutTenant = new Set([
  'ai_agent',
  'audit_to_seal',
  'backup_code',
  'attempt_count',
  'call_count',
  'credential',
  'file_to_delete',
  'demo_addition',
  'idempotency_key',
  'industry',
  'kysely_migration',
  'kysely_migration_lock',
  'live_ticket',
  'mail_message',
  'one_time_token',
  'platform_setting',
  'refresh_token',
  'self_check',
  'worker_process',
  'session',
  'sso_expected_link',
  'sso_identity',
  'sso_provider',
  'sso_state',
  'two_factor',
  'user_progress',
])
/** Of those, what the tenants' role may do: read lists that are the same for all, hand entries to the sealer, and name files that nobody has any more. */
const grantedToTenants = [
  { name: 'ai_agent', privileges: 'SELECT' },
  { name: 'audit_to_seal', privileges: 'INSERT' },
  { name: 'file_to_delete', privileges: 'INSERT' },
  { name: 'industry', privileges: 'SELECT' },
]

interface Table {
  name: string
  protected: boolean
  partition: boolean
}
const listTables = () =>
  rows<Table>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected, c.relispartition as partition
       from pg_class c where ${ownTables} and c.relkind in ('r', 'p') order by 1`,
  )

describe('the planner', () => {
  it('is told of every table that who knows the client knows the firm', async () => {
    const lacking = await rows<{ name: string }>(
      `select c.relname as name from pg_class c where ${ownTables} and c.relkind in ('r', 'p') and not c.relispartition
          and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('firm_id', 'client_id')) = 2
          and not exists (select from pg_statistic_ext s where s.stxrelid = c.oid and 'f' = any (s.stxkind)
            and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attnum = any (s.stxkeys) and a.attname in ('firm_id', 'client_id')) = 2)`,
    )
    expect(lacking).toEqual([])
  })
})

describe('row security', () => {
  it('is forced on every table with tenant columns, and on every partition', async () => {
    const tables = await listTables()
    const named = new Map(tables.map((table) => [table.name, table]))
    expect(Object.keys(tenantTables).length).toBeGreaterThanOrEqual(52)
    expect(Object.keys(tenantTables).filter((name) => named.get(name)?.protected !== true)).toEqual([])
    expect(tables.filter((table) => table.partition && !table.protected)).toEqual([])
  })

  it('is missing only where no tenant’s rows are, or no tenant’s role comes', async () => {
    const open = (await listTables()).filter((table) => !table.protected).map(({ name }) => name)
    expect(open.filter((name) => !withoutTenant.has(name))).toEqual([])
    const granted = await rows<{ name: string; privileges: string }>(
      `select table_name as name, string_agg(privilege_type, ',') as privileges from information_schema.role_table_grants
        where grantee = 'parley_app' and table_schema = 'public' group by 1 order by 1`,
    )
    expect(granted.filter(({ name }) => open.includes(name))).toEqual(grantedToTenants)
  })

  it('checks what is written wherever it filters what is read', async () => {
    const lacking = await rows(
      `select tablename, policyname from pg_policies where schemaname = 'public' and (
         (cmd in ('ALL', 'UPDATE') and (qual is null or with_check is null))
         or (cmd in ('SELECT', 'DELETE') and qual is null) or (cmd = 'INSERT' and with_check is null))`,
    )
    expect(lacking).toEqual([])
  })

  it('never lets the tenants’ role or everybody at all rows', async () => {
    const policies = await rows<{ tablename: string; roles: string[]; text: string }>(
      `select tablename, roles::text[] as roles, coalesce(qual, '') || ' | ' || coalesce(with_check, '') as text
         from pg_policies where schemaname = 'public'`,
    )
    const tenants = policies.filter(({ roles }) => roles.includes('parley_app') || roles.includes('public'))
    expect(tenants.length).toBeGreaterThanOrEqual(52)
    const open = tenants.filter(({ roles, text }) => roles.includes('public') || /(^| )true( |$)/.test(text))
    expect(open).toEqual([])
    const withPolicy = new Set(tenants.map(({ tablename }) => tablename))
    expect(Object.keys(tenantTables).filter((name) => !withPolicy.has(name))).toEqual([])
  })

  it('is passed by no view with its owner’s rights and by no definer function', async () => {
    const views = await rows(
      `select c.relname from pg_class c where ${ownTables} and (c.relkind = 'm'
        or c.relkind = 'v' and not coalesce(c.reloptions @> array['security_invoker=true'], false))`,
    )
    const definers = await rows(
      `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`,
    )
    expect([views, definers]).toEqual([[], []])
  })
})

describe('what the columns hold', () => {
  /** As `table.column`; of a partitioned table those of the whole alone. */
  const columnsOf = async (type: 'jsonb' | 'text'): Promise<string[]> => {
    const found = await rows<{ place: string }>(
      `select format('%s.%s', c.relname, a.attname) as place
         from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
        where ${ownTables} and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
          and not a.attisdropped and t.typname = '${type}'`,
    )
    return found.map(({ place }) => place)
  }

  it('is said of every jsonb column', async () => {
    expect(Object.keys(jsonColumns).toSorted()).toEqual((await columnsOf('jsonb')).toSorted())
  })

  it('is said of no text column that there is not', async () => {
    expect(await columnsOf('text')).toEqual(expect.arrayContaining(Object.keys(textColumns)))
  })
})
