import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { createBuiltinProvider } from '../models/builtin/builtin-provider.ts'
import type { Passage } from '../models/port.ts'
import { createEngineWorld, type EngineWorld, readConversation } from '../testing/engine-world.ts'
import { foundFor } from '../testing/found-for.ts'
import { readAccounts } from '../testing/run-trace.ts'
import { startWorkerOfRuns, type WorkerOfRuns } from '../testing/worker-of-runs.ts'

// A worker reaches the server over a line that is cut, while the server ends the sessions behind it and takes no new
// ones, as it does when it is restarted. Leases last for ever here, and nobody looks for runs that were left: only who
// lost a run can go on with it.

const serverUrl = process.env.PARLEY_TEST_DATABASE_URL
if (serverUrl === undefined)
  throw new Error('PARLEY_TEST_DATABASE_URL names no server: npm run test:services')

const restarts = 5
const runsPerRestart = 4

const passages: Passage[] = [1, 2, 3].map((page) => ({
  chunkId: newId(),
  artifactId: newId(),
  sourceKind: 'initiative',
  name: 'Vendor survey.pdf',
  page,
  text: `Finding ${page}: the licence costs of the vendor rise with every point of contact.`,
  relevance: 0.8,
}))

const builtin = createBuiltinProvider({ tokensPerSecond: 0 })
/** Answers late enough for a restart to come in the middle of a call. */
const provider = {
  ...builtin,
  complete: async (request: Parameters<typeof builtin.complete>[0]) => {
    await delay(40)
    return builtin.complete(request)
  },
}

/** Whoever takes or renews a lease has it for a day. */
const endlessLeases = `
  create function endless_lease() returns trigger language plpgsql as $$ begin
    if new.lease_until > now() + interval '1 second' then new.lease_until := now() + interval '1 day'; end if;
    return new;
  end $$;
  create trigger endless_lease before update on sequence_run for each row execute function endless_lease()`

let world: EngineWorld
let worker: WorkerOfRuns

beforeAll(async () => {
  world = await createEngineWorld()
  await world.database.asOwner(endlessLeases)
  worker = await startWorkerOfRuns(world, serverUrl, {
    provider,
    findPassages: (_context, questions) => Promise.resolve(foundFor(questions, passages)),
  })
})
afterAll(async () => {
  await worker.close()
  await world.database.close()
})

async function untilNobodyIsAtWork(): Promise<void> {
  for (;;) {
    const atWork = await world.database.asOwner(
      `select id from sequence_run where status in ('QUEUED', 'RUNNING')`,
    )
    if (atWork.length === 0) return
    await delay(100)
  }
}

describe('a Postgres that is restarted again and again', () => {
  it('holds its worker’s runs up only while it is away, and every number is right in the end', async () => {
    const aiAgents = await world.addAgents([
      'CONTRIBUTOR',
      'CONTRIBUTOR',
      'CONTRIBUTOR',
      'CONTRIBUTOR',
      'REVIEWER',
    ])
    const ids: string[] = []
    const begin = async (): Promise<void> => {
      const phase = await world.addPhase({ aiAgents })
      ids.push((await world.start(phase)).sequenceId)
    }
    for (let restart = 0; restart < restarts; restart += 1) {
      for (let count = 0; count < runsPerRestart; count += 1) await begin()
      await delay(1_500 * Math.random())
      // One is begun while the server is away for the worker alone.
      await Promise.all([worker.restartServer(700), begin()])
    }
    await untilNobodyIsAtWork()
    for (const id of ids) {
      const { run, turns } = await readConversation(world.database, id)
      expect([run.status, turns.filter(({ status }) => status !== 'COMPLETED')]).toEqual(['COMPLETED', []])
      const { calls, settled, unknown, all, ...counted } = await readAccounts(world.database, id)
      expect({ ...counted, all }).toEqual({ run: calls, counter: calls, reserved: 0, all: settled + unknown })
    }
    expect(worker.failed).toEqual([])
  }, 240_000)
})
