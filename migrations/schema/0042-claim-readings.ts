import type { Kysely } from 'kysely'
import { allow, protect, run } from './tables.ts'

/** Of a claim checked against its sources: what it says, what the source says, and where. */
const contradictedClaims = `contradicted_claims jsonb not null default '[]' check (jsonb_typeof(contradicted_claims) = 'array')`

/**
 * What a model read out of a passage about a claim, kept for the next time that the same is asked: a digest of both
 * texts and one word, none of their content. And a turn's claims that their sources contradict.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table claim_reading (firm_id uuid not null, client_id uuid, tenant_key uuid generated always as (coalesce(client_id, firm_id)) stored,
       digest bytea not null check (octet_length(digest) = 32), says text not null check (says in ('supports', 'contradicts', 'partly', 'unrelated')), model text not null, read_at timestamptz(3) not null default now(),
       primary key (tenant_key, digest), foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade, foreign key (firm_id) references consulting_firm (id) on delete cascade);
     create index claim_reading_by_tenant on claim_reading (firm_id, client_id);
     create index claim_reading_by_age on claim_reading (read_at);
     alter table agent_interaction add column ${contradictedClaims};
    `,
  )
  await protect(db, 'claim_reading', { client: 'optional', grants: 'select, insert, delete' })
  await allow(db, 'claim_reading', {
    role: 'parley_relay',
    grants: 'select (tenant_key, digest, read_at), delete',
  })
}
