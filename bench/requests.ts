// Signed-in requests over HTTP beside the least that http and pg ask for on the same rows, each in a process of its own,
// in one run: two lists, who is signed in, and the answer of a process that lives.
import { createAccessTokens } from '@parley/bff/src/features/session/access-tokens.ts'
import { systemClock } from '@parley/server-kit/clock/clock.ts'
import { createServerDatabase, type ServerDatabase } from '@parley/server-kit/testing/server-database.ts'
import { readEnvironment } from './env.ts'
import { type Load, put } from './requests/load.ts'
import { processorTimeOfServer } from './requests/processor-time.ts'
import { type Served, startBare, startProduct } from './requests/processes.ts'
import { type Asked, fill } from './requests/rows.ts'
import { describeServer } from './scratch-database.ts'
import { median, milliseconds, printTable, quantile } from './statistics.ts'

/** As the screens ask for the first page of a list. */
const page = `range=${encodeURIComponent('[0,24]')}`
const secret = 'a secret of benchmarks that is long enough to be one'

interface Arm {
  name: string
  load: Load
  /** Who answers. */
  served: Served
  /** The arm that is its limit, by name. */
  limit?: string
}

/** Each connection is another person's. */
function signIn({ people }: Asked): Promise<Record<string, string>[]> {
  const tokens = createAccessTokens(secret, systemClock)
  const sessionExpiresAt = new Date(Date.now() + 3_600_000)
  return Promise.all(
    people.map(async (person) => ({
      authorization: `Bearer ${await tokens.sign({ ...person, actingIn: null, sessionExpiresAt })}`,
    })),
  )
}

async function armsOf(asked: Asked, { product, bare }: { product: Served; bare: Served }): Promise<Arm[]> {
  const how = { connections: 32, durationMs: seconds * 1000 }
  const [ofProduct, ofBare] = [{ served: product }, { served: bare }]
  const signedIn = { ...how, port: product.port, callers: await signIn(asked) }
  return [
    { ...ofBare, name: 'bare: initiatives', load: { ...how, port: bare.port, path: '/initiatives' } },
    {
      ...ofProduct,
      name: 'list of initiatives',
      load: { ...signedIn, path: `/api/initiatives/consulting-firm?${page}` },
      limit: 'bare: initiatives',
    },
    { ...ofBare, name: 'bare: stakeholders', load: { ...how, port: bare.port, path: '/stakeholders' } },
    {
      ...ofProduct,
      name: 'list of stakeholders',
      load: { ...signedIn, path: `/api/stakeholders/client/${asked.clientId}?${page}` },
      limit: 'bare: stakeholders',
    },
    { ...ofProduct, name: '/healthz', load: { ...how, port: product.port, path: '/healthz' } },
    { ...ofProduct, name: '/auth/me', load: { ...signedIn, path: '/api/auth/me' }, limit: '/healthz' },
  ]
}

/** Of an arm by round: requests a second, shares of its limit, and milliseconds of processors for each request. */
interface Measured {
  rates: number[]
  ratios: number[]
  node: number[]
  postgres: number[]
  /** Milliseconds of every request. */
  times: number[]
}

const nothing = (): Measured => ({ rates: [], ratios: [], node: [], postgres: [], times: [] })

async function measure(
  arms: readonly Arm[],
  { rounds, database }: { rounds: number; database: ServerDatabase },
): Promise<Map<string, Measured>> {
  const measured = new Map(arms.map(({ name }) => [name, nothing()]))
  // Twice: a plan is kept after it was made five times, on each of ten connections.
  for (const { load } of [...arms, ...arms]) await put(load)
  for (let round = 0; round < rounds; round += 1) {
    const rates = new Map<string, number>()
    for (const { name, load, served, limit } of arms) {
      const kept = measured.get(name) ?? nothing()
      const [node, postgres] = [served.processorTime(), await processorTimeOfServer(database)]
      const { requestsASecond, times } = await put(load)
      kept.node.push((served.processorTime() - node) / times.length)
      kept.postgres.push(((await processorTimeOfServer(database)) - postgres) / times.length)
      rates.set(name, requestsASecond)
      kept.rates.push(requestsASecond)
      for (const time of times) kept.times.push(time)
      if (limit !== undefined) kept.ratios.push(requestsASecond / (rates.get(limit) ?? Number.NaN))
    }
  }
  return measured
}

function report(measured: Map<string, Measured>): void {
  const rows = [...measured].map(([name, { rates, ratios, node, postgres, times }]) => [
    name,
    median(rates).toFixed(0),
    ratios.length === 0 ? '' : median(ratios).toFixed(3),
    median(node).toFixed(2),
    median(postgres).toFixed(2),
    milliseconds(quantile(times, 0.5)),
    milliseconds(quantile(times, 0.95)),
  ])
  const columns = ['arm', 'requests/s', 'of its limit', 'ms of Node', 'of Postgres', 'p50 ms', 'p95 ms']
  printTable('32 connections', columns, rows)
}

const { ROUNDS, ASKED_SECONDS: seconds, PARLEY_TEST_DATABASE_URL } = readEnvironment()
const database = await createServerDatabase(PARLEY_TEST_DATABASE_URL)
try {
  const product = await startProduct(database.url, secret)
  const asked = await fill(database)
  const bare = await startBare(database.url, asked)
  try {
    const before = product.memory()
    const measured = await measure(await armsOf(asked, { product, bare }), { rounds: ROUNDS, database })
    console.log(`\n${await describeServer(PARLEY_TEST_DATABASE_URL)}`)
    report(measured)
    console.log(
      `\nMemory of the bff: ${before.toFixed(0)} MB before, ${product.memory().toFixed(0)} MB after.`,
    )
  } finally {
    await bare.stop()
    await product.stop()
  }
} finally {
  await database.drop()
}
