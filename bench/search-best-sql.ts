import { vectorLiteral } from '@parley/orchestrator/src/retrieval/candidates.ts'
import pg from 'pg'
import { candidates, type Question, type SearchTenant } from './search-arm.ts'
import { benchModel } from './search-data.ts'

/** What somebody would write by hand who knows the tables and the tenant's size, and minds no row security. */
export interface BestSql {
  nearest(tenant: SearchTenant, question: Question): Promise<void>
  /** The truth: every vector that may be found, measured. */
  exact(tenant: SearchTenant, question: Question, count: number): Promise<string[]>
  sizes(): Promise<string[][]>
  close(): Promise<void>
}

/** Own clients' rows (or one initiative's and client-wide ones), and the firm's documents for client work. */
function conditionOf({ place }: SearchTenant): { text: string; values: unknown[] } {
  const { clientId, firmId, initiativeId, includeFirmSources } = place
  if (clientId === null) {
    const open = `(e.initiative_id is null or e.initiative_id <> all (array(select id from initiative where is_confidential and firm_id = $3)))`
    return {
      text: `e.tenant_key = any (array(select id from client where firm_id = $3 union all select $3::uuid)) and ${open}`,
      values: [firmId],
    }
  }
  if (initiativeId !== undefined)
    return {
      text: `e.tenant_key = $3 and (e.initiative_id = $4 or e.initiative_id is null)`,
      values: [clientId, initiativeId],
    }
  if (includeFirmSources)
    return {
      text: `e.tenant_key in ($3, $4) and (e.client_id is not null or e.use_in_client_work)`,
      values: [clientId, firmId],
    }
  return { text: 'e.tenant_key = $3', values: [clientId] }
}

const literals = new WeakMap<Question, string>()
function literalOf(question: Question): string {
  const known = literals.get(question) ?? vectorLiteral(question.vector)
  literals.set(question, known)
  return known
}

export async function openBestSql(url: string): Promise<BestSql> {
  const client = new pg.Client({ connectionString: url })
  const truth = new pg.Client({ connectionString: url })
  await Promise.all([client.connect(), truth.connect()])
  await client.query('set hnsw.ef_search = 100; set jit = off')
  await truth.query('set enable_indexscan = off; set jit = off')
  const { rows } = await client.query<{ tenant_key: string }>('select tenant_key from knowledge_partition')
  const large = new Set(rows.map(({ tenant_key }) => tenant_key))
  return {
    async nearest(tenant, question) {
      const { text, values } = conditionOf(tenant)
      const isPlain = tenant.place.initiativeId === undefined && !tenant.place.includeFirmSources
      const byIndex = isPlain && large.has(tenant.place.clientId ?? '')
      const select = `select e.chunk_id, (e.embedding::halfvec(768)) <=> $1 as distance from knowledge_embedding e where ${text} and e.model = $2 order by distance limit ${candidates}`
      const name = byIndex ? {} : { name: `best ${text.length}` }
      await client.query({ ...name, text: select, values: [literalOf(question), benchModel, ...values] })
    },
    async exact(tenant, question, count) {
      const { text, values } = conditionOf(tenant)
      const found = await truth.query<{ chunk_id: string }>(
        `select e.chunk_id from knowledge_embedding e where ${text} and e.model = $2 order by e.embedding <=> $1, e.chunk_id limit ${count}`,
        [literalOf(question), benchModel, ...values],
      )
      return found.rows.map(({ chunk_id }) => chunk_id)
    },
    async sizes() {
      const found = await client.query<{ name: string; bytes: string }>(
        `select case when c.relkind in ('p') then null else coalesce(p.relname, c.relname) end as name, sum(pg_total_relation_size(c.oid)) as bytes
         from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
         where c.relkind = 'r' and (c.relname like 'knowledge%' or c.relname like 'posting%') group by 1 having sum(pg_total_relation_size(c.oid)) > 1000000 order by 1`,
      )
      return found.rows.map(({ name, bytes }) => [name, (Number(bytes) / 1e6).toFixed(0)])
    },
    async close() {
      await Promise.all([client.end(), truth.end()])
    },
  }
}
