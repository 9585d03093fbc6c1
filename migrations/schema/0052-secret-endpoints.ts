import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** Texts one after the other, each with its length before it: no text can pass for two. */
const together = (columns: readonly string[]): string =>
  columns.map((column) => `length(${column})::text || ':' || ${column}`).join(` || `)

const endpoint = ['oauth_client_id', 'authorization_url', 'token_url', 'user_info_url']

/**
 * Where a client secret is sent, and in whose name, as one text that the database makes of it; and the same as it was
 * when the secret was stored. The secret is for that endpoint and for no other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table sso_provider add column endpoint text not null generated always as (${together(endpoint)}) stored,
       add column secret_endpoint text;
     update sso_provider set secret_endpoint = endpoint;
    `,
  )
}
