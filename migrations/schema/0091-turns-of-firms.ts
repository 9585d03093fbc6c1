import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** Stands where an announcement names no firm or no client, so that those have a place in the order of the line. */
const nobody = `'00000000-0000-0000-0000-000000000000'`

/**
 * Announcements wait in line for a turn of their firm: so many of a firm are at work as it has turns, over all processes,
 * whose number is what has been heard of them. What was relayed before is over; what is not, is found to be so. Documents
 * had turns of their own until now; the former release still writes into their column, which is not read any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table outbox add column answered_at timestamptz(3);
     update outbox set answered_at = relayed_at where relayed_at is not null;
     drop index outbox_to_relay;
     create index outbox_in_line on outbox (topic, coalesce(firm_id, ${nobody}), coalesce(client_id, ${nobody}), created_at, id) where relayed_at is null;
     create index outbox_entity_in_line on outbox (entity_id) where relayed_at is null;
     create index outbox_at_work on outbox (topic, coalesce(firm_id, ${nobody})) where relayed_at is not null and answered_at is null;
     create table worker_process (id uuid primary key, heard_at timestamptz(3) not null default now());
     grant select, insert, update, delete on worker_process to parley_relay;
     drop index artifact_waiting;
     drop index artifact_at_work;
    `,
  )
}
