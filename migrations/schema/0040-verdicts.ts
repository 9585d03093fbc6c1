import type { Kysely } from 'kysely'
import { clientTenant, protect, run } from './tables.ts'

const phaseParent = `phase_id uuid not null, foreign key (firm_id, client_id, phase_id) references initiative_phase (firm_id, client_id, id) on delete cascade`

/**
 * What a check came to, beside the observations: statements that hold, each once with the quotes that say so, until a
 * later check says otherwise; of an observation its verdict (none where nothing was checked, or a person wrote it), and
 * once it is accepted or remediated, what settled it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table confirmed_statement (id uuid primary key, created_at timestamptz(3) not null default now(), ${clientTenant}, initiative_id uuid not null, ${phaseParent},
       kind text not null check (kind in ('INITIAL', 'AI_CONVERSATION')), sequence_id uuid, validation_run_id uuid not null,
       mitigation_id text not null, mitigation text not null, quotes jsonb not null);
     create unique index confirmed_statement_once on confirmed_statement (phase_id, kind, mitigation_id, coalesce(sequence_id, '00000000-0000-0000-0000-000000000000'));
     create index confirmed_statement_by_phase on confirmed_statement (firm_id, client_id, phase_id, created_at);
     alter table observation add column verdict text check (verdict in ('does-not-hold', 'cannot-tell')),
       add column settled jsonb, add column settled_by_id uuid references user_account (id) on delete set null;
    `,
  )
  await protect(db, 'confirmed_statement', { client: 'required' })
}
