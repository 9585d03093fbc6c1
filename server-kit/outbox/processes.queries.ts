import { type Kysely, sql } from 'kysely'

// Processes that answer doorbells: each gives every firm its share of turns.

/** Says that a process works, and forgets those that ended without a word an hour ago. */
export async function sayWorking<DB>(tx: Kysely<DB>, id: string): Promise<void> {
  await sql`delete from worker_process where heard_at < now() - interval '1 hour'`.execute(tx)
  await sql`insert into worker_process (id) values (${id}) on conflict (id) do update set heard_at = now()`.execute(
    tx,
  )
}

/** Says that a process takes no more work. */
export async function sayEnded<DB>(tx: Kysely<DB>, id: string): Promise<void> {
  await sql`delete from worker_process where id = ${id}`.execute(tx)
}
