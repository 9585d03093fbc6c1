import { newId } from '@parley/contracts/ids.ts'
import type { Route } from '../http/define-route.ts'
import type { ApiAnswer } from './api-client.ts'
import type { IsolationWorld, Principal, TenantRecords } from './isolation-world.ts'
import type { TestClient } from './people.ts'
import type { ExampleRequest } from './route-example.ts'
import { routeExamples } from './route-examples.ts'
import type { TestApp } from './test-app.ts'

/** What was found wrong, in a sentence. */
export type Finding = string

/** Replaces ids wherever they stand in a request. */
function withIds(request: ExampleRequest, replacements: Map<string, string>): ExampleRequest {
  const text = JSON.stringify(request).replace(/"([0-9a-f-]{36})"/g, (whole, id: string) => {
    const replacement = replacements.get(id)
    return replacement === undefined ? whole : `"${replacement}"`
  })
  return JSON.parse(text) as ExampleRequest
}

const idsIn = (request: ExampleRequest): string[] => [
  ...new Set([...JSON.stringify(request).matchAll(/"([0-9a-f-]{36})"/g)].map((match) => match[1] ?? '')),
]

function addressOf(path: string, { params = {}, query = {} }: ExampleRequest): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '')
  const text = new URLSearchParams(query).toString()
  return `/api${filled}${text === '' ? '' : `?${text}`}`
}

function bodyOf(
  route: Route,
  { body, form, fileField = 'file', fileName = 'small.txt' }: ExampleRequest,
): unknown {
  if (form === undefined) return route.definition.method === 'GET' ? undefined : (body ?? {})
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  data.append(fileField, new Blob(['A small text.']), fileName)
  return data
}

export const send = (
  app: TestApp,
  route: Route,
  call: { token: string; request: ExampleRequest },
): Promise<ApiAnswer> =>
  app.withToken(call.token).raw(route.definition.method, addressOf(route.definition.path, call.request), {
    body: bodyOf(route, call.request),
  })

/** An answer without what is different each time. */
const comparable = ({ status, text }: ApiAnswer): string =>
  `${status} ${text.replace(/"requestId":"[^"]*"/, '"requestId":""')}`

const leakOf = (world: IsolationWorld, principal: Principal, answer: ApiAnswer): string | undefined =>
  world.clients
    .filter((client) => !principal.sees.some((seen) => seen.id === client.id))
    .map((client) => world.markOf(client))
    .find((mark) => answer.text.includes(mark))

interface Attempt {
  what: string
  foreign: ExampleRequest
  missing: ExampleRequest
}

interface Sides {
  principal: Principal
  foreign: TenantRecords
  own: TenantRecords | undefined
}

/** Ids of the foreign records that the principal has too: agents are everybody's, and a firm has its own in all its clients. */
const sharedIdsOf = ({ principal, foreign }: Sides): Set<string> =>
  new Set([
    foreign.agentId,
    ...(principal.firmId === foreign.firmId
      ? [
          foreign.firmId,
          foreign.templateId,
          foreign.consultantId,
          foreign.firmArtifactId,
          foreign.deletedFirmArtifactId,
        ]
      : []),
  ])

function isOpenTo(principal: Principal, route: Route): boolean {
  const { isOpenToSuperAdmins, isForSuperAdmins } = routeExamples[route.definition.name] ?? {}
  if (isForSuperAdmins === true && principal.name === 'super admin') return true
  return isOpenToSuperAdmins === true && principal.name.startsWith('super admin')
}

/** The whole request with another's ids; and, among own ids, each one of another's in turn. */
function attempts(route: Route, sides: Sides): Attempt[] {
  const { foreign, own, principal } = sides
  const example = routeExamples[route.definition.name]
  if (example === undefined) return []
  if (isOpenTo(principal, route)) return []
  const foreignRequest = example.request(foreign)
  const foreignIds = idsIn(foreignRequest)
  const shared = sharedIdsOf(sides)
  if (foreignIds.every((id) => shared.has(id))) return []
  // The firm's own stay: what is asked is whether the others are told from ids that nobody has.
  const unknown = new Map(foreignIds.filter((id) => !shared.has(id)).map((id) => [id, newId()]))
  const whole: Attempt = {
    what: 'all ids',
    foreign: foreignRequest,
    missing: withIds(foreignRequest, unknown),
  }
  const ofAnotherKind: Attempt = {
    what: 'ids of another kind',
    foreign: withIds(foreignRequest, idsOfAnotherKind(foreign, unknown.keys(), shared)),
    missing: whole.missing,
  }
  if (own === undefined || example.isNeverOwn === true) return [whole, ofAnotherKind]
  const ownIds = idsIn(example.request(own))
  const single = ownIds.flatMap((id, place): Attempt[] => {
    const other = foreignIds[place]
    if (other === undefined || other === id || shared.has(other)) return []
    const request = example.request(own)
    return [
      {
        what: `id ${place + 1}`,
        foreign: withIds(request, new Map([[id, other]])),
        missing: withIds(request, new Map([[id, newId()]])),
      },
    ]
  })
  return foreignIds.length > 1 ? [whole, ofAnotherKind, ...single] : [whole, ofAnotherKind]
}

