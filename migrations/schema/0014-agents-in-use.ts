import type { Kysely } from 'kysely'
import { allow, run } from './tables.ts'

/**
 * Which agents a version of a template and a phase use, kept by the database itself out of the definition, so that
 * what uses an agent is found by an index. Of phases the platform reads this and where they belong, nothing that
 * people wrote (decisions D1 and D11, Scope).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create function agents_in(definition jsonb, place jsonpath) returns text[] language sql immutable parallel safe as $$
       select coalesce(array_agg(distinct agent #>> '{}'), '{}') from jsonb_path_query(definition, place) as found(agent)
     $$;
     alter table template_version add column agent_ids text[] not null
       generated always as (agents_in(definition, '$.phases[*].aiAgents[*].aiAgentId')) stored;
     create index template_version_by_agent on template_version using gin (agent_ids);
     alter table initiative_phase add column agent_ids text[] not null
       generated always as (agents_in(definition, '$.aiAgents[*].aiAgentId')) stored;
     create index initiative_phase_by_agent on initiative_phase using gin (agent_ids);
    `,
  )
  await allow(db, 'initiative_phase', {
    role: 'parley_platform',
    grants: 'select (id, firm_id, client_id, initiative_id, position, agent_ids)',
  })
}
