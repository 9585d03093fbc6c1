import { type Id, newId } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'

export type TestTables = TestDatabase<Tables>

type RowValues<Name extends keyof Tables> = Partial<Record<keyof Tables[Name], unknown>>

/** Inserts a row as the owner, past both isolation layers; objects become JSON. */
export async function insertRow<Name extends keyof Tables>(
  database: TestTables,
  table: Name,
  values: RowValues<Name>,
): Promise<void> {
  const columns = Object.keys(values)
  const parameters = columns.map((_column, index) => `$${index + 1}`)
  const prepared = Object.values<unknown>(values).map((value) =>
    typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value)
      ? JSON.stringify(value)
      : value,
  )
  await database.asOwner(
    `insert into ${table} (${columns.join(', ')}) values (${parameters.join(', ')})`,
    prepared,
  )
}

/** Inserts a record with a new id, which it returns. */
export async function insertRecord<Name extends keyof Tables>(
  database: TestTables,
  table: Name,
  values: RowValues<Name>,
): Promise<Id> {
  const id = newId()
  await insertRow(database, table, { id, ...values })
  return id
}
