import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { relayScope, type Scope, workerScope } from '@parley/server-kit/database/scope.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import {
  clientScope,
  createTenants,
  firmScope,
  type KnowledgeTenants,
} from '../ingestion/testing/knowledge-tenants.ts'
import { type CandidateQuery, vectorLiteral } from './candidates.ts'
import { areasOf } from './knowledge-filter.ts'
import { nearestByIndex } from './nearest-by-index.ts'
import { nearestChunks } from './nearest-chunks.ts'
import { listMisplacedTenants } from './partition.queries.ts'
import { orderSharedParts, placeTenant } from './partitions.ts'
import { readsOf } from '../testing/explain.ts'
import { addRandomChunks, createRandom, randomModel, randomVector } from './testing/random-chunks.ts'

const bounds = { promoteFrom: 300, demoteBelow: 100 }
const random = createRandom(7)
const ownPartition = (key: string): string => `knowledge_embedding_${key.replaceAll('-', '')}`

let database: TestDatabase<DB>
let tenants: KnowledgeTenants
let acme: Scope
let firm: Scope
/** Tenant keys: Acme's is the large one. */
let key: string

beforeAll(async () => {
  database = await createTestDatabase<DB>()
  tenants = await createTenants(database)
  const { firmId } = tenants
  const { clientId, initiativeId, secretInitiativeId } = tenants.acme
  key = clientId
  acme = clientScope(firmId, clientId)
  firm = firmScope(firmId, 'all')
  await addRandomChunks(database, { firmId, clientId, initiativeId }, { count: 340, random })
  await addRandomChunks(
    database,
    { firmId, clientId, initiativeId: secretInitiativeId },
    { count: 30, random },
  )
  await addRandomChunks(database, { firmId, clientId, sourceKind: 'summary' }, { count: 40, random })
  await addRandomChunks(database, { firmId, clientId: tenants.helios.clientId }, { count: 60, random })
  await addRandomChunks(database, { firmId, clientId: null, useInClientWork: true }, { count: 30, random })
  await addRandomChunks(database, { firmId, clientId: null }, { count: 30, random })
  const borealis = { firmId: tenants.otherFirmId, clientId: tenants.borealis.clientId }
  await addRandomChunks(database, borealis, { count: 60, random })
  await database.asOwner('analyze')
})
afterAll(() => database.close())

const queryOf = (changes: Partial<CandidateQuery>): CandidateQuery => ({
  firmId: tenants.firmId,
  clientId: key,
  includeFirmSources: true,
  embedding: { model: randomModel, vector: randomVector(random) },
  count: 60,
  exactChunks: 100,
  ...changes,
})

/** Ten nearest of the rows that the condition leaves, as the owner measures them. */
async function truth(query: CandidateQuery, condition: string): Promise<string[]> {
  const rows = await database.asOwner<{ chunk_id: string }>(
    `with every as materialized (select e.chunk_id, e.embedding <=> $1::halfvec as distance from knowledge_embedding e
       left join initiative i on i.id = e.initiative_id where e.firm_id = $2 and ${condition})
     select chunk_id from every order by distance limit 10`,
    [`[${query.embedding.vector.join(',')}]`, query.firmId],
  )
  return rows.map(({ chunk_id }) => chunk_id)
}

/** Mean share of the ten nearest that were found, over some questions. */
async function recallOf(scope: Scope, changes: Partial<CandidateQuery>, condition: string): Promise<number> {
  let hits = 0
  const questions = 6
  for (let question = 0; question < questions; question += 1) {
    const query = queryOf(changes)
    const found = await database.tenantRead(scope, (tx) => nearestChunks(tx, query))
    const first = found.slice(0, 10).map(({ id }) => id)
    const expected = await truth(query, condition)
    hits +=
      expected.length === 0
        ? Number(first.length === 0)
        : expected.filter((id) => first.includes(id)).length / expected.length
  }
  return hits / questions
}

