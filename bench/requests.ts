// Signed-in requests over HTTP beside the least that http and pg ask for on the same rows, each in a process of its own,
// in one run: two lists, who is signed in, and the answer of a process that lives.
import { createAccessTokens } from '@parley/bff/src/features/session/access-tokens.ts'
import { systemClock } from '@parley/server-kit/clock/clock.ts'
import { createServerDatabase } from '@parley/server-kit/testing/server-database.ts'
import { readEnvironment } from './env.ts'
import { type Load, put } from './requests/load.ts'
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
  const signedIn = { ...how, port: product.port, callers: await signIn(asked) }
  return [
    { name: 'bare: initiatives', load: { ...how, port: bare.port, path: '/initiatives' } },
    {
      name: 'list of initiatives',
      load: { ...signedIn, path: `/api/initiatives/consulting-firm?${page}` },
      limit: 'bare: initiatives',
    },
    { name: 'bare: stakeholders', load: { ...how, port: bare.port, path: '/stakeholders' } },
    {
      name: 'list of stakeholders',
      load: { ...signedIn, path: `/api/stakeholders/client/${asked.clientId}?${page}` },
      limit: 'bare: stakeholders',
    },
    { name: '/healthz', load: { ...how, port: product.port, path: '/healthz' } },
    { name: '/auth/me', load: { ...signedIn, path: '/api/auth/me' }, limit: '/healthz' },
  ]
}

/** Of each arm: requests a second and shares of its limit by round, and the milliseconds of every request. */
type Measured = Map<string, { rates: number[]; ratios: number[]; times: number[] }>

async function measure(arms: readonly Arm[], rounds: number): Promise<Measured> {
  const measured: Measured = new Map(arms.map(({ name }) => [name, { rates: [], ratios: [], times: [] }]))
  // Twice: a plan is kept after it was made five times, on each of ten connections.
  for (const { load } of [...arms, ...arms]) await put(load)
  for (let round = 0; round < rounds; round += 1) {
    const rates = new Map<string, number>()
    for (const { name, load, limit } of arms) {
      const result = await put(load)
      const kept = measured.get(name)
      rates.set(name, result.requestsASecond)
      kept?.rates.push(result.requestsASecond)
      for (const time of result.times) kept?.times.push(time)
      if (limit !== undefined) kept?.ratios.push(result.requestsASecond / (rates.get(limit) ?? Number.NaN))
    }
  }
  return measured
}

function report(measured: Measured): void {
  const rows = [...measured].map(([name, { rates, ratios, times }]) => [
    name,
    median(rates).toFixed(0),
    ratios.length === 0 ? '' : median(ratios).toFixed(3),
    milliseconds(quantile(times, 0.5)),
    milliseconds(quantile(times, 0.95)),
  ])
  printTable('32 connections', ['arm', 'requests/s', 'of its limit', 'p50 ms', 'p95 ms'], rows)
}

const { ROUNDS, ASKED_SECONDS: seconds, PARLEY_TEST_DATABASE_URL } = readEnvironment()
const database = await createServerDatabase(PARLEY_TEST_DATABASE_URL)
try {
  const product = await startProduct(database.url, secret)
  const asked = await fill(database)
  const bare = await startBare(database.url, asked)
  try {
    const before = product.memory()
    const measured = await measure(await armsOf(asked, { product, bare }), ROUNDS)
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
