// How long after its database is back a run goes on, with a worker and a queue on Postgres as the product has them.
import { setTimeout as delay } from 'node:timers/promises'
import { createEngineWorld, type EngineWorld } from '@parley/orchestrator/src/testing/engine-world.ts'
import { startWorkerOfRuns, type WorkerOfRuns } from '@parley/orchestrator/src/testing/worker-of-runs.ts'
import { numbersOf, readEnvironment } from './env.ts'
import { instantProvider } from './instant-provider.ts'
import { median, printTable } from './statistics.ts'

/** A model that takes a while, so that calls, commits and what lies between them are all cut into. */
const provider: typeof instantProvider = {
  ...instantProvider,
  complete: async (request) => {
    await delay(150)
    return instantProvider.complete(request)
  },
}

const longest = 120_000

/** Ids of runs at work, with their newest event. */
async function readPlaces(world: EngineWorld): Promise<Map<string, number>> {
  const rows = await world.database.asOwner<{ id: string; seq: number }>(
    `select r.id, coalesce(max(c.last_seq), 0)::int as seq from sequence_run r left join phase_event_counter c using (phase_id)
      where r.status in ('QUEUED', 'RUNNING') group by r.id`,
  )
  return new Map(rows.map(({ id, seq }) => [id, seq]))
}

/** Seconds from the server's return until each run that was at work has stored something new. */
async function measureRestart(world: EngineWorld, worker: WorkerOfRuns, awayMs: number): Promise<number[]> {
  await worker.restartServer(awayMs)
  const back = performance.now()
  const before = await readPlaces(world)
  const seconds: number[] = []
  while (before.size > 0) {
    const took = (performance.now() - back) / 1000
    if (took * 1000 > longest) throw new Error(`${before.size} runs stood still for two minutes.`)
    const now = await readPlaces(world)
    for (const [id, place] of before) {
      if (now.get(id) === place) continue
      seconds.push(took)
      before.delete(id)
    }
    await delay(50)
  }
  return seconds
}

async function bench(): Promise<void> {
  const environment = readEnvironment()
  const world = await createEngineWorld()
  const worker = await startWorkerOfRuns(world, environment.PARLEY_TEST_DATABASE_URL, {
    provider,
    findPassages: () => Promise.resolve({ passages: [], found: [] }),
  })
  const rows: string[][] = []
  try {
    const aiAgents = await world.addAgents(Array.from({ length: 60 }, () => 'CONTRIBUTOR'))
    for (const away of numbersOf(environment.AWAY_SECONDS)) {
      const all: number[] = []
      for (let round = 0; round < environment.ROUNDS; round += 1) {
        for (let run = 0; run < 6; run += 1) await world.start(await world.addPhase({ aiAgents }))
        await delay(1_000 + 500 * Math.random())
        all.push(...(await measureRestart(world, worker, away * 1000)))
        await world.database.asOwner(
          `update sequence_run set status = 'CANCELLED' where status in ('QUEUED', 'RUNNING')`,
        )
        await delay(500)
      }
      const most = Math.max(...all)
      rows.push([String(away), String(all.length), median(all).toFixed(2), most.toFixed(2)])
    }
  } finally {
    await worker.close()
    await world.database.close()
  }
  printTable('A run goes on after its database is back', ['away, s', 'runs', 'median, s', 'longest, s'], rows)
}

await bench()
