import type { PGlite } from '@electric-sql/pglite'

/** What a database holds that nobody has used. */
export interface PristineRows {
  /** Hash of the catalogue; see `catalogue`. */
  catalogue: string
  /** Rows of the few tables that have some, as JSON, by the table's name. */
  rows: Map<string, string>
}

/**
 * All that a test can change besides rows, as one hash: tables, columns, indexes, conditions, functions, triggers,
 * policies, roles, grants, settings, and what the planner was told of rows.
 */
const catalogue = `
  with own as (select oid from pg_namespace where nspname not in ('pg_catalog', 'information_schema', 'pg_toast')),
  parts(what) as (
    select concat_ws(' ', oid, nspname, nspacl) from pg_namespace where oid in (select oid from own)
    union all select concat_ws(' ', oid, relname, relkind, relowner, relacl, relrowsecurity, relforcerowsecurity, reloptions, relispartition, relpersistence)
      from pg_class where relnamespace in (select oid from own)
    union all select concat_ws(' ', attrelid, attnum, attname, atttypid, atttypmod, attnotnull, attisdropped, attacl)
      from pg_attribute join pg_class on pg_class.oid = attrelid where attnum > 0 and relnamespace in (select oid from own)
    union all select concat_ws(' ', oid, adrelid, adnum) from pg_attrdef
    union all select concat_ws(' ', indexrelid, indisvalid, indisready) from pg_index
      join pg_class on pg_class.oid = indexrelid where relnamespace in (select oid from own)
    union all select concat_ws(' ', oid, conname, convalidated) from pg_constraint where connamespace in (select oid from own)
    union all select concat_ws(' ', oid, proname, proacl, md5(prosrc)) from pg_proc where pronamespace in (select oid from own)
    union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger
    union all select concat_ws(' ', oid, polname, polcmd, polroles, md5(polqual::text), md5(polwithcheck::text)) from pg_policy
    union all select concat_ws(' ', oid, typname) from pg_type where typnamespace in (select oid from own)
    union all select concat_ws(' ', oid, extname, extversion) from pg_extension
    union all select concat_ws(' ', oid, rolname, rolsuper, rolinherit, rolcreaterole, rolcanlogin, rolbypassrls) from pg_authid
    union all select concat_ws(' ', roleid, member, admin_option) from pg_auth_members
    union all select concat_ws(' ', setdatabase, setrole, setconfig) from pg_db_role_setting
    union all select concat_ws(' ', 'file', name, setting) from pg_file_settings
    union all select concat_ws(' ', starelid, staattnum) from pg_statistic where starelid >= 16384
  )
  select concat(count(*), ' ', bit_xor(hashtextextended(what, 0))) as hash from parts`

/** Reads what `restore` is to bring back. */
export async function readPristine(engine: PGlite): Promise<PristineRows> {
  const rows = new Map<string, string>()
  for (const name of await tablesWithRows(engine)) rows.set(name, await rowsOf(engine, name))
  return { catalogue: await readCatalogue(engine), rows }
}

/**
 * Makes a used database what it was.
 * @returns false where more than rows was changed: it is to be given up
 */
export async function restore(engine: PGlite, pristine: PristineRows): Promise<boolean> {
  // Whatever the last user had open or set; `discard` is not allowed inside a transaction.
  await engine.exec('rollback')
  await engine.exec('reset session authorization')
  await engine.exec('discard all')
  if ((await readCatalogue(engine)) !== pristine.catalogue) return false
  // Triggers and foreign keys are of no use when all rows go.
  await engine.exec('set session_replication_role = replica')
  const large = (await tables(engine)).filter(({ isLarge }) => isLarge).map(({ name }) => name)
  if (large.length > 0) await engine.exec(`truncate ${large.join(', ')} cascade`)
  const others = (await tablesWithRows(engine)).filter((name) => !pristine.rows.has(name))
  await engine.exec(others.map((name) => `delete from ${name};`).join(''))
  for (const [name, rows] of pristine.rows)
    if ((await rowsOf(engine, name)) !== rows) await fill(engine, name, rows)
  const sequences = await engine.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is not null`,
  )
  for (const { name } of sequences.rows) await engine.exec(`alter sequence ${name} restart`)
  await engine.exec('discard all')
  return true
}

async function readCatalogue(engine: PGlite): Promise<string> {
  const { rows } = await engine.query<{ hash: string }>(catalogue)
  return rows[0]?.hash ?? ''
}

interface Table {
  name: string
  /** Its dead rows would be told of by the planner, and read with those of the next user. */
  isLarge: boolean
}

/** Those with a file that is not empty. */
async function tables(engine: PGlite): Promise<Table[]> {
  const { rows } = await engine.query<Table>(
    `select format('%I.%I', nspname, relname) as name, pg_relation_size(pg_class.oid) > 65536 as "isLarge"
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and pg_relation_size(pg_class.oid) > 0`,
  )
  return rows
}

async function tablesWithRows(engine: PGlite): Promise<string[]> {
  const each = (await tables(engine)).map(
    ({ name }) => `select '${name}' as name where exists (select from ${name})`,
  )
  if (each.length === 0) return []
  return (await engine.query<{ name: string }>(each.join(' union all '))).rows.map(({ name }) => name)
}

async function fill(engine: PGlite, name: string, rows: string): Promise<void> {
  const columns = await columnsOf(engine, name)
  await engine.exec(`delete from ${name}`)
  await engine.query(
    `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [rows],
  )
}

async function rowsOf(engine: PGlite, name: string): Promise<string> {
  const { rows } = await engine.query<{ rows: string }>(
    `select coalesce(json_agg(t order by t::text), '[]')::text as rows from ${name} t`,
  )
  return rows[0]?.rows ?? '[]'
}

/** Those that can be written. */
async function columnsOf(engine: PGlite, name: string): Promise<string> {
  const { rows } = await engine.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  )
  return rows[0]?.columns ?? ''
}
