import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

const key = sql`hashtextextended('agents in use', 0)`

/** Agents read after this are not deleted before the transaction ends; any number may write with them at a time. */
export async function keepAgents(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${key})`.execute(tx)
}

/** Waits for all who write agents into templates, and keeps others from it until the transaction ends. */
export async function holdUseOfAgents(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key})`.execute(tx)
}
