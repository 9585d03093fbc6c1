import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Doorbell } from '@parley/server-kit/queue/queue.ts'
import { drawSample } from '@parley/server-kit/testing/sample.ts'
import type { Passage } from '../models/port.ts'
import { sweep } from '../sweeper/sweeper.ts'
import {
  type Boundary,
  type DoomedWorker,
  type End,
  startDoomedWorker,
  type Work,
} from '../testing/doomed-worker.ts'
import { createEngineWorld, type EngineWorld, type Role } from '../testing/engine-world.ts'
import { readAccounts, readTrace } from '../testing/run-trace.ts'
import { runSequence, type SequenceJob } from './run-sequence.ts'

// Workers in processes of their own are killed (SIGKILL) while they work on runs of ten agents. Nobody but the sweeper
// says which runs lost their worker; whoever takes one over must leave what an undisturbed worker leaves.

const serverUrl = process.env.PARLEY_TEST_DATABASE_URL
if (serverUrl === undefined)
  throw new Error('PARLEY_TEST_DATABASE_URL names no server: npm run test:services')

/** Boundaries at which workers die: one of four and the first of each kind; all in `npm run test:soak`. */
const sample = drawSample({ oneOf: 4 })
/** Deaths at random moments. */
const randomDeaths = Number(process.env.PARLEY_TEST_KILLS ?? (process.env.PARLEY_SOAK === '1' ? 20 : 5))
/** Runs that lose their worker with one process: its start costs more than a run. */
const runsPerWorker = 8

const contributors: Role[] = Array.from({ length: 7 }, () => 'CONTRIBUTOR')
const ten: Role[] = [...contributors, 'REVIEWER', 'REVIEWER', 'APPROVER']
const passages: Passage[] = [1, 2, 3].map((page) => ({
  chunkId: newId(),
  artifactId: newId(),
  sourceKind: 'initiative',
  name: 'Vendor survey.pdf',
  page,
  text: `Finding ${page}: the licence costs of the vendor rise with every point of contact.`,
  relevance: 0.8,
}))

let world: EngineWorld
let agents: Awaited<ReturnType<EngineWorld['addAgents']>>
let databaseUrl: string
let spare: Promise<DoomedWorker>
const started: Promise<DoomedWorker>[] = []

/** A worker; the next one starts meanwhile. */
function takeWorker(): Promise<DoomedWorker> {
  const worker = spare
  spare = startSpare()
  return worker
}

function startSpare(): Promise<DoomedWorker> {
  const worker = startDoomedWorker(databaseUrl)
  worker.catch(() => undefined)
  started.push(worker)
  return worker
}

async function begin(): Promise<SequenceJob> {
  const phase = await world.addPhase({ aiAgents: agents })
  const { sequenceId } = await world.start(phase)
  return { ...world.tenant, runId: sequenceId }
}

