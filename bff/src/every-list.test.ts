import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import type { Route } from './http/define-route.ts'
import { answerCommands } from './testing/doubles.ts'
import type { ApiAnswer } from './testing/api-client.ts'
import { send } from './testing/isolation-probe.ts'
import { createIsolationWorld, type IsolationWorld, type TenantRecords } from './testing/isolation-world.ts'
import { routeExamples } from './testing/route-examples.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let world: IsolationWorld
let records: TenantRecords
beforeAll(async () => {
  app = await createTestApp()
  world = await createIsolationWorld(app)
  const [client] = world.clients
  if (client === undefined) throw new Error('The world has no client.')
  records = await world.addRecords(client)
  answerCommands(app.orchestrator, records)
})
afterAll(() => app.close())

/** What answers rows and is no list of records, and why. */
const noLists: Record<string, string> = {
  demoAccounts: 'what the sign-in page of a demonstration shows',
  listSsoProviders: 'how one address signs in',
  departmentHierarchy: 'a tree',
}

const isList = ({ definition: { name, method, response } }: Route): boolean =>
  method === 'GET' &&
  !(name in noLists) &&
  (response instanceof z.ZodArray || /^(adminL|l)ist[A-Z]/.test(name))

const askedOf = (route: Route, token: string, query: Record<string, string>): Promise<ApiAnswer> => {
  const request = routeExamples[route.definition.name]?.request(records) ?? {}
  return send(app, route, { token, request: { ...request, query: { ...request.query, ...query } } })
}

/** Somebody who may read the list, of whom its rows can be asked, and what they read without a query. */
async function readerOf(route: Route): Promise<{ token: string; plain: ApiAnswer } | undefined> {
  for (const { token } of world.principals) {
    const plain = await askedOf(route, token, {})
    if (plain.status === 200) return { token, plain }
  }
  return undefined
}

/** Fields that a list is sorted by, as its refusal names them. */
const fieldsIn = ({ text }: ApiAnswer): string[] =>
  /This list is sorted by ([^"]*?) only/.exec(text)?.[1]?.split(', ').filter(Boolean) ?? []

async function problemsOf(route: Route): Promise<string[]> {
  const { name, list } = route.definition
  if (list === undefined) return [`${name} has no name for Content-Range`]
  const reader = await readerOf(route)
  if (reader === undefined) return [`${name}: nobody may`]
  const { token, plain } = reader
  const ask = (query: Record<string, string>): Promise<ApiAnswer> => askedOf(route, token, query)
  const range = ({ headers }: ApiAnswer): string => headers.get('content-range') ?? 'none'
  const wrong: string[] = []
  const holds = (what: string, answer: ApiAnswer, isRight: boolean): void => {
    if (!isRight)
      wrong.push(`${name}, ${what}: ${answer.status}, ${range(answer)} ${answer.text.slice(0, 160)}`)
  }
  holds('no query', plain, new RegExp(`^${list} (\\*|0-\\d+)/\\d+$`).test(range(plain)))
  const one = await ask({ range: '[0,0]', filter: '{}' })
  holds('range', one, one.status === 200 && /^\S+ (0-0\/[1-9]\d*|\*\/0)$/.test(range(one)))
  const none = await ask({ q: 'nothing is called this' })
  holds('q', none, none.status === 200 && range(none) === `${list} */0`)
  const fields = fieldsIn(await ask({ sort: '["no such field","ASC"]' }))
  if (fields.length === 0) wrong.push(`${name} is sorted by nothing`)
  for (const field of fields) {
    const sorted = await ask({ sort: `["${field}","DESC"]` })
    holds(`sort ${field}`, sorted, sorted.status === 200 && range(sorted) === range(plain))
  }
  const unknown = await ask({ filter: '{"no such field":1}' })
  holds('an unknown filter', unknown, unknown.status === 400)
  return wrong
}

describe('every list (HTTP API, preamble)', () => {
  it('takes range, sort, q and filter, and answers Content-Range', async () => {
    const lists = app.app.routes.filter(isList)
    expect(lists.length).toBeGreaterThan(50)
    const wrong: string[] = []
    for (const route of lists) wrong.push(...(await problemsOf(route)))
    expect(wrong.join('\n')).toBe('')
  })
})
