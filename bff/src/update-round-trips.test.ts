import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Route } from './http/define-route.ts'
import { createIsolationWorld, type IsolationWorld, type Principal } from './testing/isolation-world.ts'
import { send } from './testing/isolation-probe.ts'
import { routeExamples } from './testing/route-examples.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let world: IsolationWorld
beforeAll(async () => {
  app = await createTestApp()
  world = await createIsolationWorld(app)
})
afterAll(() => app.close())

const isUpdate = ({ definition }: Route): boolean => ['PUT', 'PATCH'].includes(definition.method)

/** The read of what an update changes, at the same address. */
const readOf = (route: Route): Route | undefined =>
  app.app.routes.find(
    ({ definition }) => definition.method === 'GET' && definition.path === route.definition.path,
  )

/** Updates that take no record as it was read, and why. */
const noRecords: Record<string, string> = {
  linkUserSso: 'a choice of provider; its answer tells the state of the link',
  updateObservations: 'many rows at once; its answer is a list',
  updateObservationComment: 'of its author alone (comments.test)',
  setFirmAccess: 'many rows at once; its answer is a list',
  updateClientSettings: 'its answer is the client that the settings are of',
  updateMessage: 'done by the orchestrator, for the author alone',
  readNotification: 'an action without a body',
  changeDemoAddition: 'of its author alone',
  updateSavedView: 'of its author alone (saved-views.test)',
  updateSso: 'the world keeps a secret of nobody, which goes with its address',
}

/** Some answers hold their record under its name. */
function recordOf(answer: unknown): Record<string, unknown> {
  const values = Object.values(answer as Record<string, unknown>)
  const [only] = values
  const isWrapped = values.length === 1 && typeof only === 'object' && only !== null && !Array.isArray(only)
  return (isWrapped ? only : answer) as Record<string, unknown>
}

const likeliestFirst = (principals: Principal[]): Principal[] =>
  principals.toSorted(
    (one, other) => Number(other.name.includes('admin')) - Number(one.name.includes('admin')),
  )

/** Values whose fields a newer version of the template has no more: kept, and read with the record. */
async function leaveGoneValues(): Promise<void> {
  await app.database.asOwner(`update initiative_phase set inputs = inputs || '{"gone": "Kept"}'`)
  await app.database.asOwner(
    `update initiative set metadata = metadata || '{"globalInputs": {"gone": "Kept"}}'`,
  )
}

/** Sends back what came, as the first who may. @returns what is wrong with the answer */
async function sendBack(route: Route): Promise<string | undefined> {
  const [client] = world.clients
  if (client === undefined) throw new Error('The world has no client.')
  const refused: string[] = []
  const request = routeExamples[route.definition.name]?.request(await world.addRecords(client)) ?? {}
  await leaveGoneValues()
  const read = readOf(route)
  for (const { name, token } of likeliestFirst(world.principals)) {
    // A list without rows would say nothing about its rows: what the example writes is what is read.
    if (read !== undefined) await send(app, route, { token, request })
    const first = await send(app, read ?? route, {
      token,
      request: read === undefined ? request : { ...request, body: {} },
    })
    if (first.status >= 300) {
      refused.push(`${name} ${first.status} ${first.text.slice(0, 120)}`)
      continue
    }
    const body = recordOf(JSON.parse(first.text))
    const answer = await send(app, route, { token, request: { ...request, body } })
    if (answer.status === 403) {
      refused.push(`${name}: 403`)
      continue
    }
    return answer.status < 300 ? undefined : `${answer.status} ${answer.text.slice(0, 300)}`
  }
  return `nobody may: ${refused.join('; ')}`
}

describe('an update', () => {
  it('takes what its record was read as, and passes over what it does not change (D11, Updates)', async () => {
    const wrong: string[] = []
    for (const route of app.app.routes.filter(isUpdate)) {
      if (route.definition.name in noRecords) continue
      const problem = await sendBack(route)
      if (problem !== undefined) wrong.push(`${route.definition.name}: ${problem}`)
    }
    expect(wrong.join('\n')).toBe('')
  })

  it('leaves alone what it does not name', () => {
    // Without a word they do what they are called.
    const actions = new Set(['resolveFlag', 'readNotification'])
    const changing = app.app.routes
      .filter(isUpdate)
      .map(({ definition }) => ({ name: definition.name, read: definition.body.safeParse({}) }))
      .filter(
        ({ name, read }) =>
          !actions.has(name) && Object.keys((read.data as object | undefined) ?? {}).length > 0,
      )
    expect(changing.map(({ name }) => name)).toEqual([])
  })
})
