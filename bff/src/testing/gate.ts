import { newId } from '@parley/contracts/ids.ts'
import { drawSample } from '@parley/server-kit/testing/sample.ts'
import type { Actor } from '../authorization/actor.ts'
import type { Route } from '../http/define-route.ts'
import type { ApiAnswer } from './api-client.ts'
import { type Finding, send } from './isolation-probe.ts'
import { admits } from './permission-table.ts'
import { createIsolationWorld, type IsolationWorld, type TenantRecords } from './isolation-world.ts'
import type { TestUser } from './people.ts'
import type { ExampleRequest } from './route-example.ts'
import { routeExamples, sessionEndingRoutes } from './route-examples.ts'
import type { TestApp } from './test-app.ts'

/** Asks every route whether it lets in whom it should (Security, check 1); each answer is what was found wrong. */
export interface Gate {
  probeDeadSessions(): Promise<Finding[]>
  probeOwedTwoFactor(): Promise<Finding[]>
  probePolicies(): Promise<Finding[]>
  probeUnknownKeys(): Promise<Finding[]>
}

/** Records that nobody has: what is looked at is who gets past the gate, not what is behind it. */
const nobodys = new Proxy({} as TenantRecords, { get: () => newId() })
const requestOf = (route: Route): ExampleRequest =>
  routeExamples[route.definition.name]?.request(nobodys) ?? {}
const codeOf = ({ body }: ApiAnswer): unknown => (body as { code?: unknown } | null)?.code
const told = (route: Route, who: string, { status, text }: ApiAnswer): Finding =>
  `${route.definition.name}, ${who}: ${status} ${text.slice(0, 200)}`

export async function createGate(app: TestApp): Promise<Gate> {
  const world = await createIsolationWorld(app)
  const closed = app.app.routes.filter(({ access }) => access.kind === 'policy')
  const call = (route: Route, token: string, request = requestOf(route)): Promise<ApiAnswer> =>
    send(app, route, { token, request })
  return {
    probeDeadSessions: async () => {
      const sample = drawSample({ oneOf: 4 })
      const tokens = await deadTokens(app)
      const findings: Finding[] = []
      for (const route of closed)
        for (const [who, token] of tokens) {
          // Whether a route asks for a session shows by anybody; which sessions are alive is asked in one place.
          if (who !== 'anonymous' && !sample.includes('session', route.definition.name, who)) continue
          const answer = await call(route, token)
          const isRefused =
            answer.status === 401 && /^(UNAUTHENTICATED|SESSION_ENDED)$/.test(String(codeOf(answer)))
          if (!isRefused) findings.push(told(route, `${who} (${sample.name})`, answer))
        }
      return findings
    },
    probeOwedTwoFactor: () => probeOwedTwoFactor(app, closed, call),
    probePolicies: () => probePolicies(app, { world, closed }, call),
    probeUnknownKeys: () => probeUnknownKeys(app, world, call),
  }
}

type Call = (route: Route, token: string, request?: ExampleRequest) => Promise<ApiAnswer>

/** No token, none that was issued here, and those of sessions that were revoked or have run out. */
async function deadTokens(app: TestApp): Promise<[who: string, token: string][]> {
  const firm = await app.addFirm('Firm of the gone')
  const admin = () => app.addUser('firmAdmin', { firmId: firm.id })
  const open = async (user: TestUser) => app.openSession(user)
  const [revoked, expired, obsolete] = [await admin(), await admin(), await admin()]
  const tokens = {
    revoked: await open(revoked),
    expired: await open(expired),
    obsolete: await open(obsolete),
  }
  const owner = (text: string, values: unknown[]) => app.database.asOwner(text, values)
  await owner('update session set revoked_at = now() where user_id = $1', [revoked.id])
  await owner(`update session set expires_at = now() - interval '1 minute' where user_id = $1`, [expired.id])
  await owner('update user_account set is_obsolete = true where id = $1', [obsolete.id])
  return [
    ['anonymous', ''],
    ['with a made-up token', 'made.up.token'],
    ['with a revoked session', tokens.revoked.token],
    ['with an expired session', tokens.expired.token],
    ['of a deactivated account', tokens.obsolete.token],
  ]
}

