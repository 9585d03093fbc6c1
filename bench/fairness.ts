// What people of ten tenants wait for while another tenant takes all that it can get, beside what they wait for in quiet:
// on the embedded product, and on Postgres and Redis with two bffs and two orchestrators. Rules of fairness: security-checks.
import { parseArgs } from 'node:util'
import { attackApart } from './fairness/attack-apart.ts'
import { attacks, type Target } from './fairness/attacks.ts'
import { createCaller } from './fairness/call.ts'
import { type Product, startEmbedded, startSeveral } from './fairness/products.ts'
import { watch, type Watched } from './fairness/watched.ts'
import { readEnvironment } from './env.ts'
import { median, milliseconds, printTable, quantile, times } from './statistics.ts'

const { values: options } = parseArgs({
  options: {
    /** Of each measurement. */
    seconds: { type: 'string', default: '30' },
    /** For which an attack is under way before others are watched: what goes on is measured, and not a burst. */
    lead: { type: 'string', default: '20' },
    /** Requests a second of each of the ten others. */
    pace: { type: 'string', default: '2' },
    /** `embedded` or `several`; both unless told. */
    on: { type: 'string' },
    /** Words of the attacks that are made; all unless told. */
    attack: { type: 'string', default: '' },
  },
})
const { ROUNDS, PARLEY_TEST_DATABASE_URL, PARLEY_TEST_REDIS_URL } = readEnvironment()
const [seconds, lead, pace] = [options.seconds, options.lead, options.pace].map(Number) as [
  number,
  number,
  number,
]
/** Milliseconds between two measurements, in which what was begun ends. */
const pauseMs = 3000

const pause = (ms = pauseMs): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const listOf = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${count} × ${status === '0' ? 'broken off' : status}`)
    .join(', ') || 'none'

interface Arm {
  name: string
  rounds: Watched[]
  answered: Record<string, number>
}

function add(to: Record<string, number>, more: Record<string, number>): void {
  for (const [status, count] of Object.entries(more)) to[status] = (to[status] ?? 0) + count
}

async function measure({ origins, tenants }: Product): Promise<Arm[]> {
  const targets = async (): Promise<Target> => {
    const [own, ...rest] = await tenants()
    if (own === undefined) throw new Error('There are no tenants.')
    return { origins, own, others: rest.slice(0, 10), pace }
  }
  const { call, close } = createCaller('127.0.0.2')
  const look = async (howLong: number): Promise<Watched> =>
    watch({ call, origins, tenants: (await targets()).others, seconds: howLong, pace })
  const made = attacks.filter(({ name }) => name.includes(options.attack))
  const arms: Arm[] = [{ name: 'quiet' }, ...made].map(({ name }) => ({ name, rounds: [], answered: {} }))
  // A plan is kept after it was made some times.
  await look(Math.min(seconds, 10))
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause()
    arms[0]?.rounds.push(await look(seconds))
    for (const [place, attack] of made.entries()) {
      await pause()
      const running = await attackApart(attack.name, await targets())
      await pause(lead * 1000)
      const watched = await look(seconds)
      add(arms[place + 1]?.answered ?? {}, await running.stop())
      arms[place + 1]?.rounds.push(watched)
    }
  }
  close()
  return arms
}

const p95 = (list: number[]): number => quantile(list, 0.95)

function report(name: string, [quiet, ...rest]: Arm[]): void {
  if (quiet === undefined) return
  const row = ({ name: what, rounds, answered }: Arm): string[] => {
    const ratio = (pick: (one: Watched) => number[]): string => {
      const ofRounds = rounds.map((one, round) => p95(pick(one)) / p95(pick(quiet.rounds[round] ?? one)))
      const whole = p95(rounds.flatMap(pick)) / p95(quiet.rounds.flatMap(pick))
      return `${times(whole)} (${Math.min(...ofRounds).toFixed(1)} to ${Math.max(...ofRounds).toFixed(1)})`
    }
    const refused: Record<string, number> = {}
    for (const one of rounds) add(refused, one.refused)
    return [
      what,
      milliseconds(median(rounds.flatMap(({ work }) => work))),
      milliseconds(p95(rounds.flatMap(({ work }) => work))),
      ratio(({ work }) => work),
      milliseconds(median(rounds.flatMap(({ signIn }) => signIn))),
      milliseconds(p95(rounds.flatMap(({ signIn }) => signIn))),
      ratio(({ signIn }) => signIn),
      listOf(refused),
      listOf(answered),
    ]
  }
  printTable(
    `${name}: ten tenants at ${pace} requests a second each, while one`,
    [
      'what',
      'p50 ms',
      'p95 ms',
      'of quiet (rounds)',
      'sign-in p50 ms',
      'p95 ms',
      'of quiet (rounds)',
      'refused',
      'answers to it',
    ],
    [quiet, ...rest].map(row),
  )
}

const starts = {
  embedded: startEmbedded,
  several: () => startSeveral(PARLEY_TEST_DATABASE_URL, PARLEY_TEST_REDIS_URL),
}
for (const [name, start] of Object.entries(starts)) {
  if (options.on !== undefined && options.on !== name) continue
  const product = await start()
  try {
    report(product.name, await measure(product))
  } finally {
    await product.close()
  }
}
