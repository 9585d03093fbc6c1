import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { migrations } from '@parley/migrations/index.ts'
import { writeFirmPostings } from '@parley/orchestrator/src/indexing/write-firm-postings.ts'
import { orderSharedParts, placeTenant } from '@parley/orchestrator/src/retrieval/partitions.ts'
import { migrate } from '@parley/server-kit/database/migrate.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { openServer } from '@parley/server-kit/database/source.ts'
import { createDatabase } from '@parley/server-kit/database/tenant-transaction.ts'
import pg from 'pg'
import { createScratchDatabase } from './scratch-database.ts'
import type { Question, SearchTenant, Target } from './search-arm.ts'
import { fillWithKnowledge, tenantSizes } from './search-data.ts'

export interface SearchDatabase {
  url: string
  questions: Question[]
  targets: Target[]
  /** What the job of maintenance did, and the seconds that it took. */
  upkeep: string[][]
  drop(): Promise<void>
}

interface TenantRow {
  id: string
  firm_id: string
  chunks: number
}

export async function prepareDatabase(serverUrl: string): Promise<SearchDatabase> {
  const scratch = await createScratchDatabase(serverUrl, 'search')
  try {
    const source = openServer({ connectionString: scratch.url, max: 2 })
    await migrate(source, migrations)
    const client = new pg.Client({ connectionString: scratch.url })
    // The database is dropped under it when something fails; that failure is the one to tell.
    client.on('error', () => undefined)
    await client.connect()
    await fillWithKnowledge(client)
    const { rows: tenants } = await client.query<TenantRow>(
      'select id, firm_id, chunks from bench_tenant order by id',
    )
    const upkeep = await keepUp(source, tenants)
    await client.query('vacuum analyze')
    const prepared = {
      questions: await readQuestions(client),
      targets: await targetsOf(client, tenants),
    }
    await client.end()
    await source.close()
    return { url: scratch.url, ...prepared, upkeep, drop: () => scratch.drop() }
  } catch (error) {
    await scratch.drop()
    throw error
  }
}

async function keepUp(
  source: ReturnType<typeof openServer>,
  tenants: readonly TenantRow[],
): Promise<string[][]> {
  const database = createDatabase<DB>(source, { tenantTables })
  const steps: string[][] = []
  const timed = async (name: string, work: () => Promise<string | number>): Promise<void> => {
    const before = performance.now()
    const result = await work()
    steps.push([`${name}: ${String(result)}`, ((performance.now() - before) / 1000).toFixed(1)])
  }
  for (const { id, chunks } of tenants)
    if (chunks >= 8_000) await timed(`a tenant of ${chunks} chunks`, () => placeTenant(database, id))
  const firms = [...new Set(tenants.map(({ firm_id }) => firm_id))]
  await timed('words of firms written', async () => {
    for (const firmId of firms) await writeFirmPostings(database, { firmId })
    return firms.length
  })
  await timed('shared partitions put in order', async () => (await orderSharedParts(database)).length)
  return steps
}

async function readQuestions(client: pg.Client): Promise<Question[]> {
  const { rows } = await client.query<{ vector: string; words: string }>(
    'select vector, words from bench_question order by n limit 112',
  )
  return rows.map(({ vector, words }) => ({
    words,
    vector: Float32Array.from(JSON.parse(vector) as number[]),
  }))
}

const scopeOf = (firmId: string, clientId: string | null): Scope => ({
  role: 'app',
  actorKind: clientId === null ? 'firm' : 'client',
  userId: null,
  firmId,
  clientIds: clientId === null ? 'all' : [clientId],
})

async function targetsOf(client: pg.Client, tenants: readonly TenantRow[]): Promise<Target[]> {
  const inClient = ({ id, firm_id }: TenantRow, more: Partial<SearchTenant['place']> = {}): SearchTenant => ({
    scope: scopeOf(firm_id, id),
    place: { firmId: firm_id, clientId: id, includeFirmSources: false, ...more },
  })
  const sized = (size: number) => tenants.filter(({ chunks }) => chunks === size).slice(0, 50)
  const ofSizes = tenantSizes.map((size) => ({
    name: `a client of ${size.toLocaleString('en')} chunks`,
    tenants: sized(size).map((tenant) => inClient(tenant)),
  }))
  const largest = sized(Math.max(...tenantSizes))
  const { rows: initiatives } = await client.query<{ id: string; client_id: string }>(
    'select id, client_id from initiative where client_id = any($1) order by id limit 20',
    [largest.map(({ id }) => id)],
  )
  const initiativesOf = largest.flatMap((tenant) =>
    initiatives
      .filter(({ client_id }) => client_id === tenant.id)
      .map(({ id }) => inClient(tenant, { initiativeId: id })),
  )
  const withFirm = { includeFirmSources: true }
  const firmsWith = new Set(largest.map(({ firm_id }) => firm_id))
  const firms = (isWithLarge: boolean): SearchTenant[] =>
    [...new Set(tenants.map(({ firm_id }) => firm_id))]
      .filter((id) => firmsWith.has(id) === isWithLarge)
      .map((firmId) => ({
        scope: scopeOf(firmId, null),
        place: { firmId, clientId: null, includeFirmSources: true },
      }))
  return [
    ...ofSizes,
    {
      name: '2,000, and the firm’s documents',
      tenants: sized(2_000).map((tenant) => inClient(tenant, withFirm)),
    },
    {
      name: '20,000, and the firm’s documents',
      tenants: largest.map((tenant) => inClient(tenant, withFirm)),
    },
    { name: 'one initiative of 20,000', tenants: initiativesOf },
    { name: 'a firm, 100 clients', tenants: firms(false) },
    { name: 'a firm, 100 clients, one of 20,000', tenants: firms(true) },
  ]
}
