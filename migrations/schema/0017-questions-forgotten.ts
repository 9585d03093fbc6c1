import type { Kysely } from 'kysely'
import { allow } from './tables.ts'

/**
 * A person's questions to the knowledge are theirs alone and go with their account (decisions D3). Whoever deletes an
 * account may not read them; the role that ends its sign-in deletes them, and sees whose they are, not what they say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, 'knowledge_turn', {
    role: 'parley_auth',
    grants: 'select (user_id, firm_id, client_id), delete',
  })
}
