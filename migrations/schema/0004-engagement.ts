import type { Kysely } from 'kysely'
import { allow, clientTenant, protect, record, run } from './tables.ts'

const initiativeParent = `initiative_id uuid not null, foreign key (firm_id, client_id, initiative_id) references initiative (firm_id, client_id, id) on delete cascade`
const phaseParent = `phase_id uuid not null, foreign key (firm_id, client_id, phase_id) references initiative_phase (firm_id, client_id, id) on delete cascade`

/** Agents, templates, initiatives, phases and the people around them (Document 1 section 3, Document 2 section 3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table ai_agent (${record}, name text not null, description text not null, system_message text not null,
       role text not null check (role in ('CONTRIBUTOR', 'REVIEWER', 'APPROVER')), is_active boolean not null default true, is_sme boolean not null default false,
       industries text[] not null default '{all}', created_by_id uuid references user_account (id) on delete set null);
     create index ai_agent_by_role on ai_agent (role, lower(name));
     create table initiative_template (${record}, owner_firm_id uuid references consulting_firm (id), firm_id uuid references consulting_firm (id), client_id uuid,
       name text not null, description text not null default '', icon text not null default 'BusinessIcon',
       visibility text not null default 'PARLEY' check (visibility in ('PARLEY', 'CONSULTING_FIRM', 'CLIENT')),
       status text not null default 'CURRENT' check (status in ('CURRENT', 'FUTURE')), initiative_type text not null,
       industries text[] not null default '{all}', ai_hours int not null default 100, version int not null default 1, phase_count int not null default 0,
       created_by_id uuid references user_account (id) on delete set null,
       foreign key (firm_id, client_id) references client (firm_id, id), check (client_id is null or firm_id is not null));
     create index initiative_template_by_firm on initiative_template (firm_id, client_id);
     create table template_version (id uuid primary key, template_id uuid not null references initiative_template (id) on delete cascade, version int not null,
       definition jsonb not null, created_at timestamptz(3) not null default now(), created_by_id uuid references user_account (id) on delete set null, unique (template_id, version));
     create table department (${record}, ${clientTenant}, name text not null, code text, description text, parent_id uuid,
       unique (firm_id, client_id, id), foreign key (firm_id, client_id, parent_id) references department (firm_id, client_id, id));
     create index department_by_parent on department (firm_id, client_id, parent_id, lower(name));
     create table stakeholder (${record}, ${clientTenant}, first_name text not null, last_name text not null, role text not null, email text, phone text, notes text, department_id uuid, import_batch_id uuid,
       unique (firm_id, client_id, id), foreign key (firm_id, client_id, department_id) references department (firm_id, client_id, id));
     create index stakeholder_by_name on stakeholder (firm_id, client_id, lower(last_name), lower(first_name), id);
     create index stakeholder_by_department on stakeholder (firm_id, client_id, department_id);
     create table initiative (${record}, ${clientTenant}, name text not null, description text not null default '',
       status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'COMPLETED', 'ON_HOLD', 'CANCELLED')),
       is_confidential boolean not null default false, is_archived boolean not null default false,
       template_id uuid references initiative_template (id) on delete set null, template_version int, template_snapshot jsonb, consultant_id uuid,
       metadata jsonb not null default '{}', created_by_id uuid references user_account (id) on delete set null,
       unique (firm_id, client_id, id), foreign key (firm_id, consultant_id) references consultant (firm_id, id));
     create index initiative_by_time on initiative (firm_id, client_id, created_at desc, id);
     create index initiative_by_status on initiative (firm_id, status);
     create index initiative_by_consultant on initiative (firm_id, consultant_id);
     create table initiative_phase (${record}, ${clientTenant}, ${initiativeParent}, name text not null, position int not null,
       status text not null default 'PENDING' check (status in ('PENDING', 'IN_PROGRESS', 'COMPLETED', 'ON_HOLD', 'CANCELLED')),
       inputs jsonb not null default '{}', definition jsonb not null, start_date timestamptz(3), end_date timestamptz(3), notes text,
       unique (firm_id, client_id, id), unique (initiative_id, position));
     create index initiative_phase_by_initiative on initiative_phase (firm_id, client_id, initiative_id, position);
     create table initiative_member (firm_id uuid not null, client_id uuid not null, ${initiativeParent}, user_id uuid not null references user_account (id) on delete cascade,
       role text not null, created_at timestamptz(3) not null default now(), primary key (initiative_id, user_id));
     create index initiative_member_by_tenant on initiative_member (firm_id, client_id, user_id);
     create table initiative_stakeholder (firm_id uuid not null, client_id uuid not null, ${initiativeParent}, stakeholder_id uuid not null,
       kind text not null check (kind in ('stakeholder', 'owner')), position int not null default 0, primary key (initiative_id, stakeholder_id, kind),
       foreign key (firm_id, client_id, stakeholder_id) references stakeholder (firm_id, client_id, id) on delete cascade);
     create index initiative_stakeholder_by_person on initiative_stakeholder (firm_id, client_id, stakeholder_id);
     create table interview (${record}, ${clientTenant}, ${initiativeParent}, interview_date timestamptz(3) not null, status text not null check (status in ('PLANNED', 'COMPLETED')),
       is_automated boolean not null default false, summary jsonb, summary_text text not null default '', additional_notes text, unique (firm_id, client_id, id));
     create index interview_by_initiative on interview (firm_id, client_id, initiative_id, interview_date desc);
     create table interview_stakeholder (firm_id uuid not null, client_id uuid not null, interview_id uuid not null, stakeholder_id uuid not null, primary key (interview_id, stakeholder_id),
       foreign key (firm_id, client_id, interview_id) references interview (firm_id, client_id, id) on delete cascade,
       foreign key (firm_id, client_id, stakeholder_id) references stakeholder (firm_id, client_id, id) on delete cascade);
     create index interview_stakeholder_by_tenant on interview_stakeholder (firm_id, client_id, stakeholder_id);
     create table interview_consultant (firm_id uuid not null, client_id uuid not null, interview_id uuid not null, consultant_id uuid not null, primary key (interview_id, consultant_id),
       foreign key (firm_id, client_id, interview_id) references interview (firm_id, client_id, id) on delete cascade,
       foreign key (firm_id, consultant_id) references consultant (firm_id, id) on delete cascade);
     create index interview_consultant_by_tenant on interview_consultant (firm_id, client_id, consultant_id);
     create table human_hours (id uuid primary key, ${clientTenant}, ${initiativeParent}, phase_id uuid, user_id uuid references user_account (id) on delete set null,
       minutes int not null check (minutes > 0), note text, at timestamptz(3) not null default now(), foreign key (firm_id, client_id, phase_id) references initiative_phase (firm_id, client_id, id));
     create index human_hours_by_initiative on human_hours (firm_id, client_id, initiative_id);
     create table timeline_entry (${record}, ${clientTenant}, ${initiativeParent}, title text not null, description text, at timestamptz(3) not null, created_by_id uuid references user_account (id) on delete set null);
     create index timeline_entry_by_initiative on timeline_entry (firm_id, client_id, initiative_id, at);
     create table initiative_flag (${record}, ${clientTenant}, ${initiativeParent}, title text not null, description text, severity text not null check (severity in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
       resolved_at timestamptz(3), resolved_by_id uuid references user_account (id) on delete set null, created_by_id uuid references user_account (id) on delete set null);
     create index initiative_flag_by_initiative on initiative_flag (firm_id, client_id, initiative_id, created_at desc);
     create table initiative_subscription (firm_id uuid not null, client_id uuid not null, ${initiativeParent}, user_id uuid not null references user_account (id) on delete cascade,
       in_app boolean not null default true, email boolean not null default false, events text[] not null default '{}', primary key (initiative_id, user_id));
     create index initiative_subscription_by_tenant on initiative_subscription (firm_id, client_id, user_id);
     create table portfolio (${record}, ${clientTenant}, name text not null, description text, unique (firm_id, client_id, id));
     create table program (${record}, ${clientTenant}, name text not null, description text, unique (firm_id, client_id, id));
     create table business_objective (${record}, ${clientTenant}, name text not null, description text, unique (firm_id, client_id, id));
     create table initiative_connection (firm_id uuid not null, client_id uuid not null, ${initiativeParent}, kind text not null check (kind in ('portfolio', 'program', 'objective')), target_id uuid not null,
       portfolio_id uuid generated always as (case when kind = 'portfolio' then target_id end) stored, program_id uuid generated always as (case when kind = 'program' then target_id end) stored,
       objective_id uuid generated always as (case when kind = 'objective' then target_id end) stored, primary key (initiative_id, kind, target_id),
       foreign key (firm_id, client_id, portfolio_id) references portfolio (firm_id, client_id, id) on delete cascade,
       foreign key (firm_id, client_id, program_id) references program (firm_id, client_id, id) on delete cascade,
       foreign key (firm_id, client_id, objective_id) references business_objective (firm_id, client_id, id) on delete cascade);
     create index initiative_connection_by_target on initiative_connection (firm_id, client_id, target_id);
     create index portfolio_by_tenant on portfolio (firm_id, client_id, lower(name));
     create index program_by_tenant on program (firm_id, client_id, lower(name));
     create index business_objective_by_tenant on business_objective (firm_id, client_id, lower(name));
     create table observation (${record}, ${clientTenant}, initiative_id uuid not null, ${phaseParent}, sequence_id uuid, validation_run_id uuid, mitigation_id text, mitigation text,
       description text not null, severity text not null check (severity in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
       status text not null default 'OPEN' check (status in ('OPEN', 'ACCEPTED', 'TO_REMEDIATE', 'REMEDIATED')),
       observation_type text not null check (observation_type in ('INITIAL', 'AI_CONVERSATION')), evidence jsonb not null default '[]',
       consultant_notes text, remediation_plan text, accepted_at timestamptz(3), remediated_at timestamptz(3), created_by_id uuid references user_account (id) on delete set null);
     create index observation_by_phase on observation (firm_id, client_id, phase_id, created_at);
     create unique index observation_once on observation (phase_id, observation_type, mitigation_id, coalesce(sequence_id, '00000000-0000-0000-0000-000000000000')) where mitigation_id is not null;
     create table validation_run (id uuid primary key, created_at timestamptz(3) not null default now(), ${clientTenant}, initiative_id uuid not null, ${phaseParent}, kind text not null check (kind in ('INITIAL', 'AI_CONVERSATION')), sequence_id uuid,
       status text not null default 'RUNNING' check (status in ('RUNNING', 'COMPLETED', 'FAILED')), generation int not null default 0, lease_until timestamptz(3), checked int not null default 0, total int not null default 0,
       new_observation_ids uuid[] not null default '{}', provider text, model text, input_tokens bigint not null default 0, output_tokens bigint not null default 0, cost bigint not null default 0,
       error text, started_by_id uuid references user_account (id) on delete set null, started_at timestamptz(3) not null default now(), finished_at timestamptz(3));
     create index validation_run_by_phase on validation_run (firm_id, client_id, phase_id, started_at desc);
     create unique index validation_run_at_work on validation_run (phase_id, kind) where status = 'RUNNING';
     create table activation (${record}, ${clientTenant}, initiative_id uuid not null, ${phaseParent}, status text not null default 'PENDING' check (status in ('PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED')),
       generation int not null default 0, lease_until timestamptz(3), bundled_output jsonb, rag_query text, enriched_context text, rag_sources jsonb, error text,
       started_by_id uuid references user_account (id) on delete set null, completed_at timestamptz(3), unique (phase_id));
     create index activation_by_tenant on activation (firm_id, client_id, initiative_id);
     create table initiative_summary (${record}, ${clientTenant}, ${initiativeParent}, summary text not null, key_findings text, recommendations text, vendor_choices text[] not null default '{}', outcomes text,
       created_by_id uuid references user_account (id) on delete set null, unique (initiative_id));
     create index initiative_summary_by_tenant on initiative_summary (firm_id, client_id);
    `,
  )
  const clientTables = [
    'department',
    'stakeholder',
    'initiative',
    'initiative_phase',
    'initiative_member',
    'initiative_stakeholder',
    'interview',
    'interview_stakeholder',
    'interview_consultant',
    'human_hours',
    'timeline_entry',
    'initiative_flag',
    'initiative_subscription',
    'portfolio',
    'program',
    'business_objective',
    'initiative_connection',
    'observation',
    'validation_run',
    'activation',
    'initiative_summary',
  ]
  for (const table of clientTables) await protect(db, table, { client: 'required' })
  await allow(db, 'initiative', {
    role: 'parley_platform',
    grants:
      'select (id, firm_id, client_id, name, status, consultant_id, template_id, created_at, updated_at)',
  })
  await allow(db, 'validation_run', {
    role: 'parley_relay',
    grants: 'select (id, firm_id, client_id, phase_id, kind, status, generation, lease_until, started_at)',
  })
  await allow(db, 'activation', {
    role: 'parley_relay',
    grants: 'select (id, firm_id, client_id, phase_id, status, generation, lease_until)',
  })

  await run(
    db,
    `grant select on ai_agent to parley_app, parley_platform;
    grant insert, update, delete on ai_agent to parley_platform;
    `,
  )
  const inScope = `((select app_all_clients()) or client_id = any ((select app_client_ids())::uuid[]))`
  const visible = `visibility = 'PARLEY' or (firm_id = (select app_firm_id()) and case when visibility = 'CLIENT' then ${inScope} else (select app_actor_kind()) in ('firm', 'system') end)
    or (owner_firm_id = (select app_firm_id()) and (select app_actor_kind()) in ('firm', 'system'))`
  await protect(db, 'initiative_template', {
    client: 'optional',
    using: visible,
    check: `owner_firm_id = (select app_firm_id()) and (select app_actor_kind()) = 'firm' and (firm_id is null or firm_id = (select app_firm_id()))`,
  })
  await protect(db, 'template_version', {
    client: 'none',
    using: `exists (select 1 from initiative_template t where t.id = template_id)`,
    check: `exists (select 1 from initiative_template t where t.id = template_id and t.owner_firm_id = (select app_firm_id()))`,
  })
  for (const table of ['initiative_template', 'template_version'])
    await allow(db, table, { role: 'parley_platform', grants: 'select, insert, update, delete' })
}
