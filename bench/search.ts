// What finding passages costs and finds, for tenants of every size among 200,000 chunks, beside the best SQL that
// the owner of the tables could write for the same rows.
import { readEnvironment } from './env.ts'
import { openBestSql } from './search-best-sql.ts'
import { openSearchArm, type Question, type SearchArm, type Target } from './search-arm.ts'
import { prepareDatabase } from './search-database.ts'
import { describeServer } from './scratch-database.ts'
import { milliseconds, printTable, quantile, times } from './statistics.ts'

interface Measured {
  recall: number[]
  vector: number[]
  best: number[]
  whole: number[]
}

/** Nearest chunks that count for recall. */
const nearestThatCount = 10

async function measure(
  arms: { search: SearchArm; best: Awaited<ReturnType<typeof openBestSql>> },
  target: Target,
  questions: readonly Question[],
): Promise<Measured> {
  const measured: Measured = { recall: [], vector: [], best: [], whole: [] }
  const timed = async <Result>(into: number[], work: () => Promise<Result>): Promise<Result> => {
    const before = performance.now()
    const result = await work()
    into.push(performance.now() - before)
    return result
  }
  for (const [index, question] of questions.entries()) {
    const tenant = target.tenants[index % target.tenants.length]
    if (tenant === undefined) throw new Error(`Nobody is ${target.name}.`)
    // The first few warm connections and plans up.
    const into = index < 12 ? { recall: [], vector: [], best: [], whole: [] } : measured
    // The truth comes first, so that neither of the two has to fetch the tenant's pages for the other.
    const exact = new Set(await arms.best.exact(tenant, question, nearestThatCount))
    const best = () => timed(into.best, () => arms.best.nearest(tenant, question))
    if (index % 2 === 0) await best()
    const found = await timed(into.vector, () => arms.search.nearest(tenant, question))
    if (index % 2 === 1) await best()
    await timed(into.whole, () => arms.search.whole(tenant, question))
    const hits = found.slice(0, nearestThatCount).filter((id) => exact.has(id)).length
    into.recall.push(exact.size === 0 ? 1 : hits / exact.size)
  }
  return measured
}

function rowOf(target: Target, { recall, vector, best, whole }: Measured): string[] {
  const mean = recall.reduce((sum, value) => sum + value, 0) / recall.length
  return [
    target.name,
    mean.toFixed(3),
    milliseconds(quantile(vector, 0.5)),
    milliseconds(quantile(vector, 0.95)),
    milliseconds(quantile(best, 0.5)),
    milliseconds(quantile(best, 0.95)),
    times(quantile(vector, 0.95) / quantile(best, 0.95)),
    milliseconds(quantile(whole, 0.5)),
    milliseconds(quantile(whole, 0.95)),
  ]
}

const head = [
  'searched',
  'recall@10',
  'vectors p50',
  'p95',
  'best SQL p50',
  'p95',
  'p95 of best',
  'whole search p50',
  'p95',
]

const environment = readEnvironment()
const database = await prepareDatabase(environment.PARLEY_TEST_DATABASE_URL)
try {
  const search = openSearchArm(database.url)
  const best = await openBestSql(database.url)
  const rows: string[][] = []
  for (const target of database.targets)
    rows.push(rowOf(target, await measure({ search, best }, target, database.questions)))
  console.log(`\n${await describeServer(environment.PARLEY_TEST_DATABASE_URL)}`)
  printTable('Search among 200,000 chunks of 1,000 clients (milliseconds)', head, rows)
  printTable('Stored', ['table', 'MB'], await best.sizes())
  printTable('Upkeep', ['what', 'seconds'], database.upkeep)
  await best.close()
  await search.close()
} finally {
  await database.drop()
}
