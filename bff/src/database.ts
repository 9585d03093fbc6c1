import { AppError } from '@parley/contracts/errors.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'

export { json }

/** A query builder inside a scoped transaction. */
export type Tx = Kysely<Tables>

/** The next `updated_at` of a row: now, but always later than before (decisions D11, Updates). */
export const nextUpdatedAt = (): RawBuilder<Date> =>
  sql<Date>`greatest(now()::timestamptz(3), updated_at + interval '1 millisecond')`

/** A LIKE pattern that finds the text anywhere, its own wildcards taken as they are. */
export const containing = (text: string): string => `%${literally(text)}%`

const literally = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** The refusal of an edit made from an older state, with the row as it is now (decisions D7). */
export const staleUpdate = (current: unknown): AppError =>
  new AppError('STALE_UPDATE', 'Somebody else has changed this in the meantime.', { current })

/**
 * Refuses an edit that was made from an older state of the row (decisions D3); without a time nothing is checked.
 * @throws AppError STALE_UPDATE with the row as it is now
 */
export async function refuseStale(
  row: { updated_at: Date },
  madeFrom: string | undefined,
  readCurrent: () => Promise<unknown>,
): Promise<void> {
  if (madeFrom === undefined || new Date(madeFrom).getTime() === row.updated_at.getTime()) return
  throw staleUpdate(await readCurrent())
}
