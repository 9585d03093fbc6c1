import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DatabaseSource } from '@parley/server-kit/database/source.ts'
import { openProductSchema } from '@parley/server-kit/testing/product-schema.ts'
import { jsonColumns, textColumns } from '../column-types.ts'
import { tenantTables } from '../generated/tenant-tables.ts'

// Security, check 2: what the database itself says of every table, after all migrations.

let source: DatabaseSource
beforeAll(async () => {
  source = await openProductSchema()
})
afterAll(() => source.close())

const rows = async <Row>(text: string): Promise<Row[]> => (await source.pool.query<Row & object>(text)).rows

const runtimeRoles = ['parley_app', 'parley_auth', 'parley_platform', 'parley_relay']
const ownTables = `c.relnamespace = 'public'::regnamespace`

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

describe('the runtime roles', () => {
  it('own nothing, bypass nothing and become nobody else', async () => {
    const named = `(${runtimeRoles.map((role) => `'${role}'`).join(', ')})`
    const roles = await rows<{ rolname: string }>(
      `select rolname from pg_roles where rolname in ${named}
        and not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin)`,
    )
    expect(roles.map(({ rolname }) => rolname).sort()).toEqual(runtimeRoles)
    const owned = await rows(
      `select relname as name from pg_class where relowner::regrole::text in ${named}
        union all select proname from pg_proc where proowner::regrole::text in ${named}
        union all select nspname from pg_namespace where nspowner::regrole::text in ${named}`,
    )
    const memberships = await rows(
      `select roleid::regrole::text as of from pg_auth_members where member::regrole::text in ${named}`,
    )
    expect([owned, memberships]).toEqual([[], []])
  })

  it('may neither change the schema nor empty a table, and everybody else may nothing', async () => {
    const grants = await rows(
      `select table_name, grantee, privilege_type from information_schema.role_table_grants where table_schema = 'public'
        and (grantee = 'PUBLIC' or (grantee in (${runtimeRoles.map((role) => `'${role}'`).join(', ')})
             and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER')))`,
    )
    const [schema] = await rows<{ creators: string[] }>(
      `select coalesce(array_agg(r), '{}') as creators from unnest(array['${runtimeRoles.join("','")}']) r
        where has_schema_privilege(r, 'public', 'CREATE')`,
    )
    expect([grants, schema?.creators]).toEqual([[], []])
  })

  it('are all that the servers’ login becomes, and lend it nothing that it has not become', async () => {
    const memberships = await rows<{
      role: string
      inherit_option: boolean
      set_option: boolean
      admin_option: boolean
    }>(
      `select roleid::regrole::text as role, inherit_option, set_option, admin_option from pg_auth_members
        where member = 'parley_runtime'::regrole order by 1`,
    )
    const become = [...runtimeRoles, 'parley_maintenance'].sort()
    expect(memberships).toEqual(
      become.map((role) => ({ role, inherit_option: false, set_option: true, admin_option: false })),
    )
    const granted = await rows<{ name: string }>(
      `select c.relname as name from pg_class c where ${ownTables} and c.relkind in ('r', 'p', 'v')
        and has_table_privilege('parley_runtime', c.oid, 'SELECT') order by 1`,
    )
    expect(granted.map(({ name }) => name)).toEqual(['call_count', 'kysely_migration'])
  })

  it('add to the audit and never change it', async () => {
    const changes = await rows(
      `select grantee, privilege_type from information_schema.role_table_grants
        where table_name = 'audit_event' and grantee like 'parley%' and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
        union all select grantee, privilege_type from information_schema.role_column_grants
        where table_name = 'audit_event' and grantee like 'parley%' and privilege_type = 'UPDATE'`,
    )
    expect(changes).toEqual([])
  })
})

interface ForeignKey {
  from: string
  to: string
  columns: string[]
}
const listForeignKeys = () =>
  rows<ForeignKey>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
            (select array_agg(a.attname::text order by k.place) from unnest(conkey) with ordinality k (number, place)
               join pg_attribute a on a.attrelid = conrelid and a.attnum = k.number) as columns
       from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )

/**
 * Parents that rows of another owner may name (D11, Keys: the listed exceptions): who wrote it (a super admin or a
 * consultant inside a client has no row of the tenant), a global or own template, a role. The services check these.
 * Seals are written by the sealer alone.
 */
const checkedInServices = new Set([
  'initiative_template consulting_firm owner_firm_id',
  'initiative initiative_template template_id',
  'user_role user_account user_id',
  'user_role role role_id',
  'audit_seal audit_event audit_event_id',
])
const isException = ({ from, to, columns }: ForeignKey): boolean =>
  to === 'user_account' || checkedInServices.has([from, to, ...columns].join(' '))

describe('keys', () => {
  it('of a parent in the same tenant carry the tenant', async () => {
    const keys = await listForeignKeys()
    const between = keys.filter(({ from, to }) => from in tenantTables && to in tenantTables)
    expect(between.length).toBeGreaterThan(60)
    const lacking = between.filter((key) => {
      if (isException(key)) return false
      const [child, parent] = [tenantTables[key.from], tenantTables[key.to]]
      const carriesClient =
        child?.client === undefined || parent?.client === undefined || child.firm === parent.client
          ? true
          : key.columns.includes(child.client) || key.columns.includes('tenant_key')
      return !key.columns.includes(child?.firm ?? '') || !carriesClient
    })
    expect(lacking).toEqual([])
  })

  it('of a person are single only for who wrote, owns or is addressed', async () => {
    const keys = await listForeignKeys()
    const single = keys.filter(({ from, to }) => from in tenantTables && to === 'user_account')
    const roles = new Set(
      single.filter(({ columns }) => columns.length === 1).flatMap(({ columns }) => columns),
    )
    const known = [
      'assignee_id',
      'author_id',
      'created_by_id',
      'requested_by_id',
      'resolved_by_id',
      'settled_by_id',
      'started_by_id',
    ]
    expect([...roles].sort()).toEqual([...known, 'uploaded_by_id', 'user_id'])
  })

  it('that are unique tell nobody of another tenant’s values', async () => {
    const uniques = await rows<{ table: string; name: string; columns: string[]; definition: string }>(
      `select i.indrelid::regclass::text as table, c.relname as name, pg_get_indexdef(i.indexrelid) as definition,
              (select coalesce(array_agg(a.attname::text), '{}') from pg_attribute a
                where a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])) as columns
         from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisunique and not c.relispartition and ${ownTables}`,
    )
    const keys = await listForeignKeys()
    // A parent that the key carries the tenant to cannot be another tenant's: its id stands for the tenant.
    const standIns = (table: string): Set<string> =>
      new Set(
        keys
          .filter(({ from, columns }) => from === table && columns.includes(tenantTables[table]?.firm ?? ''))
          .flatMap(({ columns }) => columns),
      )
    const telling = uniques.filter(({ table, columns, definition }) => {
      const tenant = tenantTables[table]
      if (tenant === undefined || columns.join() === 'id') return false
      const carriers = new Set([tenant.firm, tenant.client, 'tenant_key', ...standIns(table)])
      return (
        !columns.some((column) => carriers.has(column)) && !definition.includes('COALESCE(client_id, firm_id')
      )
    })
    // E-mail addresses are unique everywhere (D11); the others are keyed by an id that nobody guesses, and seals are
    // written by the sealer alone.
    expect(telling.map(({ name }) => name).sort()).toEqual([
      'audit_seal_chain',
      'audit_seal_pkey',
      'knowledge_chunk_source_id_position_key',
      'usage_counter_pkey',
      'user_account_email',
      'user_role_pkey',
    ])
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
