import type pg from 'pg'

/** How many tenants have how many chunks: 1,000 tenants, 200,000 chunks, in ten firms (architecture, Retrieval). */
const sizes = [
  { chunks: 20_000, tenants: 2 },
  { chunks: 2_000, tenants: 25 },
  { chunks: 200, tenants: 500 },
  { chunks: 20, tenants: 473 },
] as const
export const tenantSizes = sizes.map(({ chunks }) => chunks).toReversed()
export const benchModel = 'bench-768'
/** One of a tenant's initiatives has so many chunks. */
const chunksOfInitiative = 1_000

/**
 * Fills an empty, migrated database. Vectors lie around 400 centres and every document around a few of them; words
 * are drawn so that the n-th most frequent one is n times rarer than the first. Documents of all tenants follow each
 * other as they come, as after months of uploads. Checks of keys are off while it is filled.
 */
export async function fillWithKnowledge(client: pg.Client): Promise<void> {
  for (const statement of statements()) await client.query(statement)
}

function statements(): string[] {
  const tenants = sizes.map(
    ({ chunks, tenants: count }) => `select ${chunks} as chunks from generate_series(1, ${count})`,
  )
  return [
    `set session_replication_role = replica`,
    `select setseed(0.42)`,
    `create temp table firm as select n, gen_random_uuid() as id from generate_series(0, 9) n`,
    `insert into consulting_firm (id, name) select id, 'Firm ' || n from firm`,
    `create temp table tenant as select row_number() over (order by chunks desc, random()) as n, chunks, gen_random_uuid() as id from (${tenants.join(' union all ')}) t`,
    `alter table tenant add column firm_id uuid`,
    `update tenant set firm_id = firm.id from firm where firm.n = tenant.n % 10`,
    `insert into client (id, firm_id, name) select id, firm_id, 'Client ' || n from tenant`,
    `create temp table place as select t.id as client_id, t.firm_id, t.chunks, i, gen_random_uuid() as id from tenant t, generate_series(1, greatest(1, t.chunks / ${chunksOfInitiative})) i`,
    `insert into initiative (id, firm_id, client_id, name, is_confidential) select id, firm_id, client_id, 'Initiative', i % 10 = 7 from place`,
    // A document is 40 chunks; the first of every ten documents of a client is client-wide.
    `create temp table document as select gen_random_uuid() as id, p.firm_id, p.client_id, case when d % 10 = 0 and p.i > 1 then null else p.id end as initiative_id,
       least(40, p.chunks) as chunks, floor(random() * 400)::int as topic
       from place p, generate_series(0, greatest(1, least(p.chunks, ${chunksOfInitiative}) / 40) - 1) d`,
    `insert into document select gen_random_uuid(), id, null, null, 40, floor(random() * 400)::int from firm, generate_series(1, 5)`,
    `insert into artifact (id, firm_id, client_id, initiative_id, scope, name, file_name, mime_type, size, storage_key, content_hash, use_in_client_work, indexing_status)
       select id, firm_id, client_id, initiative_id, case when client_id is null then 'firm' when initiative_id is null then 'client' else 'initiative' end, 'Plan', 'plan.txt', 'text/plain', 1, id::text, '', client_id is null, 'INDEXED' from document`,
    `create temp table centre as select n, ${noise('n')} as v from generate_series(0, 399) n`,
    `create temp table noise as select n, ${noise('n')} as v from generate_series(0, 2999) n`,
    `create temp table word as select n, (select string_agg(substr('bcdfglmnprstvz', 1 + floor(random() * 14)::int + (n + i) * 0, 1) || substr('aeiou', 1 + floor(random() * 5)::int, 1), '') from generate_series(1, 3 + n % 2) i) as text from generate_series(0, 19999) n`,
    `create unique index on word (n)`,
    `create temp table chunk as select gen_random_uuid() as id, d.id as document_id, d.firm_id, d.client_id, d.initiative_id, c as position,
       (d.topic + case when random() < 0.7 then 0 else floor(random() * 400)::int end) % 400 as topic,
       floor(random() * 3000)::int as first, floor(random() * 3000)::int as second
       from (select * from document order by random()) d, generate_series(1, d.chunks) c`,
    `insert into knowledge_chunk (id, firm_id, client_id, initiative_id, artifact_id, source_id, position, text, use_in_client_work, label)
       select c.id, c.firm_id, c.client_id, c.initiative_id, c.document_id, c.document_id, c.position,
         (select string_agg(w.text, ' ') from (select floor(power(20000, random()))::int % 20000 as n from generate_series(1, 120 + c.position * 0)) pick join word w using (n)),
         c.client_id is null, 'Page 1' from chunk c`,
    `insert into knowledge_embedding (firm_id, client_id, tenant_key, chunk_id, initiative_id, source_kind, source_id, use_in_client_work, model, embedding)
       select c.firm_id, c.client_id, coalesce(c.client_id, c.firm_id), c.id, c.initiative_id, 'artifact', c.document_id, c.client_id is null, '${benchModel}',
         l2_normalize(centre.v + one.v + other.v)
       from chunk c join centre on centre.n = c.topic join noise one on one.n = c.first join noise other on other.n = c.second`,
    `set session_replication_role = origin`,
    `insert into posting_to_write (firm_id, client_id, source_id) select distinct firm_id, client_id, source_id from knowledge_chunk`,
    `create table bench_question as select q as n, l2_normalize(centre.v + one.v + other.v)::text as vector,
       (select string_agg(text, ' ') from (select w.text from (select 29 + floor(power(3000, random()))::int as n from generate_series(1, 6 + q * 0)) pick join word w using (n)) t) as words
       from generate_series(1, 500) q join centre on centre.n = (q * 37) % 400 join noise one on one.n = (q * 7) % 3000 join noise other on other.n = (q * 13 + 1) % 3000`,
    `create table bench_tenant as select id, firm_id, chunks from tenant`,
    `analyze`,
  ]
}

/** A vector of 768 random numbers, another one for each value of the column. */
const noise = (column: string): string =>
  `(select array_agg(random()::real - 0.5 + (${column} + i) * 0)::halfvec(768) from generate_series(1, 768) i)`
