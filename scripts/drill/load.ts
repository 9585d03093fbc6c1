import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { getInitiative, listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import * as job from './main-job.ts'
import { newTally, type Tally } from './patient-client.ts'
import { asPerson, signInAgain } from './people.ts'
import type { Drilled } from './product-steps.ts'

interface Load {
  minutes: number
  /** Started again in turn. */
  services: readonly string[]
  say: (line: string) => void
}

/** What was promised to callers: it has to be there when all is over. */
interface Promised {
  documents: string[]
  notes: Map<string, string>
  conversations: number
  losses: string[]
}

/** Seconds between two restarts: each service has come back by then. */
const betweenRestarts = 25
const readers = 3

/**
 * Reads, writes, uploads and conversations of several people at once, while each service in turn is stopped and
 * started, the servers one container after the other. @throws Error where promised work is lost or an answer was unclean
 */
export async function load(drilled: Drilled, { minutes, services, say }: Load): Promise<string> {
  const tally = newTally()
  const promised: Promised = { documents: [], notes: new Map(), conversations: 0, losses: [] }
  const end = Date.now() + minutes * 60_000
  const token = await signInAgain(drilled.place)
  const api = asPerson(drilled.place, token, tally)
  const work = async (what: string, once: () => Promise<void>): Promise<void> => {
    while (Date.now() < end)
      await once().catch((error: unknown) => {
        promised.losses.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      })
  }
  const engagements = [drilled.engagement, await job.beginEngagement(api, drilled.clientId)]
  const [talking, writing] = engagements as [job.Engagement, job.Engagement]
  let restarts = 0
  const restarting = async (): Promise<void> => {
    for (let turn = 0; Date.now() < end - betweenRestarts * 1000; turn += 1) {
      const service = services[turn % services.length] ?? ''
      await restartInTurn(drilled, service)
      restarts += 1
      say(`      ${service} was started again; ${sayTally(tally)}`)
      await pause(betweenRestarts * 1000)
    }
  }
  await Promise.all([
    restarting(),
    ...Array.from({ length: readers }, () => work('reading', () => read(api, drilled.clientId, writing))),
    work('writing', () => write(api, writing, promised)),
    work('uploading', () => uploadOne(api, drilled, promised)),
    work('talking', async () => {
      await job.converse(api, talking.phaseId)
      promised.conversations += 1
    }),
  ])
  await job.converse(api, talking.phaseId)
  await lookForLosses(api, drilled, promised)
  const told = `${restarts} restarts; ${sayTally(tally)}; ${promised.documents.length} documents, ${promised.notes.size} phases written, ${promised.conversations} conversations; lost ${promised.losses.length}, unclean ${tally.unclean.length}`
  const wrong = [...promised.losses, ...tally.unclean]
  if (wrong.length > 0) throw new Error(`${told}: ${wrong.slice(0, 8).join('; ')}`)
  return told
}

/** Each container of the service by itself, so that another one is there meanwhile. */
async function restartInTurn({ product }: Drilled, service: string): Promise<void> {
  const containers = (await product.compose(['ps', '--quiet', service])).trim().split('\n')
  for (const container of containers) {
    await product.engine(['restart', '--time', '30', container])
    await untilHealthy(product.engine, container)
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

async function read(
  api: ApiClient,
  clientId: string,
  { initiativeId, phaseId }: job.Engagement,
): Promise<void> {
  await api.call(listClientInitiatives, { params: { clientId }, query: {} })
  await api.call(getInitiative, { params: { id: initiativeId } })
  await job.readPhase(api, phaseId)
  await api.call(listTemplates, { query: {} })
  await pause(100)
}

async function write(api: ApiClient, { phaseId }: job.Engagement, promised: Promised): Promise<void> {
  const notes = `Written at ${new Date().toISOString()}`
  await job.changePhase(api, phaseId, { notes })
  promised.notes.set(phaseId, notes)
  await pause(300)
}

async function uploadOne(api: ApiClient, drilled: Drilled, promised: Promised): Promise<void> {
  promised.documents.push(await job.upload(api, drilled.engagement, drilled.clientId))
  await pause(2000)
}

async function lookForLosses(api: ApiClient, { clientId }: Drilled, promised: Promised): Promise<void> {
  for (const id of promised.documents)
    await job.untilSearchable(api, clientId, id).catch(() => promised.losses.push(`document ${id}`))
  const { body } = await api.call(listClientArtifacts, { params: { clientId }, query: {} })
  const there = new Set(body.map(({ id }) => id))
  promised.losses.push(...promised.documents.filter((id) => !there.has(id)).map((id) => `file ${id}`))
  for (const [id, notes] of promised.notes)
    if ((await job.readPhase(api, id)).notes !== notes) promised.losses.push(`notes of ${id}`)
}

export const sayTally = ({ answers }: Tally): string =>
  [...answers]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([answer, count]) => `${count} × ${answer}`)
    .join(', ')
