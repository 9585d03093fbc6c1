import { sql, type Kysely } from 'kysely'
import { allow, clientTenant, protect, run } from './tables.ts'

/**
 * What is searched beside documents: held interviews, summaries of initiatives, and conversations (a phase's).
 *
 * The database itself sees to it that nothing is found that is no longer written: whoever changes or deletes a source,
 * by whatever way, its chunks go in the same transaction, and the source is rung for to be indexed anew. So no writing
 * service has to announce anything, and none can forget to.
 *
 * `knowledge_source` is the state of that work; every change raises its generation, so that a worker that has read what
 * was there before writes nothing. `knowledge_model` says which embedder a firm's searches ask, and which
 * one before, whose embeddings are still to be removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await createFunctions(db)
  await createTriggers(db)
  await fillIn(db)
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table knowledge_source (id uuid primary key, ${clientTenant}, initiative_id uuid not null,
       kind text not null check (kind in ('interview', 'summary', 'conversation')),
       status text not null default 'PENDING' check (status in ('PENDING', 'EMBEDDING', 'INDEXED', 'FAILED')),
       generation int not null default 0, lease_until timestamptz(3), requested_at timestamptz(3) not null default now(),
       indexed_hash text, indexed_model text, chunk_count int not null default 0, failures int not null default 0, error text,
       unique (firm_id, client_id, id), foreign key (firm_id, client_id, initiative_id) references initiative (firm_id, client_id, id) on delete cascade);
     create index knowledge_source_by_initiative on knowledge_source (firm_id, client_id, initiative_id);
     create index knowledge_source_to_index on knowledge_source (coalesce(lease_until, requested_at)) where status in ('PENDING', 'EMBEDDING');
     create table knowledge_model (firm_id uuid primary key references consulting_firm (id) on delete cascade, model text not null,
       generation int not null default 0, lease_until timestamptz(3), former text, switched_at timestamptz(3));
    `,
  )
  await protect(db, 'knowledge_source', { client: 'required' })
  await allow(db, 'knowledge_source', {
    role: 'parley_relay',
    grants: 'select (id, firm_id, client_id, status, lease_until, requested_at)',
  })
  await protect(db, 'knowledge_model', { client: 'none' })
  await allow(db, 'knowledge_model', {
    role: 'parley_relay',
    grants: 'select (firm_id, model, lease_until, switched_at, former)',
  })
}

/** Statements end with a semicolon and a line's end, so bodies of functions are kept on lines of their own kind. */
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ring_for_knowledge_source(source uuid, firm uuid, client uuid) returns void language plpgsql as $$
    declare bell uuid := gen_random_uuid();
    begin
      insert into outbox (id, topic, entity_id, firm_id, client_id) values (bell, 'source.index', source, firm, client);
      perform pg_notify('parley_outbox', bell::text);
    end $$`.execute(db)
  await sql`
    create function knowledge_source_again(source uuid, firm uuid, client uuid) returns boolean language plpgsql as $$
    declare was text;
    begin
      select status into was from knowledge_source where id = source and firm_id = firm and client_id = client for update;
      if was is null then return false; end if;
      update knowledge_source set status = 'PENDING', generation = generation + 1, lease_until = null, failures = 0, error = null, requested_at = now()
        where id = source and firm_id = firm and client_id = client;
      if was <> 'PENDING' then perform ring_for_knowledge_source(source, firm, client); end if;
      return true;
    end $$`.execute(db)
  await sql`
    create function knowledge_source_changed(source uuid, source_kind text, initiative uuid, firm uuid, client uuid) returns void language plpgsql as $$
    begin
      if knowledge_source_again(source, firm, client) then return; end if;
      insert into knowledge_source (id, firm_id, client_id, initiative_id, kind) values (source, firm, client, initiative, source_kind)
        on conflict (id) do update set status = 'PENDING', generation = knowledge_source.generation + 1, lease_until = null, requested_at = now();
      perform ring_for_knowledge_source(source, firm, client);
    end $$`.execute(db)
  // Whoever writes in a conversation takes its counter before its source, so that no two wait for each other.
  await sql`
    create function conversation_changed(phase uuid, initiative uuid, firm uuid, client uuid) returns void language plpgsql as $$
    begin
      perform 1 from phase_event_counter where phase_id = phase and firm_id = firm and client_id = client for update;
      perform knowledge_source_changed(phase, 'conversation', initiative, firm, client);
    end $$`.execute(db)
  await sql`
    create function source_forgotten() returns trigger language plpgsql as $$
    begin
      delete from knowledge_source where id = old.id and firm_id = old.firm_id and client_id = old.client_id;
      delete from knowledge_chunk where source_id = old.id and firm_id = old.firm_id and client_id = old.client_id;
      return old;
    end $$`.execute(db)
  await sql`
    create function words_forgotten() returns trigger language plpgsql as $$
    begin
      perform 1 from phase_event_counter where phase_id = old.phase_id and firm_id = old.firm_id and client_id = old.client_id for update;
      perform knowledge_source_again(old.phase_id, old.firm_id, old.client_id);
      delete from knowledge_chunk where source_id = old.id and firm_id = old.firm_id and client_id = old.client_id;
      return old;
    end $$`.execute(db)
  await sql`
    create function source_written() returns trigger language plpgsql as $$
    begin
      perform knowledge_source_changed(new.id, tg_argv[0], new.initiative_id, new.firm_id, new.client_id);
      delete from knowledge_chunk where source_id = new.id and firm_id = new.firm_id and client_id = new.client_id;
      return null;
    end $$`.execute(db)
  await sql`
    create function words_written() returns trigger language plpgsql as $$
    begin
      perform conversation_changed(new.phase_id, new.initiative_id, new.firm_id, new.client_id);
      delete from knowledge_chunk where source_id = new.id and firm_id = new.firm_id and client_id = new.client_id;
      return null;
    end $$`.execute(db)
  // Answers of a run count once it is complete, and then with every later change of one.
  await sql`
    create function answer_written() returns trigger language plpgsql as $$
    begin
      if exists (select from sequence_run where id = new.sequence_id and firm_id = new.firm_id and client_id = new.client_id and status = 'COMPLETED') then
        perform conversation_changed(new.phase_id, new.initiative_id, new.firm_id, new.client_id);
      end if;
      if tg_op = 'UPDATE' then
        delete from knowledge_chunk where source_id = new.id and firm_id = new.firm_id and client_id = new.client_id;
      end if;
      return null;
    end $$`.execute(db)
  // A citation of an interview names who was asked.
  await sql`
    create function interviewed_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform knowledge_source_again(old.interview_id, old.firm_id, old.client_id);
        return old;
      end if;
      perform knowledge_source_again(new.interview_id, new.firm_id, new.client_id);
      return null;
    end $$`.execute(db)
  await sql`
    create function stakeholder_renamed() returns trigger language plpgsql as $$
    begin
      perform knowledge_source_again(interview_id, new.firm_id, new.client_id) from interview_stakeholder
        where firm_id = new.firm_id and client_id = new.client_id and stakeholder_id = new.id order by interview_id;
      return null;
    end $$`.execute(db)
  await sql`
    create function initiative_renamed() returns trigger language plpgsql as $$
    begin
      perform knowledge_source_again(id, firm_id, client_id) from initiative_summary
        where firm_id = new.firm_id and client_id = new.client_id and initiative_id = new.id;
      return null;
    end $$`.execute(db)
}

/**
 * Deletions are seen before they happen: a trigger after one that a foreign key cascades would run as the tables'
 * owner (since Postgres 18), whom forced row security shows nothing.
 */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  const interviewWords = (row: string) =>
    `(${row}.status = 'COMPLETED', ${row}.summary_text, ${row}.additional_notes, ${row}.interview_date)`
  const summaryWords = (row: string) =>
    `(${row}.summary, ${row}.key_findings, ${row}.recommendations, ${row}.vendor_choices, ${row}.outcomes)`
  const answerWords = (row: string) => `(${row}.status = 'COMPLETED', ${row}.agent_response)`
  const changed = (words: (row: string) => string) => `${words('old')} is distinct from ${words('new')}`
  await run(
    db,
    `create trigger knowledge_written after insert on interview for each row when (new.status = 'COMPLETED') execute function source_written('interview');
     create trigger knowledge_changed after update on interview for each row when (${changed(interviewWords)}) execute function source_written('interview');
     create trigger knowledge_forgotten before delete on interview for each row execute function source_forgotten();
     create trigger knowledge_labelled after insert on interview_stakeholder for each row execute function interviewed_changed();
     create trigger knowledge_relabelled before delete on interview_stakeholder for each row execute function interviewed_changed();
     create trigger knowledge_relabelled after update on stakeholder for each row
       when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name)) execute function stakeholder_renamed();
     create trigger knowledge_written after insert on initiative_summary for each row execute function source_written('summary');
     create trigger knowledge_changed after update on initiative_summary for each row when (${changed(summaryWords)}) execute function source_written('summary');
     create trigger knowledge_forgotten before delete on initiative_summary for each row execute function source_forgotten();
     create trigger knowledge_relabelled after update on initiative for each row when (old.name is distinct from new.name) execute function initiative_renamed();
     create trigger knowledge_written after insert on hitl_message for each row when (new.role = 'USER') execute function words_written();
     create trigger knowledge_changed after update on hitl_message for each row
       when (new.role = 'USER' and old.content is distinct from new.content) execute function words_written();
     create trigger knowledge_forgotten before delete on hitl_message for each row when (old.role = 'USER') execute function words_forgotten();
     create trigger knowledge_written after insert on agent_interaction for each row
       when (new.kind = 'agent' and new.agent_response is not null) execute function answer_written();
     create trigger knowledge_changed after update on agent_interaction for each row
       when (new.kind = 'agent' and ${changed(answerWords)}) execute function answer_written();
     create trigger knowledge_forgotten before delete on agent_interaction for each row
       when (old.kind = 'agent' and old.agent_response is not null) execute function words_forgotten();
     create trigger knowledge_written after insert on sequence_run for each row when (new.status = 'COMPLETED') execute function words_written();
     create trigger knowledge_changed after update on sequence_run for each row
       when (new.status = 'COMPLETED' and (old.status, old.summary) is distinct from (new.status, new.summary)) execute function words_written();
     create trigger knowledge_forgotten before delete on sequence_run for each row when (old.summary is not null) execute function words_forgotten();
    `,
  )
}

const read = [
  'interview',
  'initiative_summary',
  'hitl_message',
  'sequence_run',
  'knowledge_embedding',
  'knowledge_source',
  'knowledge_model',
]

/** What is there already waits to be indexed. Row security is forced on the tables' owner too, so it is let go for this. */
async function fillIn(db: Kysely<unknown>): Promise<void> {
  for (const table of read) await sql.raw(`alter table ${table} no force row level security`).execute(db)
  await run(
    db,
    `insert into knowledge_source (id, firm_id, client_id, initiative_id, kind)
       select id, firm_id, client_id, initiative_id, 'interview' from interview where status = 'COMPLETED'
       union all select id, firm_id, client_id, initiative_id, 'summary' from initiative_summary
       union all select distinct phase_id, firm_id, client_id, initiative_id, 'conversation' from hitl_message where role = 'USER'
       union select distinct phase_id, firm_id, client_id, initiative_id, 'conversation' from sequence_run where status = 'COMPLETED';
     insert into knowledge_model (firm_id, model) select distinct on (firm_id) firm_id, model
       from (select firm_id, model, count(*) as chunks from knowledge_embedding group by firm_id, model) as used order by firm_id, chunks desc, model;
    `,
  )
  for (const table of read) await sql.raw(`alter table ${table} force row level security`).execute(db)
}