/** Results wait for the call after them, however busy the machine, so that all workers pass the same boundaries. */
async function order(worker: DoomedWorker, works: Work[]): Promise<End[]> {
  await worker.order({ works, passages, resultWaitsMs: 600_000 })
  return worker.ended()
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Kills a worker and lets its leases run out. The server ends the dead process's sessions long before that; here,
 * where the time is cut short, that is waited for.
 */
async function killAndWait(worker: DoomedWorker): Promise<void> {
  await worker.kill()
  const sessions = () =>
    world.database.asOwner('select pid from pg_stat_activity where application_name = $1', [worker.name])
  while ((await sessions()).length > 0) await pause(2)
  await world.database.asOwner(
    `update sequence_run set lease_until = now() - interval '1 second' where status = 'RUNNING'`,
  )
}

/** The runs that the sweeper rings for; what it rings for besides (documents, conversations to index) is not at stake. */
async function listRung(): Promise<SequenceJob[]> {
  const rung: Doorbell[] = []
  const queue = {
    add: (doorbell: Doorbell) => Promise.resolve(void rung.push(doorbell)),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  await sweep({
    ...world.ports,
    queue,
    clock: { now: () => new Date() },
    embeddingModel: 'builtin-hash-768-1',
  })
  return rung
    .filter(({ topic }) => topic === 'sequence.run')
    .map(({ entityId }) => ({ ...world.tenant, runId: entityId }))
}

/** Answers every ring, some runs at a time as the product does. @returns the ids of the runs that were rung for */
async function takeOver(): Promise<string[]> {
  const rung = await listRung()
  await Promise.all(rung.map((job) => runSequence(world.ports, job)))
  return rung.map(({ runId }) => runId)
}

interface Undisturbed {
  trace: unknown
  settled: number
  reached: Boundary[]
  /** Milliseconds; only to choose moments by. */
  took: number
}
let undisturbed: Undisturbed

/** Works on a run in one process without interruption. */
async function runUndisturbed(): Promise<Undisturbed> {
  const worker = await takeWorker()
  const job = await begin()
  const before = performance.now()
  const [end] = await order(worker, [{ job, standAt: 0 }])
  const took = performance.now() - before
  await worker.kill()
  if (end?.kind !== 'done') throw new Error('The worker stands still.')
  const { settled } = await readAccounts(world.database, job.runId)
  return { trace: await readTrace(world.database, job.runId), settled, reached: end.reached, took }
}

/** Asserts that a run came out like the undisturbed one. @returns the number of calls whose fate nobody knows */
async function expectSame(runId: string, death: unknown): Promise<number> {
  const trace = await readTrace(world.database, runId)
  expect({ death, trace }).toEqual({ death, trace: undisturbed.trace })
  const accounts = await readAccounts(world.database, runId)
  const { calls, unknown } = accounts
  const { settled } = undisturbed
  const expected = { run: calls, counter: calls, reserved: 0, settled, all: settled + unknown }
  expect({ death, ...accounts }).toEqual({ death, calls, unknown, ...expected })
  return unknown
}

/**
 * Written down and not stored: exactly that call's fate is unknown. It is written down with the commit before it, unless
 * it is the first.
 */
function unknownAfter(reached: Boundary[], standAt: number): number {
  const before = reached.slice(0, standAt)
  const isRecorded = before.at(-1) === 'after-commit' && reached[standAt] === 'in-call'
  const isOpen = before.lastIndexOf('in-call') > before.lastIndexOf('after-commit')
  return isRecorded || isOpen ? 1 : 0
}

beforeAll(async () => {
  world = await createEngineWorld({ passages })
  agents = await world.addAgents(ten)
  const [{ name } = { name: '' }] = await world.database.asOwner<{ name: string }>(
    'select current_database() as name',
  )
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  databaseUrl = url.toString()
  spare = startSpare()
  undisturbed = await runUndisturbed()
})
afterAll(async () => {
  await Promise.allSettled(started.map(async (worker) => (await worker).kill()))
  await world.database.close()
})

/** Where workers die, counted from one in the order in which an undisturbed one gets there. */
const listDeaths = (reached: Boundary[]): { standAt: number; boundary: Boundary }[] =>
  reached
    .map((boundary, index) => ({ standAt: index + 1, boundary }))
    .filter(
      ({ standAt, boundary }) =>
        sample.includes(String(standAt)) ||
        reached.indexOf(boundary) === standAt - 1 ||
        standAt === reached.length,
    )

describe('a process that works on runs and is killed', () => {
  it('is compared with a whole run of ten agents', () => {
    expect(undisturbed.trace).toMatchObject({ status: 'COMPLETED' })
    expect(new Set(undisturbed.reached)).toEqual(
      new Set<Boundary>([
        'acquired',
        'before-call',
        'in-call',
        'after-call',
        'before-commit',
        'after-commit',
      ]),
    )
  })

  it(`at any boundary of any step leaves a run that ends as if nothing had happened (${sample.name})`, async () => {
    const { reached } = undisturbed
    const all = listDeaths(reached)
    for (let first = 0; first < all.length; first += runsPerWorker) {
      const deaths = all.slice(first, first + runsPerWorker)
      const works: Work[] = []
      for (const { standAt } of deaths) works.push({ job: await begin(), standAt })
      const worker = await takeWorker()
      expect(await order(worker, works)).toEqual(
        deaths.map(({ boundary }) => ({ kind: 'standing', boundary })),
      )
      await killAndWait(worker)
      // At the last boundary nothing is left to do; every other run is missed.
      const missed = works.filter(({ standAt }) => standAt < reached.length)
      expect(new Set(await takeOver())).toEqual(new Set(missed.map(({ job }) => job.runId)))
      for (const [index, { job, standAt }] of works.entries()) {
        const death = `${standAt}: ${String(deaths[index]?.boundary)}`
        const unknown = await expectSame(job.runId, death)
        expect({ death, unknown }).toEqual({ death, unknown: unknownAfter(reached, standAt) })
      }
    }
  }, 600_000)

  it('at random moments, too', async () => {
    for (let deaths = 0; deaths < randomDeaths;) {
      const worker = await takeWorker()
      const job = await begin()
      const afterMs = Math.random() * undisturbed.took
      await worker.order({ works: [{ job, standAt: 0 }], passages })
      await pause(afterMs)
      await killAndWait(worker)
      const rung = await takeOver()
      // A worker that was done before it died, or had not begun, proves nothing.
      if (rung.length === 0) await runSequence(world.ports, job)
      else deaths += 1
      expect(await expectSame(job.runId, { afterMs })).toBeLessThanOrEqual(1)
    }
  }, 600_000)

  it('again and again, at every successor’s first steps, still lets the run end', async () => {
    const job = await begin()
    // Far enough for two steps, and into the next one's call.
    const standAt = 14
    let deaths = 0
    for (let isDone = false; !isDone;) {
      const worker = await takeWorker()
      const [end] = await order(worker, [{ job, standAt }])
      isDone = end?.kind === 'done'
      await killAndWait(worker)
      deaths += isDone ? 0 : 1
    }
    expect(deaths).toBeGreaterThan(5)
    expect(await expectSame(job.runId, 'of every worker')).toBeLessThanOrEqual(deaths)
  }, 600_000)
})
