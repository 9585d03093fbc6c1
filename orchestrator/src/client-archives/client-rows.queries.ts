import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import type { Tx } from '../runs/index.ts'

/** Rows read at once. */
export const pageSize = 500

/** Tables with rows of clients that are in no archive, each with why. */
export const leftOut: Readonly<Record<string, string>> = {
  client_archive: 'what was exported and erased, of the product itself',
  knowledge_embedding: 'reckoned from knowledge_chunk',
  knowledge_partition: 'where the product keeps what it reckoned',
  model_view: 'sealed with a key of the product: what models were given, made of rows that are here',
  model_view_segment: 'sealed with a key of the product',
  outbox: 'announcements of work',
  posting: 'reckoned from knowledge_chunk',
  posting_group: 'reckoned from knowledge_chunk',
  posting_to_write: 'reckoned from knowledge_chunk',
}

/** The tables of an archive, with the column that names the client. */
export const clientTables: readonly { name: string; client: string }[] = Object.entries(tenantTables)
  .flatMap(([name, { client }]) => (client === undefined || name in leftOut ? [] : [{ name, client }]))
  .sort((one, other) => one.name.localeCompare(other.name))

/** How a table is read in order, page by page. */
export interface TableShape {
  columns: string[]
  /** Of the primary key, with their types. */
  key: { name: string; type: string }[]
}

/** Computed columns come by themselves. */
export async function readShape(tx: Tx, table: string): Promise<TableShape> {
  const { rows } = await sql<{ name: string; type: string; place: number | null; computed: boolean }>`
    select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, a.attgenerated <> '' as computed,
        array_position(i.indkey::int2[], a.attnum) as place
      from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
     where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(
    tx,
  )
  const inKey = rows.filter(({ place }) => place !== null)
  return {
    columns: rows.filter(({ computed }) => !computed).map(({ name }) => name),
    key: inKey.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)),
  }
}

export interface ClientRow {
  /** The row as JSON. */
  line: string
  /** Where the next page goes on. */
  place: string[]
}

/** Rows of the client behind a place, by the table's key; within the scope of the client. */
export async function listClientRows(
  tx: Tx,
  table: { name: string; client: string },
  { clientId, shape, after }: { clientId: string; shape: TableShape; after: string[] | undefined },
): Promise<ClientRow[]> {
  const { columns, key } = shape
  const keys = sql.join(key.map(({ name }) => sql.ref(`r.${name}`)))
  const behind =
    after === undefined
      ? sql``
      : sql` and (${keys}) > (${sql.join(key.map(({ type }, index) => sql`${after[index]}::text::${sql.raw(type)}`))})`
  const line = sql`(select to_json(picked)::text from (select ${sql.join(columns.map((name) => sql.ref(`r.${name}`)))}) picked)`
  const place = sql`array[${sql.join(key.map(({ name }) => sql`${sql.ref(`r.${name}`)}::text`))}]`
  const { rows } = await sql<ClientRow>`
    select ${line} as line, ${place} as place from ${scopedRaw.table(table.name, 'r')}
     where ${sql.ref(`r.${table.client}`)} = ${clientId}::uuid${behind} order by ${keys} limit ${pageSize}`.execute(
    tx,
  )
  return rows
}
