import { z } from 'zod'

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

const schema = z.object({
  /** A Postgres server on which databases may be made and dropped. */
  PARLEY_TEST_DATABASE_URL: z.url(),
  /** Redis, for the event bus and for peers that use it. */
  PARLEY_TEST_REDIS_URL: z.url(),
  /** Folder with the peers' scripts and their installed libraries; without it the limits alone are measured. */
  PARLEY_BENCH_PEERS: z.string().optional(),
  /** Rounds that count; one more warms up. */
  ROUNDS: count(5),
  /** requests: for how long an arm is asked in one measurement of a round. */
  ASKED_SECONDS: count(4),
  /** Runs that a worker does in one measurement of a round. */
  RUNS: count(5),
  /** Turns of a run. */
  TURNS: z.string().default('10,100'),
  /** restart: seconds for which the server is away. */
  AWAY_SECONDS: z.string().default('1,5,20'),
  /** Runs side by side. */
  CONCURRENCY: z.string().default('1,8'),
  /** Sockets that follow one phase. */
  SOCKETS: z.string().default('1,50,200,500'),
  /** Events in one measurement of a round. */
  EVENTS: count(100),
})

export type BenchEnvironment = z.output<typeof schema>

/** Reads the settings of a benchmark. @throws ZodError that names what is missing */
export const readEnvironment = (): BenchEnvironment => schema.parse(process.env)

/** Numbers of a list like `1,8`. */
export const numbersOf = (list: string): number[] =>
  z.array(z.coerce.number().int().min(1)).parse(list.split(','))

/** Rounds that count, for benchmarks that need no server. */
export const readRounds = (): number => schema.pick({ ROUNDS: true }).parse(process.env).ROUNDS

/** A folder of test collections, or the address of a list of them; undefined where none is named. */
export const collectionsPlace = (): string | undefined =>
  z.object({ PARLEY_COLLECTIONS: z.string().min(1).optional() }).parse(process.env).PARLEY_COLLECTIONS