const own = () => `e.client_id = '${tenants.acme.clientId}'`
const shared = `e.client_id is null and e.use_in_client_work`
const searches = (): [string, Scope, Partial<CandidateQuery>, string][] => [
  ['a client and the firm’s documents', acme, {}, `(${own()} or (${shared}))`],
  ['a client alone', acme, { includeFirmSources: false }, own()],
  [
    'an initiative, most of the client',
    acme,
    { includeFirmSources: false, initiativeId: tenants.acme.initiativeId },
    `${own()} and (e.initiative_id is null or e.initiative_id = '${tenants.acme.initiativeId}')`,
  ],
  [
    'an initiative, a small part of the client',
    acme,
    { includeFirmSources: false, initiativeId: tenants.acme.secretInitiativeId },
    `${own()} and (e.initiative_id is null or e.initiative_id = '${tenants.acme.secretInitiativeId}')`,
  ],
  ['one kind of source', acme, { sourceTypes: ['summary'] }, `${own()} and e.source_kind = 'summary'`],
  ['the whole firm', firm, { clientId: null }, `not coalesce(i.is_confidential, false)`],
]

async function expectEverything(): Promise<void> {
  for (const [, scope, changes, condition] of searches())
    expect(await recallOf(scope, changes, condition)).toBeGreaterThanOrEqual(0.99)
}

const misplaced = (): Promise<string[]> =>
  database.tenantRead(relayScope, (tx) => listMisplacedTenants(tx, bounds))

const partOf = async (chunkId: string): Promise<string | undefined> => {
  const [row] = await database.asOwner<{ part: string }>(
    'select tableoid::regclass::text as part from knowledge_embedding where chunk_id = $1',
    [chunkId],
  )
  return row?.part
}

