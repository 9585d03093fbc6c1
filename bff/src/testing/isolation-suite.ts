import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { drawSample, type Sample } from '@parley/server-kit/testing/sample.ts'
import type { Isolation } from '@parley/server-kit/testing/test-database.ts'
import type { Route } from '../http/define-route.ts'
import { answerCommands } from './doubles.ts'
import { type Finding, namesIds, probe, probeOwn, probeOwnList } from './isolation-probe.ts'
import { createIsolationWorld, type IsolationWorld, type TenantRecords } from './isolation-world.ts'
import { routeExamples, sessionEndingRoutes } from './route-examples.ts'
import { createTestApp, type TestApp } from './test-app.ts'

interface Stage {
  app: TestApp
  world: IsolationWorld
  routes: readonly Route[]
  /** Of each client, by its id. */
  records: Map<string, TenantRecords>
  sample: Sample
}

/** Milliseconds; there are as many requests as routes, principals and tenants make. */
const patience = 600_000

async function prepare(isolation: Isolation, sample: Sample): Promise<Stage> {
  const app = await createTestApp({ isolation })
  const world = await createIsolationWorld(app)
  const routes = app.app.routes.filter(({ definition }) => !sessionEndingRoutes.has(definition.name))
  const records = new Map<string, TenantRecords>()
  for (const client of world.clients) records.set(client.id, await world.addRecords(client))
  const [one] = records.values()
  if (one !== undefined) answerCommands(app.orchestrator, one)
  return { app, world, routes, records, sample }
}

async function probeForeign({ app, world, routes, records, sample }: Stage): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const route of routes)
    for (const principal of world.principals)
      for (const client of world.clients) {
        const foreign = records.get(client.id)
        if (foreign === undefined || principal.sees.includes(client)) continue
        if (!sample.includes(route.definition.name, principal.name, client.name)) continue
        const own = records.get(principal.sees[0]?.id ?? '')
        findings.push(...(await probe({ app, world }, route, { principal, foreign, own })))
      }
  return findings
}

async function probeLists({ app, world, routes, records, sample }: Stage): Promise<Finding[]> {
  const findings: Finding[] = []
  const [some] = records.values()
  for (const route of routes) {
    if (some === undefined || namesIds(route, some)) continue
    for (const principal of world.principals)
      if (sample.includes(route.definition.name, principal.name))
        findings.push(...(await probeOwnList({ app, world }, route, principal)))
  }
  return findings
}

async function probeOwners({ app, world, routes, records, sample }: Stage): Promise<Finding[]> {
  const findings: Finding[] = []
  const [client] = world.clients
  const [some] = records.values()
  for (const route of routes) {
    if (client === undefined || some === undefined || !namesIds(route, some)) continue
    if (!sample.includes(route.definition.name)) continue
    findings.push(...(await probeOwn({ app, world }, route, client)))
  }
  return findings
}

/** With both layers on the embedded database one case of sixteen; otherwise one of thirty-two (`npm run test:soak`: every one). */
const shareFor = (isolation: Isolation): number =>
  isolation === 'both' && process.env.PARLEY_TEST_DATABASE_URL === undefined ? 16 : 32

/**
 * Security, check 1: every route, every kind of principal, foreign ids in path, query and body; with both layers, or
 * with one of them alone (Security, "Tenants": each must hold with the other removed).
 */
export function describeIsolation(isolation: Isolation): void {
  const sample = drawSample({ oneOf: shareFor(isolation) })
  describe(`tenants, kept apart by ${isolation} (${sample.name})`, () => {
    let stage: Stage

    beforeAll(async () => {
      stage = await prepare(isolation, sample)
    }, patience)
    afterAll(() => stage.app.close())

    it('has an example for every route', () => {
      const names = stage.routes.map(({ definition }) => definition.name)
      expect(names.filter((name) => !(name in routeExamples))).toEqual([])
    })

    it(
      'answers foreign ids as missing ones, and shows nothing of theirs',
      async () => expect(await probeForeign(stage)).toEqual([]),
      patience,
    )

    it(
      'lists nothing of those whom one may not see',
      async () => expect(await probeLists(stage)).toEqual([]),
      patience,
    )

    // Last, because it changes and deletes.
    it(
      'lets who may see them work with the very same requests',
      async () => expect(await probeOwners(stage)).toEqual([]),
      patience,
    )
  })
}
