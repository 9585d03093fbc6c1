// What a durable step costs: our engine, the least that Postgres asks for it, and peers, in turns within one run.
import { type BareSteps, openBareSteps } from './bare-steps.ts'
import { type EngineArm, openEngineArm } from './engine-arm.ts'
import { type BenchEnvironment, numbersOf, readEnvironment } from './env.ts'
import { runPeerScript } from './peer-script.ts'
import { createScratchDatabase, describeServer } from './scratch-database.ts'
import {
  type Load,
  measureAgentLoop,
  measureBare,
  measureEngine,
  type Sample,
  type Samples,
} from './step-loads.ts'
import { measureStorage } from './step-storage.ts'
import { median, milliseconds, printTable, times } from './statistics.ts'

const minimum = 'minimum: one transaction of five round trips'
const peerMinimum = 'limit: tx 5 round trips'

interface PeerFigures {
  samples: Map<string, Sample>
  /** kB that a run of LangGraph's leaves. */
  stored: number
}

const peerLine = /^ {2}(.+?) +ms\/turn ([\d.]+) .*turns\/s (\d+)/gm
const storedLine = /lg: '(\d+) (kB|MB)', lg_threads: (\d+)/

/** What the peers' script prints for its arms, by name. */
async function measurePeers(folder: string, url: string, load: Load): Promise<PeerFigures> {
  const printed = await runPeerScript(folder, 'bench-steps.mjs', {
    PG_STEPS_URL: url,
    ROUNDS: '1',
    RUNS: String(load.runs),
    CONC: String(load.concurrency),
    TURNS: String(load.turns),
  })
  const samples = [...printed.matchAll(peerLine)].map(([, name = '', ms, rate]): [string, Sample] => [
    name,
    { turnMs: Number(ms), turnsPerSecond: Number(rate) },
  ])
  const [, size, unit, runs] = storedLine.exec(printed) ?? []
  if (samples.length === 0 || runs === undefined) throw new Error(`The peers printed no figures:\n${printed}`)
  return { samples: new Map(samples), stored: (Number(size) * (unit === 'MB' ? 1024 : 1)) / Number(runs) }
}

interface Arms {
  engine: EngineArm
  bare: BareSteps
  peers: ((load: Load) => Promise<PeerFigures>) | undefined
}

/** The arms one after the other, round after round; the first round warms up and does not count. */
async function compare({ engine, bare, peers }: Arms, load: Load, rounds: number) {
  const samples: Samples = new Map()
  let peerStored: number | undefined
  const keep = (name: string, sample: Sample): void =>
    void samples.set(name, [...(samples.get(name) ?? []), sample])
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await measureEngine(engine, load)
    const crowded = load.concurrency > 1 ? await measureEngine(engine, load, 1) : undefined
    const least = await measureBare(bare, load)
    const loop = await measureAgentLoop(load)
    if (round === 0) {
      await engine.analyze()
      continue
    }
    keep(minimum, least)
    keep('Parley', ours)
    keep('LangChain: a loop that keeps nothing', loop)
    if (crowded) keep('Parley, all runs of one client', crowded)
    const figures = await peers?.(load)
    for (const [name, sample] of figures?.samples ?? []) keep(`peers: ${name}`, sample)
    peerStored = figures?.stored
  }
  return { samples, peerStored }
}

/** Ratios are taken within a round, each to the minimum measured beside it. */
function report(load: Load, samples: Samples): void {
  const ratioOf = (name: string, list: Sample[]): number => {
    const base = samples.get(name.startsWith('peers: ') ? `peers: ${peerMinimum}` : minimum)
    return median(list.map((sample, round) => sample.turnMs / (base?.[round]?.turnMs ?? NaN)))
  }
  printTable(
    `${load.turns} turns, ${load.concurrency} at a time`,
    ['arm', 'ms a turn', 'of the minimum', 'turns a second'],
    [...samples].map(([name, list]) => [
      name,
      milliseconds(median(list.map(({ turnMs }) => turnMs))),
      times(ratioOf(name, list)),
      median(list.map(({ turnsPerSecond }) => turnsPerSecond)).toFixed(0),
    ]),
  )
}

interface StoredRows {
  row: string[]
  tables: string[][]
}

/** All loads with runs of one length. @returns what they store */
async function benchTurns(environment: BenchEnvironment, arms: Arms, turns: number): Promise<StoredRows> {
  // A database of their own for each length: the peers tell only what all their runs store.
  const scratch = await createScratchDatabase(environment.PARLEY_TEST_DATABASE_URL, `peers_${turns}`)
  const folder = environment.PARLEY_BENCH_PEERS
  const peers = folder === undefined ? undefined : (load: Load) => measurePeers(folder, scratch.url, load)
  let stored: number | undefined
  try {
    for (const concurrency of numbersOf(environment.CONCURRENCY)) {
      const runs = turns > 20 ? Math.ceil(environment.RUNS / 5) : environment.RUNS
      const load = { turns, concurrency, runs }
      const { samples, peerStored } = await compare({ ...arms, peers }, load, environment.ROUNDS)
      report(load, samples)
      stored = peerStored ?? stored
    }
  } finally {
    await scratch.drop()
  }
  const { minimum: least, ours, cleared, tables } = await measureStorage(arms, turns)
  const figures = [least, ours, cleared, ...(stored === undefined ? [] : [stored])]
  return { row: [`${turns} turns`, ...figures.map((figure) => figure.toFixed(1))], tables }
}

async function bench(environment: BenchEnvironment): Promise<void> {
  const server = environment.PARLEY_TEST_DATABASE_URL
  const scratch = await createScratchDatabase(server, 'steps')
  const engine = await openEngineArm(environment)
  const bare = await openBareSteps(scratch.url)
  const arms: Arms = { engine, bare, peers: undefined }
  console.log(`# Durable steps\n\n${await describeServer(server)}; median of ${environment.ROUNDS} rounds`)
  try {
    const storage: StoredRows[] = []
    for (const turns of numbersOf(environment.TURNS)) storage.push(await benchTurns(environment, arms, turns))
    const ours = ['Parley, in tables that grow', 'in tables that are vacuumed']
    const head = ['kB a run', 'minimum', ...ours, ...(environment.PARLEY_BENCH_PEERS ? ['LangGraph'] : [])]
    printTable(
      'Stored, indexes and dead rows included',
      head,
      storage.map(({ row }) => row),
    )
    printTable(
      'Of it by table, kB a run',
      ['table', 'rows', 'apart', 'indexes', 'all'],
      storage.flatMap(({ tables }) => tables),
    )
  } finally {
    await engine.close()
    await bare.close()
    await scratch.drop()
  }
}

await bench(readEnvironment())
