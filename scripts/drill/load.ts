import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { countMissed, watchPhase } from './load-socket.ts'
import { courses, lookForLosses, newPromises, type Promised, type Site } from './load-work.ts'
import * as job from './main-job.ts'
import { memoryLines, watchMemory } from './memory.ts'
import { drawMemory } from './memory-picture.ts'
import { asWorker } from './people.ts'
import { graceSeconds, readProxyAgain } from './proxy-reload.ts'
import type { Drilled } from './product-steps.ts'
import { enterPeriod, newTally, periodLines, proxyReload, sayTally, type Tally } from './tally.ts'

interface Load {
  minutes: number
  /** Started again in turn, none where there are none; `reload of the proxy` has it read its configuration again. */
  services: readonly string[]
  /** Path of an SVG of the memory of each container; none where it is empty. */
  picture: string
  say: (line: string) => void
}

/** Seconds between two restarts: each service has come back by then. */
const betweenRestarts = 15

/**
 * Sign-ins, lists, changes, uploads, questions, invitations, a conversation with its gates and a live channel at once,
 * while each service in turn is stopped and started, the servers one container after the other.
 * @throws Error where promised work is lost or an answer was unclean
 */
export async function load(drilled: Drilled, { minutes, services, picture, say }: Load): Promise<string> {
  const tally = newTally()
  const promised = newPromises()
  const end = Date.now() + minutes * 60_000
  const isOver = (): boolean => Date.now() >= end
  const { place, clientId } = drilled
  const api = await asWorker(place, tally)
  const writing = await job.beginEngagement(api, clientId)
  const site: Site = { place, clientId, talking: drilled.engagement, writing }
  const course = { api, site, promised, tally }
  await job.startAgain(api, site.talking.phaseId)
  await job.converse(api, site.talking.phaseId, false)

  const restarting = async (): Promise<void> => {
    for (let turn = 0; services.length > 0 && Date.now() < end - betweenRestarts * 1000; turn += 1) {
      const service = services[turn % services.length] ?? ''
      await (service === proxyReload ? reloadProxy : restartInTurn)(drilled, { service, tally })
      say(`      ${service}, done again; ${sayTally(tally)}`)
      await pause(betweenRestarts * 1000)
    }
  }
  const live = { doors: [place.origin, ...(place.others ?? [])], api, phaseId: site.talking.phaseId }
  const [watched, memory] = await Promise.all([
    watchPhase(live, isOver),
    watchMemory(drilled.product, isOver),
    restarting(),
    ...Object.entries(courses).map(async ([what, { rest, once }]) => {
      while (!isOver()) {
        await once(course).catch(note(promised, what))
        await pause(rest)
      }
    }),
  ])
  await lookForLosses(course)
  const missed = await countMissed(live, watched)
  if (missed > 0) promised.losses.push(`${missed} events of the live channel`)
  promised.losses.push(...(await leftUndone(drilled)))
  for (const line of [...periodLines(tally), ...memoryLines(memory)]) say(`      ${line}`)
  if (picture !== '') await writeFile(picture, drawMemory(memory, `Memory under ${minutes} minutes of load`))
  const told = `${sayTally(tally)}; ${sayPromised(promised)}; live channel opened ${watched.opened} times, ${watched.seen.size} events`
  const wrong = [...promised.losses, ...tally.unclean]
  if (wrong.length > 0)
    throw new Error(
      `${told}; lost ${promised.losses.length}, unclean ${tally.unclean.length}: ${wrong.slice(0, 12).join('; ')}`,
    )
  return `${told}; nothing lost, no unclean answer`
}

const note =
  (promised: Promised, what: string) =>
  (error: unknown): void =>
    void promised.losses.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)

const sayPromised = (promised: Promised): string =>
  [
    `${promised.signIns} sign-ins`,
    `${promised.documents.length} documents`,
    `${promised.questions.length} questions`,
    `${promised.invited.length} invitations`,
    `${promised.conversations} conversations`,
  ].join(', ')

/** What should have ended by itself by now. */
const ends: Record<string, string> = {
  'runs that have not ended': `select count(*) from sequence_run where status not in ('COMPLETED', 'CANCELLED')`,
  'mails that have not left': `select count(*) from mail_message where status <> 'SENT'`,
  'announcements that nobody heard': 'select count(*) from outbox where relayed_at is null',
  'entries that no chain holds': 'select count(*) from audit_to_seal',
}

async function leftUndone({ product }: Drilled): Promise<string[]> {
  const left: string[] = []
  for (const [what, statement] of Object.entries(ends)) {
    let count = '0'
    for (let tries = 0; tries < 30; tries += 1) {
      count = (await product.query(statement))[0] ?? '0'
      if (count === '0') break
      await pause(2000)
    }
    if (count !== '0') left.push(`${count} ${what}`)
  }
  return left
}

/** As a changed Caddyfile is taken up: connections are taken all the while. */
async function reloadProxy(
  { product }: Drilled,
  { service, tally }: { service: string; tally: Tally },
): Promise<void> {
  enterPeriod(tally, service)
  tally.current.restarts += 1
  await readProxyAgain(product)
  // Calls that the former configuration still serves end meanwhile.
  await pause(graceSeconds * 1000)
  enterPeriod(tally)
}

/** Each container of the service by itself, so that another one is there meanwhile. */
async function restartInTurn(
  { product }: Drilled,
  { service, tally }: { service: string; tally: Tally },
): Promise<void> {
  const containers = (await product.compose(['ps', '--quiet', service])).trim().split('\n')
  for (const container of containers) {
    enterPeriod(tally, service)
    tally.current.restarts += 1
    await product.engine(['restart', '--time', '30', container])
    await untilHealthy(product.engine, container)
    enterPeriod(tally)
  }
}

async function untilHealthy(engine: (args: string[]) => Promise<string>, container: string): Promise<void> {
  for (let tries = 0; tries < 90; tries += 1) {
    const state = await engine(['inspect', '--format', '{{.State.Health.Status}}', container])
    if (state.trim() === 'healthy') return
    await pause(1000)
  }
  throw new Error(`${container} does not become healthy.`)
}
