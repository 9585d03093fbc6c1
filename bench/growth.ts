// What the hot operations cost at 1, 10 and 100 times the rows: once while other firms grow, once while the client's own
// rows do. In pages that the server touched, which other work on the machine does not change, and in milliseconds.
import { createTestApp } from '@parley/bff/src/testing/test-app.ts'
import { readEnvironment } from './env.ts'
import { telling, touchedBy, type Touched } from './growth/buffers.ts'
import { simulateFirms } from './growth/firms.ts'
import { type Grown, openPlace, type Operation } from './growth/operations.ts'
import { growOthers, growOwn, writeWords } from './growth/rows.ts'
import { describeServer } from './scratch-database.ts'
import { openSearchArm } from './search-arm.ts'
import { median, milliseconds, printTable } from './statistics.ts'

/** Firms, or parts of a client: more than a page of a list from the first on. */
const sizes = { others: [10, 100, 1_000], own: [40, 400, 4_000] } as const

interface Cost {
  buffers: number
  ms: number
  /** The statement that touched most. */
  heaviest: Touched | undefined
}

/** Often enough first that plans are kept: a statement is planned anew the first five times. */
const warming = 6
const counted = 5

async function costOf({ prepare, parts = 1 }: Operation): Promise<Cost> {
  const buffers: number[] = []
  const times: number[] = []
  let last: Touched[] = []
  for (let time = 0; time < warming + counted; time += 1) {
    const work = await prepare()
    const touched = await touchedBy(work)
    last = touched.statements
    if (time < warming) continue
    times.push(touched.took / parts)
    buffers.push(last.reduce((sum, one) => sum + one.buffers, 0) / parts)
  }
  const heaviest = last.toSorted((one, other) => other.buffers - one.buffers)[0]
  return { buffers: median(buffers), ms: median(times), heaviest }
}

type Costs = Map<string, Cost[]>

async function measureGrowth(
  axis: keyof typeof sizes,
  grow: (grown: Grown, range: readonly [number, number]) => Promise<void>,
): Promise<Costs> {
  const app = await createTestApp()
  const costs: Costs = new Map()
  try {
    const [row] = await app.database.asOwner<{ name: string }>('select current_database() as name')
    const url = new URL(process.env.PARLEY_TEST_DATABASE_URL ?? '')
    url.pathname = `/${row?.name ?? ''}`
    const search = openSearchArm(url.toString())
    try {
      const grown = await openPlace(app, search)
      if (axis === 'others') await growOwn(app.database, grown.place, [0, 40])
      let from = 0
      for (const to of sizes[axis]) {
        await grow(grown, [from, to])
        await writeWords(app.database)
        from = to
        console.error(`${axis}: ${to} parts`)
        for (const operation of grown.operations)
          costs.set(operation.name, [...(costs.get(operation.name) ?? []), await costOf(operation)])
      }
    } finally {
      await search.close()
    }
  } finally {
    await app.close()
  }
  return costs
}

/** How a cost grows with rows: 0 is flat, 1 is linear. */
const exponent = (before: number, after: number, factor: number): number =>
  Math.log(Math.max(after, 1) / Math.max(before, 1)) / Math.log(factor)

function report(title: string, costs: Costs): void {
  const rows = [...costs].map(([name, [one, ten, hundred]]) => {
    if (!one || !ten || !hundred) throw new Error(`${name} was not measured three times.`)
    return [
      name,
      ...[one, ten, hundred].map(({ buffers }) => buffers.toFixed(0)),
      exponent(one.buffers, hundred.buffers, 100).toFixed(2),
      exponent(ten.buffers, hundred.buffers, 10).toFixed(2),
      ...[one, hundred].map(({ ms }) => milliseconds(ms)),
      exponent(one.ms, hundred.ms, 100).toFixed(2),
    ]
  })
  const head = [
    'pages touched',
    '1x',
    '10x',
    '100x',
    'exponent',
    'of the last ten',
    'ms 1x',
    '100x',
    'exponent',
  ]
  printTable(title, head, rows)
  if (!process.argv.includes('--statements')) return
  for (const [name, list] of costs) {
    const last = list.at(-1)?.heaviest
    if (last && last.buffers > 100)
      console.log(`\n${name}: ${last.buffers}: ${last.statement.slice(0, 1500)}`)
  }
}

const environment = readEnvironment()
console.log(`\n${await describeServer(environment.PARLEY_TEST_DATABASE_URL)}`)

const firms = process.argv.indexOf('--firms')
if (firms === -1) await bench()
else await simulateFirms(Number(process.argv[firms + 1]))

async function bench(): Promise<void> {
  process.env.PARLEY_TEST_DATABASE_URL = telling(environment.PARLEY_TEST_DATABASE_URL)
  const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
  if (only !== 'own')
    report(
      'While other firms grow',
      await measureGrowth('others', ({ app }, range) => growOthers(app.database, range)),
    )
  if (only !== 'others')
    report(
      'While the client and its firm grow',
      await measureGrowth('own', ({ app, place }, range) => growOwn(app.database, place, range)),
    )
}
