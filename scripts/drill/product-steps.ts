import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Composed, run } from './compose.ts'
import { findLosses, type Facts, readFacts, sumOf } from './facts.ts'
import * as job from './main-job.ts'
import { asPerson, type Place, settleIn, signInAgain, superAdmin } from './people.ts'

/** The product of one drill, and whoever works in it. */
export interface Drilled {
  product: Composed
  place: Place
  /** For the backup, beside the release. */
  folder: string
  clientId: string
  engagement: job.Engagement
  api: ApiClient
}

const person = (drilled: Drilled, token: string): void => {
  drilled.api = asPerson(drilled.place, token)
}

export async function bringUp({ product, place }: Drilled, scale = 1): Promise<string> {
  const doors = 1 + (place.others?.length ?? 0)
  const counts = { bff: scale, orchestrator: scale, proxy: doors }
  const many = Object.entries(counts).flatMap(([service, count]) => ['--scale', `${service}=${count}`])
  await product.compose(['up', '--detach', '--wait', '--wait-timeout', '300', ...many])
  const { version } = (await (await fetch(`${place.origin}/healthz`)).json()) as { version: string }
  return `all healthy, version ${version}, ${scale} of each server`
}

export async function firstAdmin(drilled: Drilled): Promise<string> {
  const names = [
    '--email',
    superAdmin.email,
    '--first-name',
    superAdmin.firstName,
    '--last-name',
    superAdmin.lastName,
  ]
  const create = ['exec', '-T', 'bff', 'parley', 'admin', 'create', ...names]
  const said = await drilled.product.compose(create)
  const { token, clientId } = await settleIn(drilled.place, said)
  drilled.clientId = clientId
  person(drilled, token)
  const again = await drilled.product.compose(create).then(
    () => 'was not refused',
    () => 'was refused',
  )
  if (again !== 'was refused') throw new Error('A second first admin was made without proof.')
  return 'a super admin by a mailed link, a firm, its administrator, a client; a second one was refused'
}

export async function mainJob(drilled: Drilled): Promise<string> {
  const { api, clientId } = drilled
  drilled.engagement = await job.beginEngagement(api, clientId)
  const { phaseId } = drilled.engagement
  await job.untilSearchable(api, clientId, await job.upload(api, drilled.engagement, clientId))
  const checked = await job.validate(api, phaseId)
  const turns = await job.converse(api, phaseId)
  await job.activate(api, drilled.engagement)
  const size = await job.makeDeck(api, drilled.engagement)
  return `document searchable, ${checked} statements checked, ${turns} turns, activated, deck of ${Math.round(size / 1000)} kB`
}

/** Signs in anew, has a document read and the agents talk once more. */
export async function workOn(drilled: Drilled): Promise<string> {
  person(drilled, await signInAgain(drilled.place))
  const { api, clientId, engagement } = drilled
  await job.untilSearchable(api, clientId, await job.upload(api, engagement, clientId))
  return `a document searchable, ${await job.converse(api, engagement.phaseId)} turns`
}

/** Ends a service in the middle of a conversation, without a word, and starts it again. */
export async function kill(drilled: Drilled, service: string, scale: number): Promise<string> {
  const { product, api, engagement } = drilled
  await job.startAgain(api, engagement.phaseId)
  await product.compose(['kill', '--signal', 'SIGKILL', service])
  await bringUp(drilled, scale)
  return `the conversation went on to its end, ${await job.converse(api, engagement.phaseId, false)} turns`
}

const kept = '/var/lib/parley'

const headsOf = (folder: string): string => join(folder, 'heads.json')

export async function backUp({ product, folder }: Drilled): Promise<[string, Facts]> {
  // What is sealed by now has to be in the backup.
  await product.compose(['exec', '-T', 'bff', 'parley', 'audit', 'heads'], { to: headsOf(folder) })
  const said = await product.compose([
    'run',
    '--rm',
    '-T',
    'migrate',
    'parley',
    'backup',
    '--to',
    `${kept}/backup-1`,
  ])
  const facts = await readFacts(product)
  const to = join(folder, 'backup.tar')
  await product.compose(['run', '--rm', '-T', 'migrate', 'tar', '-C', kept, '-c', 'backup-1'], { to })
  await product.compose(['run', '--rm', '-T', 'migrate', 'rm', '-r', `${kept}/backup-1`])
  return [
    `${said.trim().split('\n').at(-1) ?? ''} (${Math.round((await readFile(to)).length / 1000)} kB)`,
    facts,
  ]
}

export async function destroy({ product }: Drilled): Promise<string> {
  await product.compose(['down', '--volumes', '--timeout', '30'])
  const left = await run('docker', ['volume', 'ls', '--quiet', '--filter', `name=${product.project}_`])
  if (left.trim() !== '') throw new Error(`Volumes are left: ${left}`)
  return 'containers and volumes are gone'
}

export async function restore({ product, folder }: Drilled): Promise<string> {
  const from = join(folder, 'backup.tar')
  await product.compose(['run', '--rm', '-T', 'migrate', 'tar', '-C', kept, '-x'], { from })
  const read = ['run', '--rm', '-T', 'migrate', 'parley', 'restore', '--from', `${kept}/backup-1`]
  const said = (await product.compose(read)).trim().split('\n')
  if (!said.some((line) => /, 0 damaged\.$/.test(line)))
    throw new Error(`The restore said: ${said.join(' ')}`)
  return said.slice(-3).join(' ')
}

export async function compare(drilled: Drilled, before: Facts): Promise<string> {
  const after = await readFacts(drilled.product)
  const losses = findLosses(before, after)
  if (losses.length > 0) throw new Error(losses.join('; '))
  return `${sumOf(after)} rows in ${after.rows.size} tables, ${after.policies} policies, ${after.forced} tables under forced row security; audit log: ${await verifyAudit(drilled)}`
}

/** Does every seal again, and looks for the heads that were kept before. @throws Error where something is damaged */
async function verifyAudit({ product, folder }: Drilled): Promise<string> {
  const verify = ['exec', '-T', 'bff', 'parley', 'audit', 'verify', '--heads', '-']
  const said = await product.compose(verify, { from: headsOf(folder) })
  return said.trim().split('\n').at(-1) ?? ''
}

/** Whoever was signed in before goes on without signing in again. */
export async function stillWorks({ api, engagement }: Drilled): Promise<string> {
  const { status } = await job.readPhase(api, engagement.phaseId)
  return `a token of before is taken, the phase is ${status}`
}
