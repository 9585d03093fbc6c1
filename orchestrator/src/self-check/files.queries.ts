import { sql } from 'kysely'
import type { Tx } from '../runs/index.ts'

/** A row that says it has a file. */
export interface RowWithFile {
  key: string
  /** The row's table and id. */
  row: string
}

/** An export's file is under the last attempt's key (see `keyOfAttempt`). */
const exportKey = sql`left(e.storage_key, 28) || lpad(to_hex(e.generation), 4, '0')`

/** Rows written long enough ago that their file must be there, by their file's key. */
const rowsWithFiles = sql`
  select storage_key as key, 'artifact ' || id as row from artifact where storage_key <> '' and created_at < now() - interval '1 hour'
  union all select storage_key, 'deleted_artifact ' || id from deleted_artifact where storage_key <> ''
  union all select ${exportKey}, 'export_job ' || e.id from export_job e where e.status = 'COMPLETED' and e.created_at < now() - interval '1 hour'
  union all select storage_key, 'client_archive ' || id from client_archive where status = 'READY' and storage_key is not null`

/** A page of them, in the order of a listing of files. */
export async function listRowsWithFiles(
  tx: Tx,
  { after, until, limit }: { after: string; until: string | null; limit: number },
): Promise<RowWithFile[]> {
  const bound = until === null ? sql`true` : sql`r.key <= ${until}`
  const { rows } = await sql<RowWithFile>`
    select r.key, r.row from (${rowsWithFiles}) r where r.key > ${after} and ${bound} order by r.key limit ${limit}`.execute(
    tx,
  )
  return rows
}

/** Those of these rows that are still there, with the same file. */
export async function listStillThere(tx: Tx, rows: readonly RowWithFile[]): Promise<string[]> {
  const { rows: found } = await sql<{ row: string }>`
    select r.row from (${rowsWithFiles}) r where r.key = any(${rows.map(({ key }) => key)}::text[])`.execute(
    tx,
  )
  return found.map(({ row }) => row)
}

/** Those of these keys that a row names, or that wait to be deleted; drafts of exports and archives too. */
export async function listKnownKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${[...keys]}::text[]) as k(key)
     where exists (select from artifact a where a.storage_key <> '' and a.storage_key = k.key)
        or exists (select from deleted_artifact x where x.storage_key = k.key)
        or exists (select from file_to_delete d where d.key = k.key)
        or exists (select from client_archive c where c.storage_key = k.key)
        or left(k.key, 28) in (select left(storage_key, 28) from export_job)`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}
