import { sql, type Kysely } from 'kysely'
import { allow, protect, run } from './tables.ts'

/**
 * Words are searched by postings (ADR 16): for every word of a tenant, where it stands and how often. Row security lets
 * an index find them, since it compares ids and words for equality alone, which the index of a text search does not.
 *
 * A `posting_group` is some chunks of one source that were written together, with what decides whether they may be found;
 * a `posting` is one word of a group. `posting_to_write` lists sources whose words are still to be written: the database
 * puts a source there itself whenever chunks of it come or change, so that no writing service can forget it, and whoever
 * writes the words takes it off.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await createFunctions(db)
  await createTriggers(db)
  await run(
    db,
    `alter table knowledge_chunk drop column search;
     drop function knowledge_language(text);
    `,
  )
}

const tenant = `firm_id uuid not null, client_id uuid, tenant_key uuid generated always as (coalesce(client_id, firm_id)) stored`

/** An entry of a posting is a number: the chunk's place in its group (6 bits), twice the count (9), the chunk's length (15). */
async function createTables(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table posting_group (id int generated always as identity primary key, ${tenant}, initiative_id uuid, source_kind text not null, source_id uuid not null, position int not null,
       is_confidential boolean not null, use_in_client_work boolean not null, chunk_ids uuid[] not null, total_length int not null, unique (tenant_key, source_id, position));
     create index posting_group_by_tenant on posting_group (tenant_key, initiative_id, source_kind);
     create table posting (firm_id uuid not null, client_id uuid, group_id int not null, use_in_client_work boolean not null, term text collate "C" not null, entries int[] not null);
     create index posting_by_term on posting (firm_id, term, client_id);
     create index posting_by_group on posting (group_id);
     create table posting_to_write (${tenant}, source_id uuid not null, is_whole boolean not null default false, requested_at timestamptz(3) not null default now(), primary key (tenant_key, source_id),
       foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade, foreign key (firm_id) references consulting_firm (id) on delete cascade);
     create index posting_to_write_by_firm on posting_to_write (firm_id, requested_at);
     alter table knowledge_chunk no force row level security;
     insert into posting_to_write (firm_id, client_id, source_id) select distinct firm_id, client_id, source_id from knowledge_chunk;
     alter table knowledge_chunk force row level security;
    `,
  )
  const tenantRow = `firm_id = (select app_firm_id()) and case when client_id is null then (select app_actor_kind()) in ('firm', 'system') else ((select app_all_clients()) or client_id in (select unnest(app_client_ids()))) end`
  // In client work a firm's document counts only where the firm said so (decisions D11, Confidentiality).
  const shared = `(${tenantRow}) or (firm_id = (select app_firm_id()) and client_id is null and use_in_client_work)`
  for (const table of ['posting_group', 'posting'])
    await protect(db, table, { client: 'optional', using: shared, check: tenantRow })
  await protect(db, 'posting_to_write', { client: 'optional' })
  await allow(db, 'posting_to_write', { role: 'parley_relay', grants: 'select (firm_id, requested_at)' })
}

async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function postings_forgotten(tenant uuid, source uuid) returns void language plpgsql as $$
    begin
      delete from posting where group_id in (select id from posting_group g where g.tenant_key = tenant and g.source_id = source);
      delete from posting_group g where g.tenant_key = tenant and g.source_id = source;
    end $$`.execute(db)
  await sql`
    create function chunk_words_gone() returns trigger language plpgsql as $$
    begin
      perform postings_forgotten(old.tenant_key, old.source_id);
      return old;
    end $$`.execute(db)
  await sql`
    create function chunk_words_come() returns trigger language plpgsql as $$
    begin
      insert into posting_to_write (firm_id, client_id, source_id) select distinct firm_id, client_id, source_id from written
        on conflict (tenant_key, source_id) do nothing;
      return null;
    end $$`.execute(db)
  await sql`
    create function chunk_words_changed() returns trigger language plpgsql as $$
    begin
      perform postings_forgotten(old.tenant_key, old.source_id);
      insert into posting_to_write (firm_id, client_id, source_id) values (new.firm_id, new.client_id, new.source_id)
        on conflict (tenant_key, source_id) do nothing;
      return null;
    end $$`.execute(db)
  // Chunks of a source have one place.
  await sql`
    create function chunk_words_moved() returns trigger language plpgsql as $$
    begin
      update posting_group g set initiative_id = new.initiative_id, source_kind = new.source_kind,
        is_confidential = new.is_confidential, use_in_client_work = new.use_in_client_work
        where g.tenant_key = new.tenant_key and g.source_id = new.source_id and new.id = any (g.chunk_ids);
      if old.use_in_client_work is distinct from new.use_in_client_work then
        update posting p set use_in_client_work = new.use_in_client_work where p.use_in_client_work <> new.use_in_client_work
          and p.group_id in (select id from posting_group g where g.tenant_key = new.tenant_key and g.source_id = new.source_id and new.id = any (g.chunk_ids));
      end if;
      return null;
    end $$`.execute(db)
  // A document's name is among its words.
  await sql`
    create function artifact_renamed() returns trigger language plpgsql as $$
    begin
      insert into posting_to_write (firm_id, client_id, source_id, is_whole) values (new.firm_id, new.client_id, new.id, true)
        on conflict (tenant_key, source_id) do update set is_whole = true, requested_at = now();
      return null;
    end $$`.execute(db)
}

/** Words that are gone go before their chunk does: a trigger after a cascade would run as the tables' owner. */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  const where = `(old.initiative_id, old.source_kind, old.is_confidential, old.use_in_client_work) is distinct from (new.initiative_id, new.source_kind, new.is_confidential, new.use_in_client_work)`
  const words = `(old.text, old.heading, old.label, old.language, old.source_id) is distinct from (new.text, new.heading, new.label, new.language, new.source_id)`
  await run(
    db,
    `create trigger words_gone before delete on knowledge_chunk for each row execute function chunk_words_gone();
     create trigger words_come after insert on knowledge_chunk referencing new table as written for each statement execute function chunk_words_come();
     create trigger words_changed after update of text, heading, label, language, source_id on knowledge_chunk for each row when (${words}) execute function chunk_words_changed();
     create trigger words_moved after update of initiative_id, source_kind, is_confidential, use_in_client_work on knowledge_chunk for each row when (${where}) execute function chunk_words_moved();
     create trigger words_renamed after update of name on artifact for each row when (old.name is distinct from new.name) execute function artifact_renamed();
    `,
  )
}
