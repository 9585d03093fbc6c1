// npm run bench -- memory --minutes 60 --picture memory.svg: what every process holds while people read, write, upload, ask,
// invite, sign in and talk for so long: two bffs, two orchestrators, their Postgres and their Redis, as processes of this
// machine. The work is the drill's, which does the same in containers.
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { me } from '@parley/contracts/http/session.ts'
import { createProcessWorld, type ProcessWorld } from '../standalone/testing/process-world.ts'
import { watchPhase } from '../scripts/drill/load-socket.ts'
import { courses, newPromises } from '../scripts/drill/load-work.ts'
import * as job from '../scripts/drill/main-job.ts'
import { memoryLines } from '../scripts/drill/memory.ts'
import { drawMemory } from '../scripts/drill/memory-picture.ts'
import { asWorker, sure } from '../scripts/drill/people.ts'
import { newTally, sayTally } from '../scripts/drill/tally.ts'
import { readEnvironment } from './env.ts'
import { findServers, watchHeld, type Watched } from './memory/held.ts'

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    /** An SVG of what each process holds; none unless named. */
    picture: { type: 'string', default: '' },
  },
})
const minutes = Number(options.minutes)
const { PARLEY_TEST_DATABASE_URL: databaseUrl, PARLEY_TEST_REDIS_URL: redisUrl } = readEnvironment()
const worker = { email: 'admin@acme.test', password: 'Parley-demo-1!' }
const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Starts two of each server. @returns their addresses and what is looked at */
async function startProducts(world: ProcessWorld): Promise<{ origins: string[]; watched: Watched[] }> {
  const orchestrators = [world.start('orchestrator'), world.start('orchestrator')]
  // The first brings the demo's rows; the second finds them.
  const bffs = [world.start('bff'), world.start('bff')]
  await Promise.all(world.processes.map((one) => one.listening()))
  world.lines.orchestrators.lead(orchestrators.map((one) => Number(new URL(one.origin()).port)))
  const watched = [...bffs, ...orchestrators].map(({ name, pid }, index) => ({
    name: `${name} ${(index % 2) + 1}`,
    pids: () => [pid],
  }))
  return { origins: bffs.map((bff) => bff.origin()), watched }
}

async function work(origins: string[], isOver: () => boolean): Promise<string> {
  const tally = newTally()
  const promised = newPromises()
  const [first = '', second = ''] = origins
  const place = { origin: first, others: [second], mails: '', worker }
  const api = await asWorker(place, tally)
  // By turns, so that both bffs have work.
  const apis = [api, await asWorker({ ...place, origin: second, others: [first] }, tally)]
  const clientId = sure(await api.call(me), 'Who one is').body.user.client?.id ?? ''
  sure(await api.call(listClientInitiatives, { params: { clientId }, query: {} }), 'The initiatives')
  const talking = await job.beginEngagement(api, clientId)
  const writing = await job.beginEngagement(api, clientId)
  const site = { place, clientId, talking, writing }
  await job.validate(api, talking.phaseId)
  await job.startAgain(api, talking.phaseId)
  const again = Object.entries(courses).map(async ([what, { rest, once }], index) => {
    while (!isOver()) {
      await once({ api: apis[index % 2] ?? api, site, promised, tally }).catch(
        (error: unknown) => void promised.losses.push(`${what}: ${String(error)}`),
      )
      await pause(rest)
    }
  })
  const [live] = await Promise.all([
    watchPhase({ doors: origins, api, phaseId: talking.phaseId }, isOver),
    ...again,
  ])
  const wrong = [...promised.losses, ...tally.unclean]
  if (wrong.length > 0)
    throw new Error(`${sayTally(tally)}; ${wrong.length} wrong: ${wrong.slice(0, 8).join('; ')}`)
  const { documents, questions, conversations } = promised
  return `${sayTally(tally)}; ${documents.length} documents, ${questions.length} questions, ${conversations} conversations, ${live.seen.size} live events`
}

const world = await createProcessWorld({ databaseUrl, redisUrl })
try {
  const { origins, watched } = await startProducts(world)
  const end = Date.now() + minutes * 60_000
  const isOver = (): boolean => Date.now() >= end
  const servers = await findServers(databaseUrl, redisUrl)
  const [series, told] = await Promise.all([
    watchHeld([...watched, ...servers], isOver),
    work(origins, isOver),
  ])
  say(`${minutes} minutes, load average ${loadavg()[0]?.toFixed(1) ?? ''} at the end: ${told}`)
  for (const line of memoryLines(series)) say(line)
  if (options.picture !== '')
    await writeFile(
      options.picture,
      drawMemory(series, `Memory of each process under ${minutes} minutes of load`),
    )
} finally {
  await world.close()
}
