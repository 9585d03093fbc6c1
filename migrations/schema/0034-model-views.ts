import { sql, type Kysely } from 'kysely'
import { allow, clientTenant, protect, run } from './tables.ts'

const initiativeParent = `initiative_id uuid not null, foreign key (firm_id, client_id, initiative_id) references initiative (firm_id, client_id, id) on delete cascade`

/** Pieces that the last of an initiative's views was deleted of; one statement, whose lines `run` would take apart. */
const segmentsToDelete = `create function model_view_segments_to_delete() returns trigger language plpgsql as
  $$ declare one uuid; begin
    for one in select distinct initiative_id from removed order by 1 loop
      perform pg_advisory_xact_lock(hashtextextended('model views of ' || one, 0));
      delete from model_view_segment s using (select distinct unnest(segments) as key from removed where initiative_id = one) gone
        where s.initiative_id = one and s.key = gone.key
          and s.key not in (select unnest(v.segments) from model_view v where v.initiative_id = one);
    end loop; return null; end $$`

/**
 * What models were given, sealed by the orchestrator: a row for each call, and the pieces of its text, each kept once for
 * an initiative. `subject_id` is the turn, the person's message or the run (for its final summary) that the call was
 * made for. A view goes with its subject whatever deletes that; a piece goes with the last view that names it. Writers
 * of views hold the initiative's lock shared, so that no piece goes that is being named.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(segmentsToDelete).execute(db)
  await run(
    db,
    `create table model_view (id uuid primary key, ${clientTenant}, ${initiativeParent}, subject_id uuid not null, segments uuid[] not null,
       sealed bytea not null, created_at timestamptz(3) not null default now());
     create index model_view_by_subject on model_view (firm_id, client_id, subject_id, created_at);
     create index model_view_by_initiative on model_view (initiative_id, created_at);
     create index model_view_by_firm on model_view (firm_id, created_at);
     create table model_view_segment (key uuid not null, ${clientTenant}, ${initiativeParent}, sealed bytea not null, primary key (initiative_id, key));
     create index model_view_segment_by_tenant on model_view_segment (firm_id, client_id);
     alter table consulting_firm add column model_view_days int not null generated always as
       (case when settings #>> '{security,modelViewDays}' ~ '^[0-9]{1,4}$' then (settings #>> '{security,modelViewDays}')::int else 90 end) stored;
     create function model_views_of_subject_to_delete() returns trigger language plpgsql as
      $$ begin delete from model_view v using removed r where v.firm_id = r.firm_id and v.client_id = r.client_id and v.subject_id = r.id; return null; end $$;
     create trigger segments_to_delete after delete on model_view referencing old table as removed for each statement execute function model_view_segments_to_delete();
     create trigger model_views_to_delete after delete on agent_interaction referencing old table as removed for each statement execute function model_views_of_subject_to_delete();
     create trigger model_views_to_delete after delete on hitl_message referencing old table as removed for each statement execute function model_views_of_subject_to_delete();
     create trigger model_views_to_delete after delete on sequence_run referencing old table as removed for each statement execute function model_views_of_subject_to_delete();
    `,
  )
  for (const table of ['model_view', 'model_view_segment']) {
    await protect(db, table, { client: 'required', grants: 'select, insert, delete' })
  }
  await allow(db, 'model_view', {
    role: 'parley_relay',
    grants: 'select (id, firm_id, initiative_id, segments, created_at), delete',
  })
  await allow(db, 'model_view_segment', {
    role: 'parley_relay',
    grants: 'select (initiative_id, key), delete',
  })
  await allow(db, 'consulting_firm', { role: 'parley_relay', grants: 'select (id, model_view_days)' })
}
