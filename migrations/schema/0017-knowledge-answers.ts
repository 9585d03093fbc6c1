import type { Kysely } from 'kysely'
import { protect, run } from './tables.ts'

/**
 * Questions to the knowledge (Document 3, 7). A turn keeps the key of its request, so that a repeated one is answered
 * by what is stored. Model calls for them belong to no phase; those for the firm's own questions to no client either,
 * and count to the firm's month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table knowledge_turn add column request_key text, add column request_hash text,
       add check ((request_key is null) = (request_hash is null));
     create unique index knowledge_turn_by_request on knowledge_turn (firm_id, client_id, user_id, request_key) nulls not distinct where request_key is not null;
     drop index knowledge_turn_by_user;
     create index knowledge_turn_by_user on knowledge_turn (firm_id, user_id, client_id, id);
     alter table provider_call alter column client_id drop not null, alter column initiative_id drop not null, alter column phase_id drop not null,
       add foreign key (firm_id) references consulting_firm (id), add check ((initiative_id is null) = (phase_id is null)), add check (client_id is not null or phase_id is null);
     create index provider_call_of_knowledge on provider_call (firm_id, client_id, created_at) where phase_id is null and state = 'sent';
     alter table usage_counter alter column client_id drop not null, drop constraint usage_counter_subject_kind_check,
       add check (subject_kind in ('initiative', 'client_month', 'firm_month')), add check ((subject_kind = 'firm_month') = (client_id is null)),
       add check (subject_kind <> 'firm_month' or subject_id = firm_id), add foreign key (firm_id) references consulting_firm (id);
     drop policy tenant on provider_call;
     drop policy tenant on usage_counter;
    `,
  )
  await protect(db, 'provider_call', { client: 'optional' })
  await protect(db, 'usage_counter', { client: 'optional' })
}
