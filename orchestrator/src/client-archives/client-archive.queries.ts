import { json } from '@parley/server-kit/database/json.ts'
import { sql } from 'kysely'
import { countingLeaseOver, type Hold } from '../leases/index.ts'
import type { Tx } from '../runs/index.ts'
import type { Tenant } from '../tenant.ts'

const lease = countingLeaseOver({
  table: 'client_archive',
  waiting: ['PENDING', 'IN_PROGRESS'],
  held: 'IN_PROGRESS',
})
/** Workers that may die over one before nobody takes it up any more. */
export const mostAttempts = 8

export interface HeldArchive extends Tenant {
  archiveId: string
  kind: 'EXPORT' | 'ERASURE'
  clientName: string
  generation: number
  /** Where the attempt before this one may have left a file. */
  formerKey: string | null
  /** Where this one keeps its own. */
  storageKey: string
}

/** Takes one that nobody is at, with a key for its file. Exactly one of several wins. */
export async function takeArchive(tx: Tx, id: string, key: string): Promise<HeldArchive | undefined> {
  const before = await tx
    .selectFrom('client_archive')
    .select('storage_key')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const row = await lease
    .taking(tx, id)
    .set({ storage_key: sql`case when kind = 'EXPORT' then ${key} end` })
    .returning(['id', 'firm_id', 'client_id', 'kind', 'client_name', 'generation'])
    .executeTakeFirst()
  return (
    row && {
      archiveId: row.id,
      firmId: row.firm_id,
      clientId: row.client_id,
      kind: row.kind,
      clientName: row.client_name,
      generation: row.generation,
      formerKey: before?.storage_key ?? null,
      storageKey: key,
    }
  )
}

const holdOf = ({ archiveId, generation }: HeldArchive): Hold => ({ id: archiveId, generation })

/** @returns false once it is not this worker's any more */
export const renewArchive = (tx: Tx, held: HeldArchive): Promise<boolean> => lease.renew(tx, holdOf(held))

export interface MadeArchive {
  size: number
  contents: { tables: number; rows: number; files: number }
  signedBy: string
}

/** The file is there, for so many days. @returns false as above */
export async function completeExport(
  tx: Tx,
  held: HeldArchive,
  { size, contents, signedBy, days }: MadeArchive & { days: number },
): Promise<boolean> {
  const row = await lease
    .held(tx, holdOf(held))
    .set({
      status: 'READY',
      size,
      contents: json(contents),
      signed_by: signedBy,
      error: null,
      lease_until: null,
      updated_at: sql<Date>`now()`,
      finished_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The client is gone. @returns false as above */
export async function completeErasure(tx: Tx, held: HeldArchive): Promise<boolean> {
  const row = await lease
    .held(tx, holdOf(held))
    .set({
      status: 'ERASED',
      client_name: '',
      error: null,
      lease_until: null,
      updated_at: sql<Date>`now()`,
      finished_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends it with a sentence. */
export async function failArchive(tx: Tx, held: HeldArchive, error: string): Promise<void> {
  await lease
    .held(tx, holdOf(held))
    .set({
      status: 'FAILED',
      error,
      lease_until: null,
      updated_at: sql<Date>`now()`,
      finished_at: sql<Date>`now()`,
    })
    .execute()
}

/** Gives it back after an error, to be tried again. @returns whether it has been tried enough */
export const countFailure = (tx: Tx, held: HeldArchive): Promise<boolean> =>
  lease.countFailure(tx, holdOf(held))

export const releaseArchive = (tx: Tx, held: HeldArchive): Promise<void> => lease.release(tx, holdOf(held))

/** Names a file that nobody wants any more, for who deletes them. */
export async function dropFile(tx: Tx, key: string): Promise<void> {
  await tx
    .insertInto('file_to_delete')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Documents of the client that have a file. */
export const listClientFiles = (
  tx: Tx,
  { clientId, after }: { clientId: string; after: string | undefined },
) =>
  tx
    .selectFrom('artifact')
    .select(['id', 'file_name', 'storage_key'])
    .where('client_id', '=', clientId)
    .where('storage_key', '<>', '')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(500)
    .execute()

/** Exports whose days are over: their files go, and with them the name of the client. As the relay. */
export async function expireArchives(tx: Tx): Promise<void> {
  await sql`
    with over as (select id, storage_key from client_archive where status = 'READY' and expires_at < now() for update),
      dropped as (insert into file_to_delete (key) select storage_key from over where storage_key is not null on conflict do nothing)
    update client_archive a set status = 'EXPIRED', storage_key = null, client_name = '', updated_at = now()
      from over where a.id = over.id`.execute(tx)
}
