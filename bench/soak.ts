// Many runs by workers in processes of their own, while their Postgres is restarted again and again and workers are killed;
// then everything that is left is counted. Ends in bounded time, and fails when anything is lost or there twice.
import { writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createEngineWorld, type EngineWorld } from '@parley/orchestrator/src/testing/engine-world.ts'
import { runSequence } from '@parley/orchestrator/src/sequences/run-sequence.ts'
import { createPostgresQueueBackend } from '@parley/server-kit/queue/queue-backend.ts'
import { instantProvider } from './instant-provider.ts'
import { describeServer } from './scratch-database.ts'
import { findFaults, readShape } from './soak/check.ts'
import { drawMemory } from './soak/picture.ts'
import { type OwnServer, startOwnServer } from './soak/server.ts'
import { startWorkerPlaces } from './soak/workers.ts'
import { printTable } from './statistics.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    'restart-every': { type: 'string', default: '10' },
    'kill-every': { type: 'string', default: '15' },
    'model-ms': { type: 'string', default: '100' },
    workers: { type: 'string', default: '2' },
    minutes: { type: 'string' },
    picture: { type: 'string' },
  },
})
const runs = Number(values.runs)
const restartEveryMs = Number(values['restart-every']) * 1000
const killEveryMs = Number(values['kill-every']) * 1000
/** After that the soak has failed. */
const longestMs = Number(values.minutes ?? 5 + runs / 40) * 60_000
const clients = 10

/** Waits for what a restart of the server stands in the way of. */
async function insistently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1)
    try {
      return await work()
    } catch (error) {
      if (tries === 60) throw error
      await delay(500)
    }
}

/** Makes the runs; the first of all is done here, undisturbed. @returns how its turns look */
async function startRuns(first: EngineWorld): Promise<string> {
  const aiAgents = await first.addAgents([
    'CONTRIBUTOR',
    'CONTRIBUTOR',
    'CONTRIBUTOR',
    'CONTRIBUTOR',
    'REVIEWER',
  ])
  const { sequenceId } = await first.start(await first.addPhase({ aiAgents }))
  await runSequence(first.ports, { ...first.tenant, runId: sequenceId })
  const worlds = [first]
  while (worlds.length < clients) worlds.push(await createEngineWorld({ database: first.database }))
  for (let run = 1; run < runs; run += 1) {
    const world = worlds[run % clients] ?? first
    await world.start(await world.addPhase({ aiAgents }))
  }
  return readShape(first.database, sequenceId)
}

async function disturb(server: OwnServer, world: EngineWorld, url: string) {
  const begun = performance.now()
  const places = startWorkerPlaces(Number(values.workers), url, Number(values['model-ms']))
  let [restarts, kills] = [0, 0]
  let [nextRestart, nextKill] = [begun + restartEveryMs, begun + killEveryMs]
  const readLeft = async (): Promise<number> => {
    const [row] = await world.database.asOwner<{ left: number }>(
      `select count(*)::int as left from sequence_run where status in ('QUEUED', 'RUNNING')`,
    )
    return row?.left ?? 0
  }
  try {
    for (let left = runs; left > 0; left = await insistently(readLeft)) {
      const now = performance.now()
      if (now - begun > longestMs) break
      if (now > nextKill) {
        places.killOne()
        kills += 1
        // At random moments, so often on average.
        nextKill = now + killEveryMs * (0.5 + Math.random())
      }
      if (now > nextRestart) {
        nextRestart = now + restartEveryMs
        await server.restart(restarts % 2 === 0 ? 'in order' : 'by force', 500)
        restarts += 1
        console.error(
          `${((now - begun) / 1000).toFixed(0)} s: ${left} runs left, ${restarts} restarts, ${kills} kills`,
        )
      }
      await delay(250)
    }
    const seconds = (performance.now() - begun) / 1000
    // What was on its way to be told is told, and calls of the dead are closed, at most a sweep later.
    await delay(15_000)
    return { restarts, kills, seconds, ended: places.ended(), samples: places.samples }
  } finally {
    await places.close()
  }
}

const server = await startOwnServer()
try {
  process.env.PARLEY_TEST_DATABASE_URL = server.url
  const world = await createEngineWorld({ providers: [instantProvider] })
  const shape = await startRuns(world)
  const [row] = await world.database.asOwner<{ name: string }>('select current_database() as name')
  const url = new URL(server.url)
  url.pathname = `/${row?.name ?? ''}`
  const { source } = world.database
  await (await createPostgresQueueBackend(source)).close()
  console.error(`${runs} runs stand in line`)
  const { restarts, kills, seconds, ended, samples } = await disturb(server, world, url.toString())
  const { lost, doubled, details } = await insistently(() => findFaults(world.database, shape))
  if (values.picture !== undefined) writeFileSync(values.picture, drawMemory(samples))
  console.log(`\n${await describeServer(server.url)}`)
  printTable(
    'Runs while their database is restarted and their workers are killed',
    ['runs', 'turns each', 'restarts', 'kills', 'ended by themselves', 'seconds', 'doubled', 'lost'],
    [[runs, shape.split('; ').length, restarts, kills, ended, seconds.toFixed(0), doubled, lost].map(String)],
  )
  for (const detail of details) console.log(detail)
  await world.database.close()
  if (lost + doubled > 0) process.exitCode = 1
} finally {
  await server.remove()
}
