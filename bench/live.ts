// From the write of a turn's event to the sockets that follow its phase: the bff's live server, the least that
// Postgres and ws ask for it, and the peers, in turns within one run.
import { openBareLiveArm } from './bare-live-arm.ts'
import { openBffLiveArm } from './bff-live-arm.ts'
import { type BenchEnvironment, numbersOf, readEnvironment } from './env.ts'
import type { LiveArm } from './live-arm.ts'
import { runPeerScript } from './peer-script.ts'
import { createScratchDatabase, describeServer } from './scratch-database.ts'
import { median, milliseconds, printTable, quantile, times } from './statistics.ts'

/** Milliseconds after which an event that has not reached everybody is lost. */
const lostAfterMs = 10_000

interface Sample {
  p50: number
  p95: number
  p99: number
  /** Until the writer knew of its own commit. */
  write: number
}

type Samples = Map<string, Sample[]>

const minimum = 'minimum: insert and NOTIFY in one statement'

/** Counts who has heard an event. */
function createAudience(size: number) {
  let heard: number[] = []
  let current = 0
  let before = 0
  let settle: ((error?: Error) => void) | undefined
  return {
    hear(event: number): void {
      if (event !== current) settle?.(new Error(`Event ${event} came while ${current} was awaited.`))
      heard.push(performance.now() - before)
      if (heard.length === size) settle?.()
    },
    /** Writes an event and waits until everybody has heard it. @returns milliseconds since the write began */
    async await(event: number, write: () => Promise<void>): Promise<{ heard: number[]; write: number }> {
      heard = []
      current = event
      before = performance.now()
      const reached = new Promise<void>((resolve, reject) => {
        const lost = setTimeout(
          () => reject(new Error(`Only ${heard.length} of ${size} sockets heard event ${event}.`)),
          lostAfterMs,
        )
        settle = (error) => {
          clearTimeout(lost)
          if (error) reject(error)
          else resolve()
        }
      })
      const written = write().then(() => performance.now() - before)
      const [took] = await Promise.all([written, reached])
      return { heard, write: took }
    },
  }
}

interface Load {
  sockets: number
  events: number
}

let lastEvent = 0

async function measure(arm: LiveArm, load: Load): Promise<Sample> {
  const audience = createAudience(load.sockets)
  for (let count = 0; count < load.sockets; count += 1) await arm.follow((event) => audience.hear(event))
  // An open socket follows from when the server has found its place; who must miss nothing says from where on.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const heard: number[] = []
  const writes: number[] = []
  for (let count = 0; count < load.events; count += 1) {
    const event = (lastEvent += 1)
    const one = await audience.await(event, () => arm.write(event))
    heard.push(...one.heard)
    writes.push(one.write)
  }
  await arm.leave()
  return {
    p50: quantile(heard, 0.5),
    p95: quantile(heard, 0.95),
    p99: quantile(heard, 0.99),
    write: median(writes),
  }
}

const peerLine = /^(.+?) +all sockets p50 ([\d.]+) p95 ([\d.]+) .*write call p50 ([\d.]+)/gm

/** What the peers' script prints for its ways, by name. It prints no p99. */
async function measurePeers(
  environment: BenchEnvironment,
  { folder, url }: { folder: string; url: string },
  load: Load,
): Promise<Map<string, Sample>> {
  const printed = await runPeerScript(folder, 'bench-fanout.mjs', {
    PG_FAN_URL: url,
    REDIS_URL: environment.PARLEY_TEST_REDIS_URL,
    ROUNDS: '1',
    MSGS: String(load.events),
    SOCKS: String(load.sockets),
  })
  const samples = [...printed.matchAll(peerLine)].map(([, name = '', p50, p95, write]): [string, Sample] => [
    name,
    { p50: Number(p50), p95: Number(p95), p99: NaN, write: Number(write) },
  ])
  if (samples.length === 0) throw new Error(`The peers printed no figures:\n${printed}`)
  return new Map(samples)
}

interface Arms {
  bff: LiveArm
  bare: LiveArm
  peers: ((load: Load) => Promise<Map<string, Sample>>) | undefined
}

/** The arms one after the other, round after round; the first round warms up and does not count. */
async function compare({ bff, bare, peers }: Arms, load: Load, rounds: number): Promise<Samples> {
  const samples: Samples = new Map()
  const keep = (name: string, sample: Sample): void =>
    void samples.set(name, [...(samples.get(name) ?? []), sample])
  for (let round = 0; round <= rounds; round += 1) {
    const least = await measure(bare, load)
    const ours = await measure(bff, load)
    if (round === 0) continue
    keep(minimum, least)
    keep('Parley', ours)
    for (const [name, sample] of (await peers?.(load)) ?? []) keep(`peers: ${name}`, sample)
  }
  return samples
}

const figure = (value: number): string => (Number.isNaN(value) ? '' : milliseconds(value))

/** Ratios are taken within a round. */
function report(load: Load, samples: Samples): void {
  const base = samples.get(minimum)
  printTable(
    `${load.sockets} sockets`,
    ['arm', 'p50 ms', 'p95 ms', 'p99 ms', 'p95 of the minimum', 'write ms'],
    [...samples].map(([name, list]) => [
      name,
      figure(median(list.map(({ p50 }) => p50))),
      figure(median(list.map(({ p95 }) => p95))),
      figure(median(list.map(({ p99 }) => p99))),
      times(median(list.map(({ p95 }, round) => p95 / (base?.[round]?.p95 ?? NaN)))),
      figure(median(list.map(({ write }) => write))),
    ]),
  )
}

async function bench(environment: BenchEnvironment): Promise<void> {
  const server = environment.PARLEY_TEST_DATABASE_URL
  const scratch = await createScratchDatabase(server, 'live')
  const bare = await openBareLiveArm(scratch.url)
  const bff = await openBffLiveArm()
  const folder = environment.PARLEY_BENCH_PEERS
  const place = folder === undefined ? undefined : { folder, url: scratch.url }
  const peers = place && ((load: Load) => measurePeers(environment, place, load))
  console.log(`# Live events\n\n${await describeServer(server)}; median of ${environment.ROUNDS} rounds`)
  try {
    for (const sockets of numbersOf(environment.SOCKETS)) {
      const load = { sockets, events: environment.EVENTS }
      report(load, await compare({ bff, bare, peers }, load, environment.ROUNDS))
    }
  } finally {
    await bff.close()
    await bare.close()
    await scratch.drop()
  }
}

await bench(readEnvironment())
