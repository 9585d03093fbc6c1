import type { Kysely } from 'kysely'
import { allow, run } from './tables.ts'

/**
 * What a call took from the provider's cache and spent on thinking, both parts of its input and output. The sweeper
 * closes calls that a stopped process left open: the relay's role finds them by their ids and states alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table provider_call add column cached_tokens bigint not null default 0, add column thinking_tokens bigint not null default 0;
     create index provider_call_open on provider_call (sent_at) where state = 'sent';
    `,
  )
  await allow(db, 'provider_call', {
    role: 'parley_relay',
    grants:
      'select (id, firm_id, client_id, initiative_id, phase_id, sequence_id, interaction_id, validation_run_id, task, state, sent_at)',
  })
}
