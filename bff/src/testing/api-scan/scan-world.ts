import { createHash } from 'node:crypto'
import { newId } from '@parley/contracts/ids.ts'
import { answerCommands } from '../doubles.ts'
import { createIsolationWorld, type Principal, type TenantRecords } from '../isolation-world.ts'
import type { TestApp } from '../test-app.ts'
import { type ForeignRows, noSight, type Sight, sightOf } from './foreign-rows.ts'
import type { ScanRequest } from './scan-request.ts'

/** Names of fields and addresses that a record goes by, where they are not its own. */
const aliases: Record<string, keyof TenantRecords> = {
  consultingFirmId: 'firmId',
  aiAgentId: 'agentId',
  parentId: 'departmentId',
  batchId: 'importId',
  businessObjectiveId: 'objectiveId',
  createdById: 'userId',
}

export interface ScanPrincipal {
  name: string
  /** undefined: nobody. */
  token: string | undefined
  own: TenantRecords
  other: TenantRecords
  sight: Sight
}

const singular = (word: string): string => word.replace(/Ids$/, 'Id').replace(/ies$/, 'y').replace(/s$/, '')
const camel = (words: string[]): string =>
  words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')

/** The record that a field or an address most likely means; any where it tells nothing. */
export function guessId(records: TenantRecords, name: string): string {
  const words = name.split('-')
  const guesses = words.map((_word, from) => singular(camel(words.slice(from))))
  for (const guess of guesses.flatMap((word) => [word, `${word}Id`])) {
    const known = aliases[guess] ?? guess
    if (known in records) return records[known as keyof TenantRecords]
  }
  const all = Object.values(records) as string[]
  return all[createHash('sha256').update(name).digest().readUInt32BE() % all.length] ?? ''
}

/** The request with the ids of those records that are there now. */
export function placeIds(request: ScanRequest, { own, other }: ScanPrincipal): ScanRequest {
  const text = JSON.stringify(request).replace(
    /\{\{(own|other)\.([\w-]+)\}\}/g,
    (_whole, whose: string, name: string) => guessId(whose === 'own' ? own : other, name),
  )
  return JSON.parse(text) as ScanRequest
}

export interface ScanWorld {
  principals: ScanPrincipal[]
}

/** Two firms with three clients, all their records, and everybody who may call, nobody and forgers included. */
export async function createScanWorld(app: TestApp, rows: ForeignRows): Promise<ScanWorld> {
  // The agent of a world before has its name.
  await app.database.asOwner(`update ai_agent set name = name || ' ' || id::text`)
  const world = await createIsolationWorld(app)
  const records = new Map<string, TenantRecords>()
  for (const client of world.clients) records.set(client.id, await world.addRecords(client))
  const [first, , third] = world.clients
  const of = (id: string | undefined): TenantRecords => {
    const found = records.get(id ?? '')
    if (found === undefined) throw new Error('The world has no such client.')
    return found
  }
  const answered = of(first?.id)
  answerCommands(app.orchestrator, answered)
  // What the orchestrator of tests answers everybody with is no find.
  const echoed = [answered.sequenceId, answered.interactionId, answered.messageId]
  for (const made of records.values()) rows.add(made, echoed)
  const known = (principal: Principal): ScanPrincipal => {
    const own = principal.sees[0] ?? first
    return {
      name: principal.name,
      token: principal.token,
      own: of(own?.id),
      other: of(own === third ? first?.id : third?.id),
      sight: sightOf(principal, (client) => world.markOf(client)),
    }
  }
  const outside = { own: of(first?.id), other: of(third?.id), sight: noSight }
  const forged = `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify({ sub: newId() })).toString('base64url')}.x`
  return {
    principals: [
      ...world.principals.map(known),
      { name: 'nobody', token: undefined, ...outside },
      { name: 'forger', token: forged, ...outside },
    ],
  }
}
