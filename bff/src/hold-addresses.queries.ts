import type { Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * People are told apart by their address: until the transaction ends, nobody else adds people to the same owner, or
 * changes their addresses. Taken before any row, so that nobody waits for each other.
 * @param ownerId the client of stakeholders, the firm of consultants
 */
export async function holdAddresses(tx: Tx, ownerId: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses of ${ownerId}`}, 0))`.execute(tx)
}
