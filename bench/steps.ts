// What a durable step costs: our engine, the least that Postgres asks for it, and peers, in turns within one run.
import { prepareAgentLoop } from './agent-loop-arm.ts'
import { type BareSteps, openBareSteps } from './bare-steps.ts'
import { type EngineArm, openEngineArm } from './engine-arm.ts'
import { type BenchEnvironment, numbersOf, readEnvironment } from './env.ts'
import { runPeerScript } from './peer-script.ts'
import { createScratchDatabase, describeServer } from './scratch-database.ts'
import { median, milliseconds, printTable, times } from './statistics.ts'

interface Load {
  turns: number
  concurrency: number
  runs: number
}

/** One measurement of an arm. */
interface Sample {
  /** Milliseconds of a turn in the middle run. */
  turnMs: number
  turnsPerSecond: number
}

type Samples = Map<string, Sample[]>

const minimum = 'minimum: one transaction of five round trips'
const peerMinimum = 'limit: tx 5 round trips'

/** Does a load with runs that are prepared already. */
async function measure(load: Load, runs: (() => Promise<unknown>)[]): Promise<Sample> {
  const took: number[] = []
  const waiting = [...runs]
  const work = async (): Promise<void> => {
    for (let run = waiting.pop(); run !== undefined; run = waiting.pop()) {
      const before = performance.now()
      await run()
      took.push((performance.now() - before) / load.turns)
    }
  }
  const before = performance.now()
  await Promise.all(Array.from({ length: load.concurrency }, work))
  const seconds = (performance.now() - before) / 1000
  return { turnMs: median(took), turnsPerSecond: (runs.length * load.turns) / seconds }
}

const manyOf = <T>(load: Load, make: (index: number) => T): T[] =>
  Array.from({ length: load.concurrency * load.runs }, (_, index) => make(index))

/** Runs of as many clients as there are runs at a time, or of fewer. */
async function measureEngine(engine: EngineArm, load: Load, clients = load.concurrency): Promise<Sample> {
  const prepared: (() => Promise<string>)[] = []
  for (const client of manyOf(load, (index) => index % clients))
    prepared.push(await engine.prepare(load.turns, client))
  const ids: string[] = []
  const sample = await measure(
    load,
    prepared.map((run) => async () => ids.push(await run())),
  )
  for (const id of ids) await engine.check(id, load.turns)
  return sample
}

const measureBare = (bare: BareSteps, load: Load): Promise<Sample> =>
  measure(
    load,
    manyOf(load, () => () => bare.run(load.turns)),
  )

const measureAgentLoop = (load: Load): Promise<Sample> =>
  measure(
    load,
    manyOf(load, () => prepareAgentLoop(load.turns)),
  )

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

interface Stored {
  /** kB that a run leaves in tables that grow, indexes and dead rows included: of the minimum, and of ours. */
  minimum: number
  ours: number
  /** Of ours, where runs before it were cleared away. */
  cleared: number
  /** Of ours in tables that grow, by table: rows, what is stored apart of them, indexes, all. */
  tables: string[][]
}

/** Rounds of runs and clearing, of which the last counts. */
const clearedRounds = 4

async function measureStorage({ engine, bare }: Arms, turns: number): Promise<Stored> {
  const load = { turns, concurrency: 1, runs: Math.ceil(1000 / turns) }
  const ofRun = (bytes: number): number => bytes / 1024 / load.runs
  const bareBefore = await bare.storedBytes()
  await measureBare(bare, load)
  const minimum = ofRun((await bare.storedBytes()) - bareBefore)
  const grow = async () => {
    const before = new Map((await engine.stored()).map((table) => [table.name, table]))
    await measureEngine(engine, load)
    return (await engine.stored()).map((table) => {
      const was = before.get(table.name)
      const parts = (['rows', 'apart', 'indexes'] as const).map((part) =>
        ofRun(table[part] - (was?.[part] ?? 0)),
      )
      return { name: table.name, parts, whole: parts.reduce((sum, part) => sum + part, 0) }
    })
  }
  const sum = (tables: readonly { whole: number }[]) => tables.reduce((all, { whole }) => all + whole, 0)
  const grown = await grow()
  // Round after round, so that what the runs before left to clear is used up.
  let cleared = 0
  for (let round = 0; round < clearedRounds; round += 1) {
    await engine.vacuum()
    cleared = sum(await grow())
  }
  return {
    minimum,
    ours: sum(grown),
    cleared,
    tables: grown.map(({ name, parts, whole }) => [
      `${name}, ${turns} turns`,
      ...[...parts, whole].map((kB) => kB.toFixed(1)),
    ]),
  }
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
