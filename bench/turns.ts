// What nine firms wait for their runs, exports and mails while a tenth asks ten times as often as each of them, or for a
// hundred at once, beside what they wait for without it: two orchestrators on Postgres and Redis. Rules of turns: ADR 34.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createProcessWorld } from '../standalone/testing/process-world.ts'
import { readEnvironment } from './env.ts'
import { arrivals } from './fairness/arrivals.ts'
import { median, printTable, quantile, times } from './statistics.ts'
import { createFirms, type Firm } from './turns/firms.ts'
import { type Kind, kindsOf } from './turns/kinds.ts'
import { startSlowMailServer } from './turns/slow-mail-server.ts'

const { values: options } = parseArgs({
  options: {
    /** Of each measurement. */
    seconds: { type: 'string', default: '60' },
    /** For which the tenth is at it before others are watched. */
    lead: { type: 'string', default: '10' },
    /** Words of the kinds that are measured; all unless told. */
    kind: { type: 'string', default: '' },
    /** Folder of another release of the product, whose orchestrators are measured in place of this one's. */
    release: { type: 'string' },
  },
})
const seconds = Number(options.seconds)
const lead = Number(options.lead)
const { ROUNDS, PARLEY_TEST_DATABASE_URL, PARLEY_TEST_REDIS_URL } = readEnvironment()
const others = 9
/** How long a server of mails thinks about one. */
const acceptMs = 300
/** Milliseconds after which it is no longer waited for. */
const patienceMs = 180_000
/** Longer than any of it takes. */
const restMs = 8_000

interface Arm {
  name: string
  /** Moments, in milliseconds, at which the tenth asks. */
  attack: (kind: Kind, round: number) => number[]
  waits: number[]
  unfinished: number
}

const arms = (): Arm[] => [
  { name: 'nobody else', attack: () => [], waits: [], unfinished: 0 },
  {
    name: 'ten times as often',
    attack: ({ pace }, round) => arrivals(10 * pace, lead + seconds, 100 + round),
    waits: [],
    unfinished: 0,
  },
  {
    name: 'a hundred at once',
    attack: () => Array.from({ length: 100 }, () => lead * 1000),
    waits: [],
    unfinished: 0,
  },
]

/** Asks at these moments from now. @returns what was asked for, once all of it is */
const askAt = (kind: Kind, firm: Firm, moments: readonly number[]): Promise<string[]> =>
  Promise.all(
    moments.map(async (at) => {
      await pause(at)
      return kind.ask(firm)
    }),
  )

/** Waits for the ends. @returns milliseconds of those that came */
async function waitsOf(kind: Kind, ids: readonly string[]): Promise<number[]> {
  const until = Date.now() + patienceMs
  for (;;) {
    const found = await kind.times(ids)
    const ended = found.filter((took) => took !== undefined)
    if (ended.length === ids.length || Date.now() > until) return ended
    await pause(500)
  }
}

/** Waits until nothing of it ends any more. */
async function untilAtRest(kind: Kind, ids: readonly string[]): Promise<void> {
  const count = async (): Promise<number> =>
    (await kind.times(ids)).filter((took) => took !== undefined).length
  const until = Date.now() + patienceMs
  let before = await count()
  while (Date.now() < until) {
    await pause(restMs)
    const after = await count()
    if (after === before) return
    before = after
  }
}

async function measure(kind: Kind, [heavy, ...light]: readonly Firm[], round: number): Promise<Arm[]> {
  if (heavy === undefined) throw new Error('There are no firms.')
  const measured = arms()
  for (const arm of measured) {
    const attacking = askAt(kind, heavy, arm.attack(kind, round))
    const asked = await Promise.all(
      light.map((firm, place) => {
        const moments = arrivals(kind.pace, seconds, round * others + place + 1)
        return askAt(
          kind,
          firm,
          moments.map((at) => lead * 1000 + at),
        )
      }),
    )
    const ids = asked.flat()
    arm.waits = await waitsOf(kind, ids)
    arm.unfinished = ids.length - arm.waits.length
    const ofHeavy = await attacking
    await kind.forget(heavy)
    // What it has at work ends before the next measurement.
    await untilAtRest(kind, ofHeavy)
  }
  return measured
}

function report(kind: Kind, rounds: Arm[][]): void {
  const names = arms().map(({ name }) => name)
  const waitsAt = (place: number): number[] => rounds.flatMap((round) => round[place]?.waits ?? [])
  const quiet = waitsAt(0)
  const seconds = (value: number): string => (value / 1000).toFixed(2)
  printTable(
    `${kind.name}: nine firms ask ${kind.pace} times a second each, while a tenth asks`,
    ['the tenth', 'asked by nine', 'p50 s', 'p95 s', 'of quiet, p50', 'p95', 'unfinished'],
    names.map((name, place) => {
      const waits = waitsAt(place)
      return [
        name,
        String(waits.length),
        seconds(median(waits)),
        seconds(quantile(waits, 0.95)),
        times(median(waits) / median(quiet)),
        times(quantile(waits, 0.95) / quantile(quiet, 0.95)),
        String(rounds.reduce((sum, round) => sum + (round[place]?.unfinished ?? 0), 0)),
      ]
    }),
  )
}

/** Of its own: workers of another product on the same Redis would take what is rung for here. */
const redisUrl = new URL(PARLEY_TEST_REDIS_URL)
redisUrl.pathname = '/7'
const world = await createProcessWorld({
  databaseUrl: PARLEY_TEST_DATABASE_URL,
  redisUrl: redisUrl.toString(),
})
const mailServer = await startSlowMailServer(acceptMs)
try {
  const variables = {
    DEMO_DATA: 'false',
    SMTP_URL: mailServer.url,
    // So that a run lasts, as with a model that is asked over a network.
    PARLEY_BUILTIN_TOKENS_PER_SECOND: '3',
  }
  for (const n of [1, 2]) {
    const one = world.start('orchestrator', variables, options.release)
    await one.listening()
    if (n === 1) world.lines.orchestrators.lead([Number(new URL(one.origin()).port)])
  }
  const firms = await createFirms(world.database.url, others + 1)
  for (const kind of kindsOf(firms)) {
    if (!kind.name.includes(options.kind)) continue
    // What is done once in a process is loaded, and plans are made.
    await waitsOf(kind, await Promise.all(firms.firms.map((firm) => kind.ask(firm))))
    const rounds: Arm[][] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(kind, firms.firms, round))
    report(kind, rounds)
  }
  await firms.close()
} finally {
  mailServer.close()
  await world.close()
}
