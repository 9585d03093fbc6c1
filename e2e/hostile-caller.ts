import type { APIRequestContext } from '@playwright/test'
import { written } from './hostile-bodies.ts'
import type { Ids, Written } from './hostile-records.ts'
import type { Schema } from './hostile-payloads.ts'

type Account = Written['as']

/** Of the smaller of the demo's two firms: the other tests work in the other one. */
const accounts: Record<Account, string> = {
  client: 'admin@borealis.test',
  consultant: 'consultant@southgate.test',
  firm: 'admin@southgate.test',
  console: 'superadmin@parley.test',
}

interface Operation {
  id: string
  method: string
  path: string
  schema: Schema
}
type Document = Record<string, Record<string, Source>>
interface Source {
  operationId: string
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** As much of an answer as is gone on with. */
interface Answer {
  id?: string
  phases?: { id: string; requiredInputs: { fields: { name: string }[] } }[]
  results?: { ok: boolean }[]
}
interface Sent {
  ids: Ids
  /** The record that is changed. */
  own: string
  body: Schema
}
interface SignedIn {
  token: string
  user: { id: string; clientId: string; client: { consultingFirm: { id: string } } }
}

/** The calls with a JSON body. */
const operationsOf = (paths: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId: id, requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema
      // PUT and PATCH of one address are one call.
      return schema === undefined || /By(PUT|PATCH)$/.test(id) ? [] : [{ id, method, path, schema }]
    }),
  )

/** The record that an answer is, or has in it; of several changed at once, each has its own answer. */
function readAnswer(id: string, status: number, parsed: Answer & Record<string, Answer | undefined>) {
  const isRefused = id.startsWith('adminBulk') && parsed.results?.some(({ ok }) => !ok) === true
  const row = parsed.id === undefined ? Object.values(parsed).find((part) => part?.id !== undefined) : parsed
  return { status: isRefused ? 400 : status, text: JSON.stringify(parsed), row: row ?? parsed }
}

async function signInAs(request: APIRequestContext, as: Account): Promise<SignedIn> {
  const data = { email: accounts[as], password: 'Parley-demo-1!' }
  return (await (await request.post('/api/auth/login', { data })).json()) as SignedIn
}

const late = { turns: 60, pause: 250 }

export type Caller = Awaited<ReturnType<typeof createCaller>>['caller']

/** Sends calls of the API document as people of the demo, and knows how to take away what they made. */
export async function createCaller(request: APIRequestContext) {
  const document = (await (await request.get('/api/openapi.json')).json()) as { paths: Document }
  const operations = operationsOf(document.paths)
  const made: { as: Account; path: string }[] = []
  const client = await signInAs(request, 'client')
  const tokens: Record<Account, string> = {
    client: client.token,
    consultant: (await signInAs(request, 'consultant')).token,
    firm: (await signInAs(request, 'firm')).token,
    console: (await signInAs(request, 'console')).token,
  }
  const { clientId, id: userId } = client.user
  const ids: Ids = { clientId, userId, firmId: client.user.client.consultingFirm.id }

  const get = (id: string): Operation => {
    const found = operations.find((one) => one.id === id)
    if (found === undefined) throw new Error(`The API has no call ${id}.`)
    return found
  }
  const call = (token: string, to: { method: string; path: string; body?: Schema }) =>
    request.fetch(`/api${to.path}`, {
      method: to.method.toUpperCase(),
      headers: { Authorization: `Bearer ${token}` },
      ...(to.body === undefined ? {} : { data: to.body }),
    })
  const send = async (
    id: string,
    { as, isApart, isLate, params }: Written,
    { ids: known, own, body }: Sent,
  ) => {
    const { method, path: template } = get(id)
    const values = params?.(known, own) ?? {}
    const path = template.replace(/\{(\w+)\}/g, (_all, key: string) => values[key] ?? '')
    const token = isApart === true ? (await signInAs(request, as)).token : tokens[as]
    let answer = await call(token, { method, path, body })
    for (let turn = 0; isLate === true && answer.status() === 409 && turn < late.turns; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, late.pause))
      answer = await call(token, { method, path, body })
    }
    return readAnswer(id, answer.status(), (await answer.json()) as Answer & Record<string, Answer>)
  }
  return { ids, caller: { operations, get, send, ...keeper({ document, get, made, call, tokens }) } }
}

interface Keeper {
  document: { paths: Document }
  get: (id: string) => Operation
  made: { as: Account; path: string }[]
  call: (
    token: string,
    to: { method: string; path: string; body?: Schema },
  ) => Promise<{ status: () => number; json: () => Promise<unknown> }>
  tokens: Record<Account, string>
}

/** Remembers what can be deleted: what is changed at the same address. */
const keeper = ({ document, get, made, call, tokens }: Keeper) => ({
  keep(id: string, as: Account, row: Answer): void {
    const change = written.find(([, { of, params }]) => of === id && params !== undefined)?.[0]
    const path = change === undefined ? undefined : get(change).path
    if (row.id !== undefined && path !== undefined && 'delete' in (document.paths[path] ?? {}))
      made.push({ as, path: path.replace('{id}', row.id) })
  },
  /** The status of another call. */
  statusOf: async (as: Account, to: { method: string; path: string; body: Schema }): Promise<number> =>
    (await call(tokens[as], to)).status(),
  async cleanUp(): Promise<void> {
    // Administrators come with their firm or client, and stay when it goes.
    const filter = encodeURIComponent('{"q":"@people.test"}')
    const path = `/admin/users?range=${encodeURIComponent('[0,199]')}&filter=${filter}`
    const people = (await (await call(tokens.console, { method: 'GET', path })).json()) as { id: string }[]
    for (const { id } of people) await call(tokens.console, { method: 'DELETE', path: `/admin/users/${id}` })
    for (const { as, path } of made.toReversed()) await call(tokens[as], { method: 'DELETE', path })
  },
})
