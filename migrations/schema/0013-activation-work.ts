import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * How far an activation is and what it was made from. `work` holds the parts of the one at work; what readers see is
 * replaced once, at its end, so that an activation that fails leaves the one before it in force.
 *
 * `activation_fingerprint` says what an activation of a phase would be made from now: its inputs, observations and
 * standing answers, and the documents that it may find. Both servers compare it with the stored one. It reads with
 * the caller's own rights; keys of jsonb have one order, so equal content gives equal text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table activation
       add column stage text not null default 'bundle' check (stage in ('bundle', 'query', 'context', 'enrich', 'index', 'done')),
       add column work jsonb not null default '{}', add column fingerprint text, add column failures int not null default 0,
       add column requested_at timestamptz(3) not null default now(), add column provider text, add column model text;
     create index activation_to_sweep on activation (coalesce(lease_until, requested_at)) where status in ('PENDING', 'IN_PROGRESS');
     grant select (requested_at) on activation to parley_relay;
     create function activation_fingerprint(phase uuid) returns text language sql stable security invoker as $$
       select encode(sha256(convert_to(jsonb_build_array(
         p.name, p.inputs, i.metadata -> 'globalInputs', i.is_confidential,
         (select jsonb_agg(jsonb_build_array(o.id, o.description, o.severity, o.status, o.consultant_notes, o.remediation_plan) order by o.id)
            from observation o where o.firm_id = p.firm_id and o.client_id = p.client_id and o.phase_id = p.id),
         (select jsonb_build_array(r.id, r.summary,
                   (select jsonb_agg(jsonb_build_array(a.id, a.status, a.agent_response, a.response_summary, a.verdict) order by a.id)
                      from agent_interaction a where a.firm_id = p.firm_id and a.client_id = p.client_id and a.sequence_id = r.id and a.agent_response is not null),
                   (select jsonb_agg(jsonb_build_array(m.id, m.content) order by m.seq)
                      from hitl_message m where m.firm_id = p.firm_id and m.client_id = p.client_id and m.phase_id = p.id and m.sequence_id = r.id and m.role = 'USER' and not m.wants_reply))
            from sequence_run r where r.firm_id = p.firm_id and r.client_id = p.client_id and r.phase_id = p.id order by r.created_at desc limit 1),
         (select jsonb_agg(jsonb_build_array(d.id, d.name, d.content_hash, d.indexing_status = 'INDEXED') order by d.id)
            from artifact d where d.firm_id = p.firm_id and case when d.client_id is null then d.use_in_client_work
              else d.client_id = p.client_id and (d.initiative_id is null or d.initiative_id = p.initiative_id) end)
         )::text, 'UTF8')), 'hex')
       from initiative_phase p join initiative i on i.firm_id = p.firm_id and i.client_id = p.client_id and i.id = p.initiative_id
       where p.id = phase
     $$;
    `,
  )
}
