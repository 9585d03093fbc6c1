import type pg from 'pg'

// The tables as they are, of whichever release: read from the catalogue, not from the generated types.

export interface TableToCopy {
  name: string
  /** Those that are written; computed ones come by themselves. */
  columns: string[]
}

/** Copied whole, in a fixed order; but for the record of migrations and what maintenance makes again from the rest. */
const derived = ['knowledge_partition']

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ')

export async function listTables(client: pg.ClientBase): Promise<TableToCopy[]> {
  const { rows } = await client.query<TableToCopy>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely\\_%'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
      group by c.relname order by c.relname`,
    [derived],
  )
  return rows
}

/** Rows of a table as JSON texts, some hundred at a time; within a transaction. */
export async function* readRows(
  client: pg.ClientBase,
  { name, columns }: TableToCopy,
): AsyncGenerator<string[]> {
  await client.query(
    `declare copied no scroll cursor for select to_json(r)::text as line from (select ${listed(columns)} from public.${quoted(name)}) r`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>('fetch 500 from copied')
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close copied')
}

/** @returns how many rows were written */
export async function writeRows(
  client: pg.ClientBase,
  { name, columns }: TableToCopy,
  lines: readonly string[],
): Promise<number> {
  const { rowCount } = await client.query(
    `insert into public.${quoted(name)} (${listed(columns)}) overriding system value
     select ${listed(columns)} from json_populate_recordset(null::public.${quoted(name)}, $1)`,
    [`[${lines.join(',')}]`],
  )
  return rowCount ?? 0
}

/** Empties the tables together, so that none holds what the migrations wrote. */
export const emptyTables = (client: pg.ClientBase, names: readonly string[]): Promise<unknown> =>
  client.query(`truncate ${names.map((name) => `public.${quoted(name)}`).join(', ')}`)

/** Whether anybody has used the product: the restore never writes over that. */
export async function isUsed(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from user_account) or exists (select from consulting_firm) as used',
  )
  return rows[0]?.used === true
}

/** Continues each counter after the highest number that was restored. */
export async function continueCounters(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as "table", a.attname::text as "column", pg_get_serial_sequence('public.' || quote_ident(c.relname), a.attname) as sequence
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and a.attidentity <> ''`,
  )
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($1, coalesce((select max(${quoted(column)}) from public.${quoted(table)}), 0) + 1, false)`,
      [sequence],
    )
}

/** Names of the migrations that the database has had. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name',
  )
  return rows.map(({ name }) => name)
}

/** Keys of all files that rows name. */
export async function listFileKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name::text as name from information_schema.columns where table_schema = 'public' and column_name = 'storage_key' order by 1`,
  )
  const keys = new Set<string>()
  for (const { name } of rows) {
    const found = await client.query<{ key: string }>(
      `select distinct storage_key as key from public.${quoted(name)} where storage_key is not null and storage_key <> ''`,
    )
    for (const { key } of found.rows) keys.add(key)
  }
  return [...keys].sort()
}

/** All in one moment, past row security; a login that may not is told so by the database. */
export const beginReading = (client: pg.ClientBase): Promise<unknown> =>
  client.query('begin isolation level repeatable read read only; set local row_security = off')

/** Neither triggers nor references are run while rows come in any order; they held where the rows were read. */
export const beginWriting = (client: pg.ClientBase): Promise<unknown> =>
  client.query(`begin; set local session_replication_role = replica; set local row_security = off`)
