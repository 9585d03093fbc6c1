import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { migrate } from '@parley/server-kit/database/migrate.ts'
import type { DatabaseSource } from '@parley/server-kit/database/source.ts'
import { openEmpty } from '@parley/server-kit/testing/embedded-snapshot.ts'
import { migrations } from '../index.ts'

let source: DatabaseSource
const [firm, client, chunk] = [newId(), newId(), newId()]
const own = `knowledge_embedding_${client.replaceAll('-', '')}`
const vector = (length: number): string => `[${Array<number>(length).fill(0.5).join(',')}]`

const embed = (model: string, length: number) =>
  source.pool.query(
    `insert into knowledge_embedding (chunk_id, firm_id, client_id, tenant_key, model, embedding) values ($1, $2, $3, $3, $4, $5)`,
    [chunk, firm, client, model, vector(length)],
  )

beforeAll(async () => {
  source = await openEmpty()
  await migrate(source, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0032')))
  await source.pool.query(`insert into consulting_firm (id, name) values ($1, 'Northwind')`, [firm])
  await source.pool.query(`insert into client (id, firm_id, name) values ($1, $2, 'Acme')`, [client, firm])
  await source.pool.query(
    `insert into knowledge_chunk (id, firm_id, client_id, source_kind, source_id, position, text)
     values ($1, $2, $3, 'interview', $1, 0, 'Invoices are due')`,
    [chunk, firm, client],
  )
  await source.pool.query(`create table ${own} partition of knowledge_embedding for values in ('${client}')`)
  await source.pool.query(`create index on ${own} using hnsw (embedding halfvec_cosine_ops)`)
  await embed('m', 768)
  await migrate(source, migrations)
})
afterAll(() => source.close())

it('keeps the vectors of before, and takes wider ones beside them, up to the widest', async () => {
  await embed('m@1024', 1_024)
  await embed('m@4096', 4_096)
  const { rows } = await source.pool.query(
    `select tableoid::regclass::text as part, model, vector_dims(embedding) as dimensions from knowledge_embedding order by 3`,
  )
  expect(rows).toEqual([
    { part: own, model: 'm', dimensions: 768 },
    { part: own, model: 'm@1024', dimensions: 1_024 },
    { part: own, model: 'm@4096', dimensions: 4_096 },
  ])
  const indexes = await source.pool.query(`select from pg_indexes where indexdef ilike '%using hnsw%'`)
  expect(indexes.rows).toEqual([])
})
