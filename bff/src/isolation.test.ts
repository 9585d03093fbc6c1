import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Isolation } from '@parley/server-kit/testing/test-database.ts'
import type { Route } from './http/define-route.ts'
import { createIsolationWorld, type IsolationWorld, type TenantRecords } from './testing/isolation-world.ts'
import { type Finding, namesIds, probe, probeOwn, probeOwnList } from './testing/isolation-probe.ts'
import { answerCommands } from './testing/doubles.ts'
import { routeExamples, sessionEndingRoutes } from './testing/route-examples.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

// Security, check 1: every route, every kind of principal, foreign ids in path, query and body. With both layers, and
// with each of them alone (Security, "Tenants": each must hold with the other removed).
describe.each<Isolation>(['both', 'row-level-security', 'scoping'])(
  'tenants, kept apart by %s',
  (isolation) => {
    let app: TestApp
    let world: IsolationWorld
    let routes: readonly Route[]
    let records: Map<string, TenantRecords>

    beforeAll(async () => {
      app = await createTestApp({ isolation })
      world = await createIsolationWorld(app)
      routes = app.app.routes.filter(({ definition }) => !sessionEndingRoutes.has(definition.name))
      records = new Map()
      for (const client of world.clients) records.set(client.id, await world.addRecords(client))
      const one = recordsOf(world.clients[0]?.id)
      if (one !== undefined) answerCommands(app.orchestrator, one)
    })
    afterAll(() => app.close())

    const recordsOf = (clientId: string | undefined): TenantRecords | undefined =>
      clientId === undefined ? undefined : records.get(clientId)

    it('has an example for every route', () => {
      const missing = routes
        .map(({ definition }) => definition.name)
        .filter((name) => !(name in routeExamples))
      expect(missing).toEqual([])
    })

    it('answers foreign ids as missing ones, and shows nothing of theirs', async () => {
      const findings: Finding[] = []
      for (const route of routes)
        for (const principal of world.principals)
          for (const client of world.clients) {
            const foreign = recordsOf(client.id)
            if (foreign === undefined || principal.sees.includes(client)) continue
            const own = recordsOf(principal.sees[0]?.id)
            findings.push(...(await probe({ app, world }, route, { principal, foreign, own })))
          }
      expect(findings).toEqual([])
    }, 120_000)

    it('lists nothing of those whom one may not see', async () => {
      const findings: Finding[] = []
      const some = recordsOf(world.clients[0]?.id)
      for (const route of routes) {
        if (some === undefined || namesIds(route, some)) continue
        for (const principal of world.principals)
          findings.push(...(await probeOwnList({ app, world }, route, principal)))
      }
      expect(findings).toEqual([])
    }, 60_000)

    // Last, because it changes and deletes.
    it('lets who may see them work with the very same requests', async () => {
      const findings: Finding[] = []
      const [client] = world.clients
      const some = recordsOf(client?.id)
      for (const route of routes) {
        if (client === undefined || some === undefined || !namesIds(route, some)) continue
        findings.push(...(await probeOwn({ app, world }, route, client)))
      }
      expect(findings).toEqual([])
    }, 60_000)
  },
)
