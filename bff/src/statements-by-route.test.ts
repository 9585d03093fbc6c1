import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Route } from './http/define-route.ts'
import { answerCommands } from './testing/doubles.ts'
import { send } from './testing/isolation-probe.ts'
import { createIsolationWorld, type IsolationWorld, type TenantRecords } from './testing/isolation-world.ts'
import { routeExamples, sessionEndingRoutes } from './testing/route-examples.ts'
import { statementBounds } from './testing/statement-bounds.ts'
import { meterStatements, type StatementCount, type StatementMeter } from './testing/statement-meter.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let world: IsolationWorld
let records: TenantRecords
let meter: StatementMeter
beforeAll(async () => {
  // One, so that what it has prepared can be looked at.
  app = await createTestApp({ connections: 1 })
  meter = meterStatements(app.database.source.pool)
  world = await createIsolationWorld(app)
  const [client] = world.clients
  if (client === undefined) throw new Error('The world has no client.')
  records = await world.addRecords(client)
  answerCommands(app.orchestrator, records)
})
afterAll(() => app.close())

/** How answers of a server meet, and with them the round trips, is a matter of time; the embedded one has one order. */
const isServer = process.env.PARLEY_TEST_DATABASE_URL !== undefined

const isRead = ({ definition }: Route): boolean =>
  definition.method === 'GET' && !sessionEndingRoutes.has(definition.name)

/** What a read costs the first who may make it, administrators first; undefined where nobody may. */
async function measure(route: Route): Promise<StatementCount | undefined> {
  const request = routeExamples[route.definition.name]?.request(records) ?? {}
  const likeliestFirst = world.principals.toSorted(
    (one, other) => Number(other.name.includes('admin')) - Number(one.name.includes('admin')),
  )
  for (const { token } of likeliestFirst) {
    let status = 0
    const count = await meter.count(async () => ({ status } = await send(app, route, { token, request })))
    if (status < 300) return count
  }
  return undefined
}

describe('a read', () => {
  it('asks the database no more often than its bound says, whatever it reads (bench/README.md, Requests)', async () => {
    const measured: Record<string, string> = {}
    const wrong: string[] = []
    for (const route of app.app.routes.filter(isRead)) {
      const { name } = route.definition
      const count = await measure(route)
      if (count === undefined) continue
      measured[name] = `${count.statements} in ${count.roundTrips}`
      const bound = statementBounds[name]
      if (bound === undefined) wrong.push(`${name} has no bound: it takes ${measured[name]}`)
      else if (count.statements > bound[0] || (!isServer && count.roundTrips > bound[1]))
        wrong.push(`${name} takes ${measured[name]} round trips, its bound is ${bound[0]} in ${bound[1]}`)
    }
    expect(wrong).toEqual([])
    expect(Object.keys(statementBounds).filter((name) => !(name in measured))).toEqual([])
  }, 240_000)

  it('is planned once: what every call begins with, on tables that nobody analyzed', async () => {
    const [me] = app.app.routes.filter(({ definition }) => definition.name === 'me')
    const [{ token } = { token: '' }] = world.principals
    if (me === undefined) throw new Error('There is no such call.')
    // Postgres plans a statement anew five times before it compares.
    for (let call = 0; call < 12; call += 1) await send(app, me, { token, request: {} })
    const plannedAnew = await app.database.asOwner(
      `select left(statement, 100) as statement, custom_plans::int as plans from pg_prepared_statements
        where custom_plans > 5 and generic_plans = 0`,
    )
    expect(plannedAnew).toEqual([])
  })
})
