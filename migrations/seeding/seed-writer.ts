import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { json } from '@parley/server-kit/database/json.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { type Insertable, type Kysely, sql } from 'kysely'

/** Milliseconds of a day. */
const day = 86_400_000

export type Tx = Kysely<DB>

/** The one transaction in which the whole demo is written, and the moment from which it counts back. */
export interface SeedContext {
  tx: Tx
  now: Date
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day)

/** The day of the calendar. */
export const dateOf = (time: Date): string => time.toISOString().slice(0, 10)

export const platformScope: Scope = {
  role: 'platform',
  actorKind: 'super_admin',
  userId: null,
  firmId: null,
  clientIds: [],
}

/** Does part of the seed as a firm's own people would, held by the same row security. */
export async function asFirm<T>(tx: Tx, firmId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sql`select set_config('app.actor_kind', 'firm', true), set_config('app.firm_id', ${firmId}, true),
    set_config('app.client_ids', '*', true)`.execute(tx)
  return asRole(tx, 'app', work)
}

type Row<Table extends keyof DB> = Omit<Insertable<DB[Table]>, 'id'>

/** Inserts a record under a new id, which it returns. */
export async function insert<Table extends keyof DB>(tx: Tx, table: Table, row: Row<Table>): Promise<string> {
  const id = newId()
  await tx
    .insertInto(table)
    .values({ ...row, id } as never)
    .execute()
  return id
}

export { json }