describe('a tenant that grows and shrinks', () => {
  it('is found whole among others', expectEverything)

  it('gets a partition of its own, once', async () => {
    expect(await misplaced()).toEqual([key])
    expect(await placeTenant(database, key, bounds)).toBe('moved-to-own')
    expect(await placeTenant(database, key, bounds)).toBe('kept')
    expect(await placeTenant(database, tenants.helios.clientId, bounds)).toBe('kept')
    expect(await misplaced()).toEqual([])
    const parts = await database.asOwner<{ part: string; client: string }>(
      `select distinct tableoid::regclass::text as part, client_id as client from knowledge_embedding where tableoid::regclass::text = $1`,
      [ownPartition(key)],
    )
    expect(parts).toEqual([{ part: ownPartition(key), client: key }])
  })

  it('is found whole there, by its index and, in small parts, exactly', expectEverything)

  it('is searched by the index of its partition, a small part of it by its place', async () => {
    const plansOf = (changes: Partial<CandidateQuery>) => {
      const query = queryOf({ includeFirmSources: false, ...changes })
      return database.tenantRead(acme, (tx) =>
        readsOf(tx, (explained) =>
          nearestByIndex(explained, { areas: areasOf(query), largeKeys: [key], query }),
        ),
      )
    }
    const [index] = await database.asOwner<{ name: string }>(
      `select indexname as name from pg_indexes where tablename = $1 and indexdef like '%hnsw%'`,
      [ownPartition(key)],
    )
    expect(await plansOf({})).toEqual({ scans: [], indexes: [index?.name] })
    const part = await plansOf({ sourceKind: 'client' })
    expect(part.scans).toEqual([])
    expect(part.indexes).not.toContain(index?.name)
  })

  it('has an index for each of its models, over vectors of its dimensions alone', async () => {
    const wider = 'random@1024'
    const ids = await database.asOwner<{ id: string }>(
      'select id from knowledge_chunk where client_id = $1 order by id limit 120',
      [key],
    )
    const embed = (model: string, length: number) =>
      database.asOwner(
        `insert into knowledge_embedding (firm_id, client_id, tenant_key, chunk_id, model, embedding)
         select $1, $2, $2, id, $3, vector::halfvec from unnest($4::uuid[], $5::text[]) as made(id, vector)`,
        [
          tenants.firmId,
          key,
          model,
          ids.map(({ id }) => id),
          ids.map(() => vectorLiteral(randomVector(random, length))),
        ],
      )
    await embed(wider, 1_024)
    expect(await misplaced()).toEqual([key])
    expect(await placeTenant(database, key, bounds)).toBe('indexed')
    await embed('random@4096', 4_096)
    expect(await misplaced()).toEqual([])
    const nearest = (model: string, length: number) => {
      const query = queryOf({ embedding: { model, vector: randomVector(random, length) } })
      const look = { areas: areasOf(query), largeKeys: [key], query }
      return Promise.all([
        database.tenantRead(acme, (tx) => readsOf(tx, (explained) => nearestByIndex(explained, look))),
        database.tenantRead(acme, (tx) => nearestByIndex(tx, look)),
      ])
    }
    const [plan, found] = await nearest(wider, 1_024)
    expect(plan.indexes).toEqual([expect.stringMatching(/^knowledge_embedding_[0-9a-f]{32}_[0-9a-f]{8}$/u)])
    expect(found).toHaveLength(120)
    const [read, all] = await nearest('random@4096', 4_096)
    expect(read.indexes).not.toEqual(plan.indexes)
    expect(all).toHaveLength(60)
    await database.asOwner(`delete from knowledge_embedding where model like 'random@%'`)
    expect(await placeTenant(database, key, bounds)).toBe('indexed')
    expect(await misplaced()).toEqual([])
  })

  it('takes what is written and changed later', async () => {
    const { firmId } = tenants
    const [id = ''] = await addRandomChunks(
      database,
      { firmId, clientId: key, initiativeId: tenants.acme.initiativeId },
      { count: 1, random },
    )
    expect(await partOf(id)).toBe(ownPartition(key))
    await database.tenantTransaction(workerScope({ firmId, clientId: key }), (tx) =>
      tx
        .updateTable('knowledge_chunk')
        .set({ initiative_id: tenants.acme.secretInitiativeId, is_confidential: true })
        .where('id', '=', id)
        .execute(),
    )
    const [row] = await database.asOwner(
      'select initiative_id, is_confidential, source_kind from knowledge_embedding where chunk_id = $1',
      [id],
    )
    expect(row).toEqual({
      initiative_id: tenants.acme.secretInitiativeId,
      is_confidential: true,
      source_kind: 'interview',
    })
    await database.asOwner('delete from knowledge_chunk where id = $1', [id])
    expect(await partOf(id)).toBeUndefined()
  })

  it('goes back to the others when little is left, and below the bound only', async () => {
    const shrinkTo = (count: number) =>
      database.asOwner(
        `delete from knowledge_chunk where client_id = $1 and id not in (select id from knowledge_chunk where client_id = $1 order by source_id, position limit ${count})`,
        [key],
      )
    await shrinkTo(150)
    expect(await misplaced()).toEqual([])
    expect(await placeTenant(database, key, bounds)).toBe('kept')
    await shrinkTo(80)
    expect(await misplaced()).toEqual([key])
    expect(await placeTenant(database, key, bounds)).toBe('moved-to-shared')
    expect(await misplaced()).toEqual([])
    const [left] = await database.asOwner<{ relation: string | null; count: number }>(
      `select to_regclass($1)::text as relation, (select count(*)::int from knowledge_embedding where tenant_key = $2) as count`,
      [ownPartition(key), key],
    )
    expect(left).toEqual({ relation: null, count: 80 })
    await expectEverything()
  })

  it('may be put in order among the others at any time', async () => {
    await addRandomChunks(
      database,
      { firmId: tenants.firmId, clientId: tenants.helios.clientId },
      { count: 30, random },
    )
    expect(await orderSharedParts(database, { scatter: 0, rows: 1 })).not.toEqual([])
    await expectEverything()
  })
})
