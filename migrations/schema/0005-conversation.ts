import type { Kysely } from 'kysely'
import { allow, clientTenant, protect, run } from './tables.ts'

const phaseParent = `initiative_id uuid not null, phase_id uuid not null, foreign key (firm_id, client_id, phase_id) references initiative_phase (firm_id, client_id, id) on delete cascade`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`

/** Sequence runs, their interactions, provider calls, people's messages and the phase's event log (decisions D5, D6, D11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table sequence_run (id uuid primary key, ${clientTenant}, ${phaseParent},
       status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'AWAITING_HUMAN', 'PAUSED', 'COMPLETED', 'CANCELLED', 'FAILED')),
       position int not null default 0, round int not null default 0, generation int not null default 0, lease_until timestamptz(3),
       pause_requested boolean not null default false, cancel_requested boolean not null default false,
       definition jsonb not null, definition_hash text not null, state jsonb not null default '{}',
       max_tokens bigint, max_cost bigint, used_input_tokens bigint not null default 0, used_output_tokens bigint not null default 0, used_cost bigint not null default 0, reserved_cost bigint not null default 0, reserved_tokens bigint not null default 0,
       gate jsonb, summary text, summary_citations jsonb not null default '[]', error text, started_by_id uuid references user_account (id) on delete set null,
       started_at timestamptz(3), finished_at timestamptz(3), ${times}, unique (firm_id, client_id, id));
     create index sequence_run_by_phase on sequence_run (firm_id, client_id, phase_id, created_at desc);
     create unique index sequence_run_at_work on sequence_run (phase_id) where status in ('QUEUED', 'RUNNING', 'AWAITING_HUMAN', 'PAUSED');
     create index sequence_run_to_sweep on sequence_run (lease_until) where status in ('QUEUED', 'RUNNING');
     create table agent_interaction (id uuid primary key, ${clientTenant}, ${phaseParent}, sequence_id uuid not null,
       position int not null, kind text not null check (kind in ('moderator', 'agent')), ai_agent_id uuid references ai_agent (id) on delete set null, agent jsonb not null,
       chapter_title text, status text not null default 'PENDING' check (status in ('PENDING', 'RUNNING', 'AWAITING_HUMAN', 'COMPLETED', 'FAILED', 'CANCELLED', 'SKIPPED')),
       moderator_prompt text, expected_output text, agent_response text, response_summary text, verdict jsonb, citations jsonb not null default '[]', unsupported_claims int not null default 0,
       provider text, model text, input_tokens bigint not null default 0, output_tokens bigint not null default 0, cost bigint not null default 0,
       hitl jsonb, feedback text, round int not null default 0, supersedes_id uuid, follow_up_of_id uuid, seq bigint, error text, requested_by_id uuid references user_account (id) on delete set null,
       is_side boolean not null default false, generation int not null default 0, lease_until timestamptz(3), started_at timestamptz(3), completed_at timestamptz(3), ${times}, unique (firm_id, client_id, id),
       foreign key (firm_id, client_id, sequence_id) references sequence_run (firm_id, client_id, id) on delete cascade);
     create index agent_interaction_by_sequence on agent_interaction (firm_id, client_id, sequence_id, position, created_at);
     create index agent_interaction_by_phase on agent_interaction (firm_id, client_id, phase_id, created_at);
     create index agent_interaction_to_sweep on agent_interaction (lease_until) where is_side and status in ('PENDING', 'RUNNING') and lease_until is not null;
     create table provider_call (id uuid primary key, ${clientTenant}, ${phaseParent}, sequence_id uuid, interaction_id uuid, validation_run_id uuid, task text not null, provider text not null, model text not null,
       attempt int not null default 1, generation int not null default 0, state text not null default 'prepared' check (state in ('prepared', 'sent', 'settled', 'failed', 'unknown')),
       reserved_tokens bigint not null default 0, reserved_cost bigint not null default 0, input_tokens bigint not null default 0, output_tokens bigint not null default 0, cost bigint not null default 0, error_kind text,
       created_at timestamptz(3) not null default now(), sent_at timestamptz(3), settled_at timestamptz(3));
     create index provider_call_by_phase on provider_call (firm_id, client_id, phase_id, created_at);
     create index provider_call_by_sequence on provider_call (sequence_id, state);
     create table hitl_message (id uuid primary key, ${clientTenant}, ${phaseParent}, sequence_id uuid, content text not null,
       role text not null check (role in ('USER', 'MODERATOR', 'AGENT', 'system')), message_type text not null default 'USER_MESSAGE', metadata jsonb not null default '{}',
       author_id uuid references user_account (id) on delete set null, reply_to_id uuid, wants_reply boolean not null default false, replied_at timestamptz(3), taken_up_at timestamptz(3), seq bigint not null, ${times});
     create index hitl_message_by_phase on hitl_message (firm_id, client_id, phase_id, seq);
     create index hitl_message_pending on hitl_message (phase_id) where role = 'USER' and taken_up_at is null;
     create table phase_event_counter (phase_id uuid primary key, ${clientTenant}, last_seq bigint not null default 0,
       foreign key (firm_id, client_id, phase_id) references initiative_phase (firm_id, client_id, id) on delete cascade);
     create table phase_event (phase_id uuid not null, seq bigint not null, ${clientTenant}, type text not null, data jsonb not null, at timestamptz(3) not null default now(), primary key (phase_id, seq),
       foreign key (firm_id, client_id, phase_id) references initiative_phase (firm_id, client_id, id) on delete cascade);
     create index phase_event_by_tenant on phase_event (firm_id, client_id, phase_id, seq);
     create index phase_event_counter_by_tenant on phase_event_counter (firm_id, client_id);
     create table usage_counter (firm_id uuid not null, client_id uuid not null, subject_kind text not null check (subject_kind in ('initiative', 'client_month')), subject_id uuid not null, period text not null default '',
       used_tokens bigint not null default 0, used_cost bigint not null default 0, reserved_tokens bigint not null default 0, reserved_cost bigint not null default 0,
       primary key (subject_id, subject_kind, period), foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade);
     create index usage_counter_by_tenant on usage_counter (firm_id, client_id);
    `,
  )
  for (const table of [
    'sequence_run',
    'agent_interaction',
    'provider_call',
    'hitl_message',
    'phase_event_counter',
    'usage_counter',
  ])
    await protect(db, table, { client: 'required' })
  await protect(db, 'phase_event', { client: 'required', grants: 'select, insert, delete' })
  await allow(db, 'sequence_run', {
    role: 'parley_relay',
    grants: 'select (id, firm_id, client_id, phase_id, status, generation, lease_until, created_at)',
  })
  await allow(db, 'agent_interaction', {
    role: 'parley_relay',
    grants: 'select (id, firm_id, client_id, phase_id, status, is_side, lease_until, created_at)',
  })
  await allow(db, 'hitl_message', {
    role: 'parley_relay',
    grants: 'select (id, firm_id, client_id, phase_id, wants_reply, replied_at, created_at)',
  })
}