/** For each id one of the same tenant's that belongs to a record of another kind. */
function idsOfAnotherKind(
  foreign: TenantRecords,
  ids: Iterable<string>,
  shared: ReadonlySet<string>,
): Map<string, string> {
  const all = (Object.values(foreign) as string[]).filter((id) => !shared.has(id))
  return new Map([...ids].map((id) => [id, all[(all.indexOf(id) + 1) % all.length] ?? id]))
}

/**
 * Sends a principal's requests with another tenant's ids and with ids that nobody has: the answers must be the same
 * refusal, and no answer may hold another's text (Security, check 1).
 */
export async function probe(
  { app, world }: { app: TestApp; world: IsolationWorld },
  route: Route,
  sides: Sides,
): Promise<Finding[]> {
  const { principal } = sides
  const findings: Finding[] = []
  for (const { what, ...requests } of attempts(route, sides)) {
    const theirs = await send(app, route, { token: principal.token, request: requests.foreign })
    const nobodys = await send(app, route, { token: principal.token, request: requests.missing })
    const name = `${route.definition.name}, ${principal.name}, ${what}`
    const leak = leakOf(world, principal, theirs)
    if (leak !== undefined) findings.push(`${name}: ${leak} is in the answer`)
    if (comparable(theirs) !== comparable(nobodys))
      findings.push(`${name}: foreign ${comparable(theirs)} but missing ${comparable(nobodys)}`)
    if (theirs.status < 400) findings.push(`${name}: foreign ids are accepted (${theirs.status})`)
    if (theirs.status >= 500) findings.push(`${name}: ${theirs.status} for foreign ids`)
  }
  return findings
}

/** What a principal gets without naming anybody: nothing of those whom they may not see. */
export async function probeOwnList(
  { app, world }: { app: TestApp; world: IsolationWorld },
  route: Route,
  principal: Principal,
): Promise<Finding[]> {
  if (isOpenTo(principal, route)) return []
  const request = routeExamples[route.definition.name]?.request({} as TenantRecords) ?? {}
  const answer = await send(app, route, { token: principal.token, request })
  const leak = leakOf(world, principal, answer)
  return leak === undefined ? [] : [`${route.definition.name}, ${principal.name}: ${leak} is in the answer`]
}

export const namesIds = (route: Route, records: TenantRecords): boolean =>
  idsIn(routeExamples[route.definition.name]?.request(records) ?? {}).length > 0

/** Statuses that say that a request did not get past the gate or the look-up. */
const refusals = new Set([400, 401, 403, 404, 415, 500])

/**
 * That the example means something: somebody who sees the client gets past session, validation, policy and look-up
 * with its ids.
 */
export async function probeOwn(
  { app, world }: { app: TestApp; world: IsolationWorld },
  route: Route,
  client: TestClient,
): Promise<Finding[]> {
  const example = routeExamples[route.definition.name]
  if (example === undefined || example.isNeverOwn === true) return []
  const answers: string[] = []
  const mayKnow = (principal: Principal): boolean =>
    principal.sees.includes(client) || (example.isForSuperAdmins === true && isOpenTo(principal, route))
  for (const principal of world.principals.filter(mayKnow)) {
    const request = example.request(await world.addRecords(client))
    const answer = await send(app, route, { token: principal.token, request })
    if (!refusals.has(answer.status)) return []
    answers.push(`${principal.name}: ${comparable(answer)}`)
  }
  return [`${route.definition.name}: nobody succeeds with own ids\n  ${answers.join('\n  ')}`]
}
