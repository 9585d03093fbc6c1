import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Passage } from '../models/port.ts'
import { type Boundary, type DoomedWorker, startDoomedWorker } from '../testing/doomed-worker.ts'
import {
  createEngineWorld,
  type EngineWorld,
  type Place,
  readConversation,
  type Role,
} from '../testing/engine-world.ts'
import { runSequence } from './run-sequence.ts'

// Workers in processes of their own are killed (SIGKILL) while they work on a run of ten agents; whoever takes the
// run over must leave what an undisturbed worker leaves.

const serverUrl = process.env.PARLEY_TEST_DATABASE_URL
/** Deaths at random moments. */
const randomDeaths = Number(process.env.PARLEY_TEST_KILLS ?? 20)

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

const begin = async () => {
  const phase = await world.addPhase({ aiAgents: agents })
  const { sequenceId } = await world.start(phase)
  return { phase, job: { ...world.tenant, runId: sequenceId } }
}

/**
 * The lease of a dead worker runs out. The server ends the dead process's sessions long before that; here, where the
 * time is cut short, that is waited for.
 */
async function letLeaseRunOut(runId: string, worker: DoomedWorker): Promise<void> {
  const sessions = () =>
    world.database.asOwner('select pid from pg_stat_activity where application_name = $1', [worker.name])
  while ((await sessions()).length > 0) await new Promise((resolve) => setTimeout(resolve, 2))
  await world.database.asOwner(
    `update sequence_run set lease_until = now() - interval '1 second' where id = $1 and status = 'RUNNING'`,
    [runId],
  )
}

/** All that a run leaves, without what differs from run to run: ids and times. */
async function readTrace(runId: string) {
  const { run, turns, messages, events } = await readConversation(world.database, runId)
  const details = await world.database.asOwner<{ id: string }>(
    `select id, moderator_prompt, response_summary, verdict, citations, round, provider, model, input_tokens, output_tokens
       from agent_interaction where sequence_id = $1`,
    [runId],
  )
  const names = new Map(turns.map((turn, index) => [turn.id, `turn ${index + 1}`]))
  names.set(runId, 'the run')
  const named = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
      typeof item === 'string' ? (names.get(item) ?? item) : item,
    )
  return named({
    status: run.status,
    summary: run.summary,
    turns: turns.map((turn) => ({ ...turn, ...details.find((detail) => detail.id === turn.id) })),
    messages: messages.map(({ role, content }) => ({ role, content })),
    events,
  })
}

/** What was used, as the run, its calls and the initiative's counter say; and what became of the calls. */
async function readAccounts({ phase, runId }: { phase: Place; runId: string }) {
  const { calls } = await readConversation(world.database, runId)
  const [sums] = await world.database.asOwner(
    `select (select sum(input_tokens + output_tokens) from provider_call where sequence_id = $1)::int as calls,
       (select used_input_tokens + used_output_tokens from sequence_run where id = $1)::int as run,
       (select used_tokens from usage_counter where subject_id = $2)::int as counter,
       (select reserved_tokens from usage_counter where subject_id = $2)::int as reserved`,
    [runId, phase.initiativeId],
  )
  const count = (state: string) => calls.filter((call) => call.state === state).length
  return { ...sums, settled: count('settled'), unknown: count('unknown'), all: calls.length }
}

interface Undisturbed {
  trace: unknown
  settled: number
  reached: Boundary[]
  /** Milliseconds; only to choose moments by. */
  took: number
}

/** Asserts that a run came out like the undisturbed one, with at most so many calls that nobody knows the fate of. */
async function expectSame(
  place: { phase: Place; runId: string; death: unknown },
  undisturbed: Undisturbed,
): Promise<number> {
  const accounts = await readAccounts(place)
  const { calls, unknown } = accounts as typeof accounts & { calls: number }
  const { death } = place
  expect({ death, trace: await readTrace(place.runId) }).toEqual({ death, trace: undisturbed.trace })
  expect({ death, ...accounts }).toEqual({
    death,
    calls,
    run: calls,
    counter: calls,
    reserved: 0,
    settled: undisturbed.settled,
    unknown,
    all: undisturbed.settled + unknown,
  })
  return unknown
}

/** Works on a run in one process without interruption. */
async function runUndisturbed(): Promise<Undisturbed> {
  const worker = await takeWorker()
  const { phase, job } = await begin()
  const before = performance.now()
  await worker.order({ job, passages, standAt: 0 })
  const end = await worker.ended()
  const took = performance.now() - before
  await worker.kill()
  if (end.kind !== 'done') throw new Error('The worker stands still.')
  const { settled } = await readAccounts({ phase, runId: job.runId })
  return { trace: await readTrace(job.runId), settled, reached: end.reached, took }
}

if (serverUrl === undefined)
  throw new Error('PARLEY_TEST_DATABASE_URL names no server: npm run test:services')

let undisturbed: Undisturbed

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

describe('a process that works on a run and is killed', () => {
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

  it('at any boundary of any step leaves a run that ends as if nothing had happened', async () => {
    for (const [index, expected] of undisturbed.reached.entries()) {
      const worker = await takeWorker()
      const { phase, job } = await begin()
      await worker.order({ job, passages, standAt: index + 1 })
      expect(await worker.ended()).toEqual({ kind: 'standing', boundary: expected })
      await worker.kill()
      await letLeaseRunOut(job.runId, worker)
      await runSequence(world.ports, job)
      const death = `${index + 1}: ${expected}`
      const unknown = await expectSame({ phase, runId: job.runId, death }, undisturbed)
      // Sent and not stored: exactly that call's fate is unknown. Not sent, or stored: none's.
      if (expected === 'in-call' || expected === 'after-call')
        expect({ death, unknown }).toEqual({ death, unknown: 1 })
      else if (expected !== 'before-commit') expect({ death, unknown }).toEqual({ death, unknown: 0 })
    }
  }, 600_000)

  it('at random moments, too', async () => {
    for (let deaths = 0; deaths < randomDeaths;) {
      const worker = await takeWorker()
      const { phase, job } = await begin()
      const afterMs = Math.random() * undisturbed.took
      await worker.order({ job, passages, standAt: 0 })
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      await worker.kill()
      await letLeaseRunOut(job.runId, worker)
      const [run] = await world.database.asOwner('select status from sequence_run where id = $1', [job.runId])
      // A worker that was done before it died proves nothing.
      if (run?.status !== 'COMPLETED') deaths += 1
      await runSequence(world.ports, job)
      const unknown = await expectSame({ phase, runId: job.runId, death: { afterMs } }, undisturbed)
      expect(unknown).toBeLessThanOrEqual(1)
    }
  }, 600_000)

  it('again and again, at every successor’s first steps, still lets the run end', async () => {
    const { phase, job } = await begin()
    // Far enough for one step, and into the next one's call.
    const standAt = 9
    let deaths = 0
    for (let isDone = false; !isDone;) {
      const worker = await takeWorker()
      await worker.order({ job, passages, standAt })
      isDone = (await worker.ended()).kind === 'done'
      await worker.kill()
      deaths += isDone ? 0 : 1
      await letLeaseRunOut(job.runId, worker)
    }
    expect(deaths).toBeGreaterThan(5)
    const unknown = await expectSame({ phase, runId: job.runId, death: 'of every worker' }, undisturbed)
    expect(unknown).toBeLessThanOrEqual(deaths)
  }, 600_000)
})
