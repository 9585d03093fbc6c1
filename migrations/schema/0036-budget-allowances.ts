import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * What people have allowed beyond the budgets of an initiative and of a month; who stood in for a model and whether a
 * turn stops short; when a summary was made, in the phase's order, and that it is wanted anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table usage_counter add column extra_tokens bigint not null default 0, add column extra_cost bigint not null default 0;
     alter table agent_interaction add column stands_in_for text, add column truncated boolean not null default false;
     alter table sequence_run add column summary_seq bigint, add column summary_wanted boolean not null default false;
    `,
  )
}
