import { type Kysely, sql } from 'kysely'

/** Names of the migrations that this database has had, in their order; none in an empty one. */
export async function listExecutedMigrations(db: Kysely<unknown>): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string | null
  }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (tables[0]?.name == null) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The last migration that code must know to work on this schema; undefined where nothing says so. */
export async function readSchemaFloor(db: Kysely<unknown>): Promise<string | undefined> {
  const { rows: tables } = await sql<{
    name: string | null
  }>`select to_regclass('schema_floor')::text as name`.execute(db)
  if (tables[0]?.name == null) return undefined
  const { rows } = await sql<{ migration: string }>`select migration from schema_floor`.execute(db)
  return rows[0]?.migration
}

/** What keeps tenants apart in this database: roles, tables under forced row security, policies as `table.policy`. */
export interface Walls {
  roles: string[]
  secured: string[]
  policies: string[]
}

export async function readWalls(db: Kysely<unknown>): Promise<Walls> {
  const { rows } = await sql<Walls>`
    select array(select rolname::text from pg_roles where rolname like 'parley\\_%' and rolname not like 'parley\\_test\\_%' and not rolbypassrls and not rolsuper order by 1) as roles,
           array(select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
                  where n.nspname = 'public' and not c.relispartition and c.relrowsecurity and c.relforcerowsecurity order by 1) as secured,
           array(select p.tablename || '.' || p.policyname from pg_policies p join pg_class c on c.relname = p.tablename join pg_namespace n on n.oid = c.relnamespace and n.nspname = p.schemaname
                  where p.schemaname = 'public' and not c.relispartition order by 1) as policies`.execute(db)
  const [walls] = rows
  if (walls === undefined) throw new Error('The catalogue of the database gave no row.')
  return walls
}

const missing = (wanted: readonly string[], there: readonly string[]): string[] => {
  const known = new Set(there)
  return wanted.filter((name) => !known.has(name))
}

/** What should be there and is not, by kind. */
export const findGaps = (expected: Walls, there: Walls): { kind: string; names: string[] }[] =>
  [
    { kind: 'roles', names: missing(expected.roles, there.roles) },
    { kind: 'tables under row security', names: missing(expected.secured, there.secured) },
    { kind: 'policies', names: missing(expected.policies, there.policies) },
  ].filter(({ names }) => names.length > 0)

/** Tables with a firm's or client's column that the tenants' role gets at and row security does not hold. */
export async function listOpenTables(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
       and has_any_column_privilege('parley_app', c.oid, 'select, insert, update')
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname in ('firm_id', 'client_id') and not a.attisdropped)
     order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
