import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * What dashboards count. The type of an initiative, which its template snapshot names, is a column of its own: the
 * snapshots are large, and reading thirty thousand of them to count would take seconds. The index holds all that is
 * counted of initiatives; it is not a partial one, because under row security those are not read by themselves. The platform may know which initiatives are put away, so that its totals are those of the
 * firms added up (decisions D11, Scope: aggregates).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table initiative add column initiative_type text generated always as (template_snapshot ->> 'initiativeType') stored;
     create index initiative_for_dashboard on initiative (firm_id, client_id, is_archived, status, initiative_type, consultant_id);
     grant select (is_archived) on initiative to parley_platform;
    `,
  )
}