async function probeOwedTwoFactor(app: TestApp, closed: readonly Route[], call: Call): Promise<Finding[]> {
  const careful = await app.addFirm('Careful firm', {})
  const user = await app.addUser('firmAdmin', { firmId: careful.id })
  await app.database.asOwner(
    `update credential set first_login_at = now() - interval '8 days' where user_id = $1`,
    [user.id],
  )
  const { token } = await app.openSession(user)
  const actor = await app.app.session.reader.authenticate(token)
  const findings: Finding[] = []
  for (const route of closed) {
    if (sessionEndingRoutes.has(route.definition.name)) continue
    if (route.access.kind === 'policy' && !route.access.policy(actor)) continue
    const answer = await call(route, token)
    const isClosed = codeOf(answer) === 'TWO_FACTOR_SETUP_REQUIRED' && answer.status === 403
    if (isClosed === (route.guards.openWhileTwoFactorIsOwed === true))
      findings.push(told(route, 'who owes two-factor', answer))
  }
  return findings
}

/** Routes whose use case says who may, with a text of its own; tested with the session. */
const decidedWithin = /^(consultantI|i)mpersonate/
/** Refused while impersonating, by the use case: it is a matter of credentials (D2). */
const notWhileActing = new Set(['sendPasswordReset'])

function isAdmittedBy(route: Route, actor: Actor): boolean {
  if (route.access.kind === 'public') return true
  const isOwn = route.guards.ownSessionOnly === true || notWhileActing.has(route.definition.name)
  return admits(route, actor) && !(isOwn && actor.impersonation !== null)
}

async function probePolicies(
  app: TestApp,
  { world, closed }: { world: IsolationWorld; closed: readonly Route[] },
  call: Call,
): Promise<Finding[]> {
  const sample = drawSample({ oneOf: 3 })
  const findings: Finding[] = []
  for (const principal of world.principals) {
    const actor = await app.app.session.reader.authenticate(principal.token)
    for (const route of closed) {
      const { name } = route.definition
      if (sessionEndingRoutes.has(name) || decidedWithin.test(name)) continue
      if (!sample.includes('policy', name, principal.name)) continue
      const isAdmitted = isAdmittedBy(route, actor)
      const answer = await call(route, principal.token)
      const isRefused = answer.status === 401 || /^(FORBIDDEN|SWITCH_FIRST)$/.test(String(codeOf(answer)))
      if (isRefused === isAdmitted) findings.push(told(route, `${principal.name} (${sample.name})`, answer))
    }
  }
  return findings
}

const unknownKey = 'not_in_the_contract'

interface Odd {
  where: string
  request: ExampleRequest
}

/** The request with a key that nobody knows: in the query, and in the body or in each object within it. */
function withUnknownKeys(route: Route, request: ExampleRequest): Odd[] {
  const query = { where: 'query', request: { ...request, query: { ...request.query, [unknownKey]: '1' } } }
  if (route.definition.method === 'GET') return [query]
  if (request.form !== undefined)
    return [query, { where: 'form', request: { ...request, form: { ...request.form, [unknownKey]: '1' } } }]
  return [
    query,
    ...objectsIn(request.body ?? {}).map(([where, body]) => ({
      where,
      request: { ...request, body: body as Record<string, unknown> },
    })),
  ]
}

/** Copies of a body, each with the unknown key in another one of its objects. */
function objectsIn(value: unknown, path = 'body'): [where: string, copy: unknown][] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[]
    return objectsIn(first, `${path}[]`).map(([where, copy]) => [where, [copy, ...rest]])
  }
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([key, part]) =>
    objectsIn(part, `${path}.${key}`).map(([where, copy]): [string, unknown] => [
      where,
      { ...value, [key]: copy },
    ]),
  )
  return [[path, { ...value, [unknownKey]: 1 }], ...within]
}

async function probeUnknownKeys(app: TestApp, world: IsolationWorld, call: Call): Promise<Finding[]> {
  const findings: Finding[] = []
  const actors = new Map<string, Actor>()
  for (const { token } of world.principals)
    actors.set(token, await app.app.session.reader.authenticate(token))
  for (const route of app.app.routes) {
    const { access } = route
    // Who acts in the own session first: some routes are refused while impersonating.
    const [token = ''] =
      [...actors].find(([, actor]) => access.kind === 'public' || access.policy(actor)) ?? []
    for (const { where, request } of withUnknownKeys(route, requestOf(route))) {
      const answer = await call(route, token, request)
      if (answer.status !== 400 || !answer.text.includes(unknownKey))
        findings.push(told(route, `unknown key in the ${where}`, answer))
    }
  }
  return findings
}
