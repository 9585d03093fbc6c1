import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { migrate } from '@parley/server-kit/database/migrate.ts'
import type { DatabaseSource } from '@parley/server-kit/database/source.ts'
import { openEmpty } from '@parley/server-kit/testing/embedded-snapshot.ts'
import { migrations } from '../index.ts'

let source: DatabaseSource
const [firm, client, initiative, own, shared] = [newId(), newId(), newId(), newId(), newId()]
const vector = (first: number): string => `[${[first, ...Array<number>(767).fill(0.5)].join(',')}]`

async function addChunk(id: string, clientId: string | null, isShared: boolean): Promise<void> {
  await source.pool.query(
    `insert into knowledge_chunk (id, firm_id, client_id, initiative_id, source_kind, source_id, position, text, use_in_client_work)
     values ($1, $2, $3, $4, 'interview', $1, 0, 'Invoices are due', $5)`,
    [id, firm, clientId, clientId === null ? null : initiative, isShared],
  )
  await source.pool.query(
    `insert into knowledge_embedding (chunk_id, firm_id, client_id, model, embedding) values ($1, $2, $3, 'm', $4)`,
    [id, firm, clientId, vector(clientId === null ? 1 : 2)],
  )
}

beforeAll(async () => {
  source = await openEmpty()
  const before = Object.entries(migrations).filter(([name]) => name < '0015')
  await migrate(source, Object.fromEntries(before))
  await source.pool.query(`insert into consulting_firm (id, name) values ($1, 'Northwind')`, [firm])
  await source.pool.query(`insert into client (id, firm_id, name) values ($1, $2, 'Acme')`, [client, firm])
  await source.pool.query(
    `insert into initiative (id, firm_id, client_id, name) values ($1, $2, $3, 'ERP')`,
    [initiative, firm, client],
  )
  await addChunk(own, client, false)
  await addChunk(shared, null, true)
  await migrate(source, migrations)
})
afterAll(() => source.close())

it('keeps vectors and words that were there before, each with its place', async () => {
  const { rows } = await source.pool.query(
    `select chunk_id, tenant_key, initiative_id, source_kind, use_in_client_work, (embedding <-> $1)::int as distance
     from knowledge_embedding order by distance`,
    [vector(1)],
  )
  expect(rows).toEqual([
    {
      chunk_id: shared,
      tenant_key: firm,
      initiative_id: null,
      source_kind: 'interview',
      use_in_client_work: true,
      distance: 0,
    },
    {
      chunk_id: own,
      tenant_key: client,
      initiative_id: initiative,
      source_kind: 'interview',
      use_in_client_work: false,
      distance: 1,
    },
  ])
  // Words follow by a job: the next one looks at all of these.
  const words = await source.pool.query(
    `select tenant_key, source_id, is_whole from posting_to_write order by source_id`,
  )
  expect(words.rows).toEqual(
    [
      { tenant_key: client, source_id: own, is_whole: false },
      { tenant_key: firm, source_id: shared, is_whole: false },
    ].sort((one, other) => (one.source_id < other.source_id ? -1 : 1)),
  )
})
