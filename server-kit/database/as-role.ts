import { type Kysely, sql } from 'kysely'
import { roleNames, type ScopeRole } from './scope.ts'

/**
 * Does part of an open transaction as another database role, so that what only that role may touch (credentials,
 * mails) is written together with the rest. The scope plugin stays the transaction's own: tenant tables are filtered
 * as before. Nothing else may be asked of the transaction until it resolves.
 */
export async function asRole<DB, T>(
  tx: Kysely<DB>,
  role: ScopeRole,
  work: (tx: Kysely<DB>) => Promise<T>,
): Promise<T> {
  const before = await sql<{ role: string }>`select current_setting('role') as role`.execute(tx)
  const change = (name: string) => sql`select set_config('role', ${name}, true)`.execute(tx)
  const restore = () => change(before.rows[0]?.role ?? 'none')
  await change(roleNames[role])
  try {
    const result = await work(tx)
    await restore()
    return result
  } catch (error) {
    // After a failed statement nothing can be set any more, and the transaction will be rolled back.
    await restore().catch(() => undefined)
    throw error
  }
}
