import { sql, type Kysely } from 'kysely'
import { allow, protect, run } from './tables.ts'

/** Small tenants share these, spread by their key; each can be put in order by itself, quickly. */
const sharedParts = 16

/** Languages whose words are reduced to their stems; words of others are taken as they are. */
const configurations = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  nl: 'dutch',
}

/**
 * Vectors in a table that a search reads alone, in partitions by tenant (architecture, Retrieval): small tenants share
 * the default one, a large tenant has one of its own with an index of nearest neighbours. The role that moves tenants
 * between them owns the table. What decides whether a chunk may be found is copied from it, by triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMaintenanceRole(db)
  await createTable(db)
  await createTriggers(db)
  await createPartitionList(db)
  await speakLanguages(db)
}

async function createMaintenanceRole(db: Kysely<unknown>): Promise<void> {
  const attempts = [
    'create role parley_maintenance nologin nobypassrls',
    'grant parley_maintenance to current_user',
  ]
  for (const attempt of attempts) {
    const tolerated = sql.raw(`do $$ begin ${attempt}; exception when others then null; end $$`)
    await tolerated.execute(db)
  }
  await sql`grant usage, create on schema public to parley_maintenance`.execute(db)
}

/** Row security is forced on the tables' owner too, so it is let go while rows are copied. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  const parts = Array.from({ length: sharedParts }, (_, part) => part)
  await run(
    db,
    `alter table knowledge_embedding no force row level security;
     alter table knowledge_chunk no force row level security;
     alter table knowledge_embedding rename to knowledge_embedding_before;
     alter index knowledge_embedding_pkey rename to knowledge_embedding_before_pkey;
     create table knowledge_embedding (firm_id uuid not null, client_id uuid, tenant_key uuid not null check (tenant_key = coalesce(client_id, firm_id)), chunk_id uuid not null,
       initiative_id uuid, source_kind text not null default '', source_id uuid, is_confidential boolean not null default false, use_in_client_work boolean not null default false,
       model text not null, embedding halfvec(768) not null, primary key (tenant_key, chunk_id, model),
       foreign key (firm_id, tenant_key, chunk_id) references knowledge_chunk (firm_id, tenant_key, id) on delete cascade) partition by list (tenant_key);
     alter table knowledge_embedding alter column embedding set storage plain;
     create index knowledge_embedding_by_place on knowledge_embedding (tenant_key, initiative_id, source_kind);
     create index knowledge_embedding_by_model on knowledge_embedding (firm_id, model);
     create table knowledge_embedding_shared partition of knowledge_embedding default partition by hash (tenant_key);
     ${parts.map((part) => `create table knowledge_embedding_shared_${part} partition of knowledge_embedding_shared for values with (modulus ${sharedParts}, remainder ${part});`).join('\n')}
     insert into knowledge_embedding (firm_id, client_id, tenant_key, chunk_id, initiative_id, source_kind, source_id, is_confidential, use_in_client_work, model, embedding)
       select e.firm_id, e.client_id, e.tenant_key, e.chunk_id, c.initiative_id, c.source_kind, c.source_id, c.is_confidential, c.use_in_client_work, e.model, e.embedding
       from knowledge_embedding_before e join knowledge_chunk c on c.id = e.chunk_id order by e.tenant_key, e.chunk_id;
     drop table knowledge_embedding_before;
     alter table knowledge_chunk force row level security;
    `,
  )
  await protect(db, 'knowledge_embedding', { client: 'optional' })
  // In client work a firm's document counts only where the firm said so (decisions D11, Confidentiality).
  await sql`
    create policy shared on knowledge_embedding for select to parley_app
      using (firm_id = (select app_firm_id()) and client_id is null and use_in_client_work)`.execute(db)
  await allow(db, 'knowledge_embedding', { role: 'parley_relay', grants: 'select (tenant_key)' })
  await sql`create policy parley_maintenance on knowledge_embedding to parley_maintenance using (true) with check (true)`.execute(
    db,
  )
  // Nobody may read a partition by its own name: the policies are those of the whole table.
  for (const name of ['', ...parts.map((part) => `_${part}`)].map(
    (part) => `knowledge_embedding_shared${part}`,
  ))
    await run(
      db,
      `alter table ${name} enable row level security;
       alter table ${name} force row level security;
       create policy parley_maintenance on ${name} to parley_maintenance using (true) with check (true);
       alter table ${name} owner to parley_maintenance;
      `,
    )
  await sql`alter table knowledge_embedding owner to parley_maintenance`.execute(db)
}

/** A chunk's place is copied when its vector is written and whenever it changes; the two wait for each other. */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function knowledge_embedding_place() returns trigger language plpgsql security invoker as $$
    begin
      select c.initiative_id, c.source_kind, c.source_id, c.is_confidential, c.use_in_client_work
        into strict new.initiative_id, new.source_kind, new.source_id, new.is_confidential, new.use_in_client_work
        from knowledge_chunk c where c.firm_id = new.firm_id and c.tenant_key = new.tenant_key and c.id = new.chunk_id for share;
      return new;
    exception when no_data_found then
      raise foreign_key_violation using message = 'The chunk of this vector has gone.';
    end $$`.execute(db)
  await sql`
    create trigger place before insert on knowledge_embedding for each row when (new.source_kind = '')
      execute function knowledge_embedding_place()`.execute(db)
  await sql`
    create function knowledge_chunk_place() returns trigger language plpgsql security invoker as $$
    begin
      update knowledge_embedding e set initiative_id = new.initiative_id, source_kind = new.source_kind,
        source_id = new.source_id, is_confidential = new.is_confidential, use_in_client_work = new.use_in_client_work
        where e.tenant_key = new.tenant_key and e.chunk_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger place after update of initiative_id, source_kind, source_id, is_confidential, use_in_client_work
      on knowledge_chunk for each row
      when ((old.initiative_id, old.source_kind, old.source_id, old.is_confidential, old.use_in_client_work)
        is distinct from (new.initiative_id, new.source_kind, new.source_id, new.is_confidential, new.use_in_client_work))
      execute function knowledge_chunk_place()`.execute(db)
}

/**
 * Tenants that have a partition of their own: written with it, in one transaction, by the role that makes it. That role
 * may lock the chunks while it does; no policy lets it at a row of them.
 */
async function createPartitionList(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table knowledge_partition (tenant_key uuid primary key, firm_id uuid not null, client_id uuid, created_at timestamptz(3) not null default now(),
       check (tenant_key = coalesce(client_id, firm_id)));
    `,
  )
  const own = `firm_id = (select app_firm_id()) and (client_id is null or (select app_all_clients()) or client_id = any ((select app_client_ids())::uuid[]))`
  await protect(db, 'knowledge_partition', {
    client: 'optional',
    using: own,
    check: 'false',
    grants: 'select',
  })
  await allow(db, 'knowledge_partition', { role: 'parley_relay', grants: 'select (tenant_key)' })
  await run(
    db,
    `create policy parley_maintenance on knowledge_partition to parley_maintenance using (true) with check (true);
     grant select, insert, delete on knowledge_partition to parley_maintenance;
     grant update on knowledge_chunk to parley_maintenance;
    `,
  )
}

/**
 * Words are kept as stems of the chunk's own language; of an unknown one as English, as before. Rows are read whole to
 * be searched, so they are not compressed. The index of words goes: row security forbids its use, because the operator
 * that matches words is not leakproof.
 */
async function speakLanguages(db: Kysely<unknown>): Promise<void> {
  const cases = Object.entries(configurations).map(
    ([code, name]) => `when '${code}' then 'pg_catalog.${name}'::regconfig`,
  )
  await sql
    .raw(
      `create function knowledge_language(language text) returns regconfig language sql immutable parallel safe as $$
         select case split_part(lower(coalesce(language, 'en')), '-', 1) ${cases.join(' ')} else 'pg_catalog.simple'::regconfig end $$`,
    )
    .execute(db)
  await run(
    db,
    `alter table knowledge_chunk drop column search;
     alter table knowledge_chunk set (toast_tuple_target = 8160);
     alter table knowledge_chunk add column search tsvector generated always as (to_tsvector(knowledge_language(language), heading || ' ' || text)) stored;
    `,
  )
}
