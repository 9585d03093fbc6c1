import { type Kysely, sql } from 'kysely'

/**
 * For statements whose commit is on its way with them: where what they rest on does not hold, they fail, and nothing of
 * the transaction stays. A turn's status stands in no index, so that its changes stay within their page (heap-only
 * updates); events are found by their phase, and by their tenant only when it is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function app_insist(holds boolean, what text) returns boolean language plpgsql as $$ begin
      if holds is not true then
        raise exception '%', what using errcode = 'PL409';
      end if;
      return true;
    end $$;
    drop index agent_interaction_to_sweep;
    create index agent_interaction_to_sweep on agent_interaction (lease_until) where is_side and lease_until is not null;
    alter table agent_interaction set (fillfactor = 70);
    drop index phase_event_by_tenant;
    create index phase_event_by_tenant on phase_event (firm_id, client_id)`.execute(db)
}
