import type { DeckFormat, DeckKind } from '@parley/contracts/http/exports.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ExportOptions } from '@parley/contracts/stored/export.ts'
import { createFileKey } from '@parley/server-kit/files/file-keys.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { sql } from 'kysely'
import { countingLeaseOver, type Hold } from '../leases/index.ts'
import type { Tx } from '../runs/index.ts'
import type { Tenant } from '../tenant.ts'

const lease = countingLeaseOver({
  table: 'export_job',
  waiting: ['PENDING', 'IN_PROGRESS'],
  held: 'IN_PROGRESS',
})
/** Workers that may die over one export before nobody takes it up any more. */
export const mostAttempts = 8

export interface HeldExport extends Tenant {
  exportId: string
  initiativeId: string
  /** Whose it is. */
  userId: string
  kind: DeckKind
  format: DeckFormat
  options: ExportOptions
  generation: number
  /** Where this attempt keeps its file; the database knows how attempts are numbered (migration 0029). */
  storageKey: string
}

/** Random but for its end, which is the attempt's number. */
const keyOfAttempt = (key: string, attempt: number): string =>
  key.slice(0, 28) + attempt.toString(16).padStart(4, '0')

/** Where the attempts before this one would have kept theirs. */
export const keysBefore = ({ storageKey, generation }: HeldExport): string[] =>
  Array.from({ length: generation - 1 }, (_, index) => keyOfAttempt(storageKey, index + 1))

export const findInitiativePlace = (tx: Tx, id: string) =>
  tx.selectFrom('initiative').select(['id', 'firm_id', 'client_id']).where('id', '=', id).executeTakeFirst()
export type InitiativePlace = NonNullable<Awaited<ReturnType<typeof findInitiativePlace>>>

/** How many of the person's exports are not finished; two requests at once are counted one after the other. */
export async function countUnfinished(tx: Tx, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports of ${userId}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('export_job')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('requested_by_id', '=', userId)
    .where('status', 'in', ['PENDING', 'IN_PROGRESS'])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function insertExport(
  tx: Tx,
  place: InitiativePlace,
  given: { userId: string; kind: DeckKind; format: DeckFormat; options: ExportOptions },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('export_job')
    .values({
      id,
      firm_id: place.firm_id,
      client_id: place.client_id,
      initiative_id: place.id,
      kind: given.kind,
      format: given.format,
      options: json(given.options),
      requested_by_id: given.userId,
      storage_key: createFileKey(),
    })
    .execute()
  return id
}

/** @returns the export that is gone, where it was the person's own; the database notes its files */
export const deleteOwnExport = (tx: Tx, { id, userId }: { id: string; userId: string }) =>
  tx
    .deleteFrom('export_job')
    .where('id', '=', id)
    .where('requested_by_id', '=', userId)
    .returning(['id', 'firm_id', 'client_id', 'initiative_id', 'kind', 'format'])
    .executeTakeFirst()

/** Takes an export that nobody is at. Exactly one of several wins. */
export async function takeExport(tx: Tx, id: string): Promise<HeldExport | undefined> {
  const row = await lease
    .taking(tx, id)
    .set({ progress: 0.1 })
    .returning(['id', 'firm_id', 'client_id', 'initiative_id', 'requested_by_id', 'kind', 'format'])
    .returning(['options', 'generation', 'storage_key'])
    .executeTakeFirst()
  return (
    row && {
      exportId: row.id,
      firmId: row.firm_id,
      clientId: row.client_id,
      initiativeId: row.initiative_id,
      userId: row.requested_by_id,
      kind: row.kind,
      format: row.format,
      options: row.options,
      generation: row.generation,
      storageKey: keyOfAttempt(row.storage_key, row.generation),
    }
  )
}

type Held = Pick<HeldExport, 'exportId' | 'generation'>

const holdOf = ({ exportId, generation }: Held): Hold => ({ id: exportId, generation })

/** Keeps the export, and says how far it is. @returns false once it is not this worker's any more */
export async function renewExport(tx: Tx, held: Held, progress?: number): Promise<boolean> {
  const renewing = lease.renewing(tx, holdOf(held))
  const row = await (progress === undefined ? renewing : renewing.set({ progress }))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The file is there: kept for seven days from now. @returns false as above */
export async function completeExport(
  tx: Tx,
  held: HeldExport,
  file: { name: string; size: number },
): Promise<boolean> {
  const row = await lease
    .held(tx, holdOf(held))
    .set({
      status: 'COMPLETED',
      progress: 1,
      error: null,
      lease_until: null,
      storage_key: held.storageKey,
      file_name: file.name,
      size: file.size,
      updated_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + interval '7 days'`,
    })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false as above */
export async function failExport(tx: Tx, held: Held, error: string): Promise<boolean> {
  const row = await lease
    .held(tx, holdOf(held))
    .set({ status: 'FAILED', error, lease_until: null, updated_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the export back after an error of ours, to be tried again. @returns whether it has been tried enough */
export const countFailure = (tx: Tx, held: Held): Promise<boolean> => lease.countFailure(tx, holdOf(held))

/** Gives the export back as it is, because this process stops. */
export const releaseExport = (tx: Tx, held: Held): Promise<void> => lease.release(tx, holdOf(held))
