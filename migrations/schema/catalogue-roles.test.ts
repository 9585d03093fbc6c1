import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Catalogue, openCatalogue, ownTables, runtimeRoles } from '../testing/catalogue.ts'

// Security, check 2: what the database itself says of every table, after all migrations.

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue.close())

const rows = <Row>(text: string): Promise<Row[]> => catalogue.rows<Row>(text)

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
