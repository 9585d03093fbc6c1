// What a durable step costs: our engine, the least that Postgres asks for it, and peers, in turns within one run.
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

const manyOf = <T>(load: Load, make: () => T): T[] =>
  Array.from({ length: load.concurrency * load.runs }, make)

async function measureEngine(engine: EngineArm, load: Load): Promise<Sample> {
  const prepared = await Promise.all(manyOf(load, () => engine.prepare(load.turns)))
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

const peerLine = /^ {2}(.+?) +ms\/turn ([\d.]+) .*turns\/s (\d+)/gm

/** What the peers' script prints for its arms, by name. */
async function measurePeers(folder: string, url: string, load: Load): Promise<Map<string, Sample>> {
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
  if (samples.length === 0) throw new Error(`The peers printed no figures:\n${printed}`)
  return new Map(samples)
}

interface Arms {
  engine: EngineArm
  bare: BareSteps
  peers: ((load: Load) => Promise<Map<string, Sample>>) | undefined
}

/** The arms one after the other, round after round; the first round warms up and does not count. */
async function compare({ engine, bare, peers }: Arms, load: Load, rounds: number): Promise<Samples> {
  const samples: Samples = new Map()
  const keep = (name: string, sample: Sample): void =>
    void samples.set(name, [...(samples.get(name) ?? []), sample])
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await measureEngine(engine, load)
    const least = await measureBare(bare, load)
    if (round === 0) continue
    keep(minimum, least)
    keep('Parley', ours)
    for (const [name, sample] of (await peers?.(load)) ?? []) keep(`peers: ${name}`, sample)
  }
  return samples
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

async function measureStorage({ engine, bare }: Arms, turns: number): Promise<string[]> {
  const load = { turns, concurrency: 1, runs: Math.ceil(1000 / turns) }
  const grown = async (arm: { storedBytes(): Promise<number> }, work: () => Promise<unknown>) => {
    const before = await arm.storedBytes()
    await work()
    return (((await arm.storedBytes()) - before) / 1000 / load.runs).toFixed(1)
  }
  return [
    `${turns} turns`,
    await grown(bare, () => measureBare(bare, load)),
    await grown(engine, () => measureEngine(engine, load)),
  ]
}

async function bench(environment: BenchEnvironment): Promise<void> {
  const server = environment.PARLEY_TEST_DATABASE_URL
  const scratch = await createScratchDatabase(server, 'steps')
  const engine = await openEngineArm(environment)
  const bare = await openBareSteps(scratch.url)
  const folder = environment.PARLEY_BENCH_PEERS
  const peers = folder === undefined ? undefined : (load: Load) => measurePeers(folder, scratch.url, load)
  const arms: Arms = { engine, bare, peers }
  console.log(`# Durable steps\n\n${await describeServer(server)}; median of ${environment.ROUNDS} rounds`)
  try {
    const storage: string[][] = []
    for (const turns of numbersOf(environment.TURNS)) {
      for (const concurrency of numbersOf(environment.CONCURRENCY)) {
        const load = {
          turns,
          concurrency,
          runs: turns > 20 ? Math.ceil(environment.RUNS / 5) : environment.RUNS,
        }
        report(load, await compare(arms, load, environment.ROUNDS))
      }
      storage.push(await measureStorage(arms, turns))
    }
    printTable('Stored, kB a run, indexes and dead rows included', ['run', 'minimum', 'Parley'], storage)
  } finally {
    await engine.close()
    await bare.close()
    await scratch.drop()
  }
}

await bench(readEnvironment())
