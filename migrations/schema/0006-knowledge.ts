import type { Kysely } from 'kysely'
import { allow, protect, record, run } from './tables.ts'

/**
 * A firm's row has no client; `tenant_key` (the client, else the firm) makes the composite keys of such tables
 * complete, so that no child of one client can hang on another's parent (security rules, Tenants).
 */
const tenant = `firm_id uuid not null references consulting_firm (id), client_id uuid, tenant_key uuid generated always as (coalesce(client_id, firm_id)) stored,
  foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade`
const artifactParent = `foreign key (firm_id, tenant_key, artifact_id) references artifact (firm_id, tenant_key, id) on delete cascade`

/** Documents, their text and what is searched (decisions D4, D10, D11; architecture, Retrieval). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table artifact (${record}, ${tenant}, initiative_id uuid, name text not null, file_name text not null, mime_type text not null, size bigint not null, storage_key text not null, content_hash text not null,
       department text, tags text[] not null default '{}', description text, scope text not null default 'client' check (scope in ('firm', 'client', 'initiative')),
       use_in_client_work boolean not null default false, uploaded_by_id uuid references user_account (id) on delete set null,
       indexing_status text not null default 'PENDING' check (indexing_status in ('PENDING', 'EXTRACTING', 'EMBEDDING', 'INDEXED', 'FAILED', 'NOT_SEARCHABLE')),
       indexing_progress real not null default 0, indexing_error text, indexing_generation int not null default 0, indexing_lease_until timestamptz(3), indexed_hash text, indexed_model text,
       page_count int not null default 0, chunk_count int not null default 0, language text,
       check ((scope = 'firm') = (client_id is null)), check ((scope = 'initiative') = (initiative_id is not null)), unique (firm_id, tenant_key, id),
       foreign key (firm_id, client_id, initiative_id) references initiative (firm_id, client_id, id) on delete cascade);
     create index artifact_by_client on artifact (firm_id, client_id, created_at desc, id);
     create index artifact_by_initiative on artifact (firm_id, client_id, initiative_id, created_at desc) where initiative_id is not null;
     create index artifact_to_index on artifact (indexing_lease_until) where indexing_status in ('PENDING', 'EXTRACTING', 'EMBEDDING');
     create table artifact_page (${tenant}, artifact_id uuid not null, page int not null, label text not null, text text not null, blocks jsonb not null default '[]', primary key (artifact_id, page), ${artifactParent});
     create index artifact_page_by_tenant on artifact_page (firm_id, client_id, artifact_id);
     create table knowledge_chunk (id uuid primary key, ${tenant}, initiative_id uuid, artifact_id uuid, source_kind text not null default 'artifact' check (source_kind in ('artifact', 'interview', 'conversation', 'summary', 'activation')),
       source_id uuid not null, position int not null, page int, label text not null default '', heading text not null default '', start_offset int not null default 0, end_offset int not null default 0,
       text text not null, search tsvector generated always as (to_tsvector('english', heading || ' ' || text)) stored, language text, is_confidential boolean not null default false,
       use_in_client_work boolean not null default false, trust text not null default 'document' check (trust in ('document', 'person', 'agent')), created_at timestamptz(3) not null default now(),
       unique (source_id, position), unique (firm_id, tenant_key, id), ${artifactParent},
       foreign key (firm_id, client_id, initiative_id) references initiative (firm_id, client_id, id) on delete cascade);
     create index knowledge_chunk_by_tenant on knowledge_chunk (firm_id, client_id, initiative_id);
     create index knowledge_chunk_by_source on knowledge_chunk (firm_id, client_id, source_id, position);
     create index knowledge_chunk_search on knowledge_chunk using gin (search);
     create table knowledge_embedding (chunk_id uuid not null, ${tenant}, model text not null, embedding halfvec(768) not null, primary key (chunk_id, model),
       foreign key (firm_id, tenant_key, chunk_id) references knowledge_chunk (firm_id, tenant_key, id) on delete cascade);
     alter table knowledge_embedding alter column embedding set storage plain;
     create index knowledge_embedding_by_tenant on knowledge_embedding (firm_id, client_id, model);
    `,
  )
  // In client work a firm document counts only where the firm said so (decisions D11, Confidentiality).
  const firmSource = `firm_id = (select app_firm_id()) and client_id is null and use_in_client_work`
  const tenantRow = `firm_id = (select app_firm_id()) and case when client_id is null then (select app_actor_kind()) in ('firm', 'system') else ((select app_all_clients()) or client_id = any ((select app_client_ids())::uuid[])) end`
  await protect(db, 'artifact', {
    client: 'optional',
    using: `(${tenantRow}) or (${firmSource})`,
    check: tenantRow,
  })
  await protect(db, 'knowledge_chunk', {
    client: 'optional',
    using: `(${tenantRow}) or (${firmSource})`,
    check: tenantRow,
  })
  const sharedFirm = (parent: string, key: string) =>
    `(${tenantRow}) or (firm_id = (select app_firm_id()) and client_id is null and exists (select 1 from ${parent} p where p.id = ${key} and p.use_in_client_work))`
  await protect(db, 'artifact_page', {
    client: 'optional',
    using: sharedFirm('artifact', 'artifact_id'),
    check: tenantRow,
  })
  await protect(db, 'knowledge_embedding', {
    client: 'optional',
    using: sharedFirm('knowledge_chunk', 'chunk_id'),
    check: tenantRow,
  })
  await allow(db, 'artifact', {
    role: 'parley_relay',
    grants:
      'select (id, firm_id, client_id, indexing_status, indexing_generation, indexing_lease_until, created_at)',
  })
}
