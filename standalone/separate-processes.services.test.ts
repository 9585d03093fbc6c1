import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ApiClient, createApiClient } from '@parley/bff/src/testing/api-client.ts'
import { eventually } from '@parley/bff/src/testing/eventually.ts'
import { getArtifactText, listClientArtifacts, uploadArtifact } from '@parley/contracts/http/artifacts.ts'
import { getPhase, validatePhase } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import { commands } from '@parley/contracts/internal/orchestrator.ts'
import { signServiceToken } from '@parley/server-kit/http/service-token.ts'
import {
  actInside,
  fillIn,
  findOpenPhase,
  readConversation,
  remediateAll,
  seeItThrough,
  signIn,
  startConversation,
} from './testing/engagement.ts'
import { type LiveReader, readLive } from './testing/live-reader.ts'
import { createProcessWorld, type ProcessWorld } from './testing/process-world.ts'
import type { ServerProcess } from './testing/server-process.ts'

const databaseUrl = process.env.PARLEY_TEST_DATABASE_URL ?? ''
const redisUrl = process.env.PARLEY_TEST_REDIS_URL ?? ''

/** Milliseconds: a run whose worker died waits for its lease of 30 s and a sweep every 10 s. */
const afterADeath = 100_000

const get = async (origin: string, path: string) => {
  const response = await fetch(`${origin}${path}`)
  const text = await response.text()
  return { status: response.status, text }
}
const portOf = ({ origin }: ServerProcess): number => Number(new URL(origin()).port)

describe.each([
  ['Postgres alone', { databaseUrl }],
  ['Postgres and Redis', { databaseUrl, redisUrl }],
])('two bffs and two orchestrators on %s', (_, servers) => {
  let world: ProcessWorld
  let bffs: [ServerProcess, ServerProcess]
  let orchestrators: [ServerProcess, ServerProcess]
  let token: string
  let clientId: string
  let phaseId: string
  /** The same person on either bff. */
  let [here, there]: ApiClient[] = []
  let onlooker: LiveReader

  beforeAll(async () => {
    world = await createProcessWorld(servers)
    orchestrators = [world.start('orchestrator'), world.start('orchestrator')]
    bffs = [world.start('bff'), world.start('bff')]
    await Promise.all(world.processes.map((one) => one.listening()))
    world.lines.orchestrators.lead(orchestrators.map(portOf))
  })
  afterAll(() => world.close())

  it('start at once on an empty database: one migrates, one writes the demo', async () => {
    const migrated = world.processes.filter(({ log }) =>
      log.some(({ msg }) => msg === 'the database was migrated'),
    )
    expect(migrated).toHaveLength(1)
    expect(await world.database.rows('select name from consulting_firm')).toHaveLength(2)
  })
})
