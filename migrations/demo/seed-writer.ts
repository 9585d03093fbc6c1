import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { Insertable, Kysely } from 'kysely'

/** Milliseconds of a day. */
const day = 86_400_000

export interface SeedContext {
  database: Database<DB>
  now: Date
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day)

export const platformScope: Scope = {
  role: 'platform',
  actorKind: 'super_admin',
  userId: null,
  firmId: null,
  clientIds: [],
}

export const firmScope = (firmId: string): Scope => ({
  role: 'app',
  actorKind: 'firm',
  userId: null,
  firmId,
  clientIds: 'all',
})

type Row<Table extends keyof DB> = Omit<Insertable<DB[Table]>, 'id'>

/** Inserts a record under a new id, which it returns. */
export async function insert<Table extends keyof DB>(
  tx: Kysely<DB>,
  table: Table,
  row: Row<Table>,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto(table)
    .values({ ...row, id } as never)
    .execute()
  return id
}

export const json = (value: unknown): string => JSON.stringify(value)
