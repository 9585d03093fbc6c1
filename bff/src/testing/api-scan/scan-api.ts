import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { createTestApp, type TestApp } from '../test-app.ts'
import { type Operation, operationsOf, type ServedDocument } from './api-document.ts'
import { brokenRequest } from './broken-requests.ts'
import { createForeignRows, type ForeignRows } from './foreign-rows.ts'
import { createJudge, type Judge, type Verdict } from './judge-answer.ts'
import { createTurns } from './pace.ts'
import { type ScanRequest, validParts, writeRequest } from './scan-request.ts'
import { createScanWorld, placeIds, type ScanPrincipal, type ScanWorld } from './scan-world.ts'
import { createSender } from './send-request.ts'

export interface ScanOptions {
  seed: string
  /** Valid requests of each operation. */
  valid: number
  /** Broken requests of each operation. */
  broken: number
  /** Only operations whose id this matches. */
  only?: RegExp
  /** Requests a second at most. */
  pace?: number
  /** Milliseconds since 1970 after which no more is sent. */
  until?: number
}

export interface ScanReport {
  requests: number
  /** How often firms, clients and people were made. */
  worlds: number
  operations: number
  /** How often each status came. */
  statuses: Record<string, number>
  /** Answers with words or ids of a tenant that the caller does not see; each is among the findings. */
  foreign: number
  /** Operations none of whose requests succeeded. */
  neverSucceeded: string[]
  /** What was found wrong, each once, with the request that did it. */
  findings: string[]
}

interface Scan {
  app: TestApp
  judge: Judge
  rows: ForeignRows
  send: ReturnType<typeof createSender>['send']
  operations: Operation[]
  patterns: Map<Operation, RegExp>
  world: ScanWorld
  /** Since the world was made: it is made anew when much was changed, or when somebody was signed out. */
  changes: number
  isLost: boolean
  worlds: number
  /** Who succeeded last: most likely to succeed with the next operation too. */
  able: string | undefined
  /** The newest requests. */
  last: ScanRequest[]
  requests: number
  statuses: Record<string, number>
  foreign: number
  succeeded: Set<string>
  findings: Map<string, string>
  /** Waits for the next request's turn. */
  turn(): Promise<void>
}

const changesPerWorld = 60
/** Characters of a request that are printed. */
const printed = 1500

const seedOf = (seed: string, id: string): number =>
  createHash('sha256').update(`${seed} ${id}`).digest().readInt32BE()

const patternOf = ({ path }: Operation): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`)

/** The operation that a request reaches: fixed words come before parameters. */
function operationAt({ operations, patterns }: Scan, { method, path }: ScanRequest): Operation | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method
  const [first] = operations
    .filter((operation) => operation.method === wanted && patterns.get(operation)?.test(path))
    .sort((left, right) => left.path.split('{').length - right.path.split('{').length)
  return first
}

function note(scan: Scan, request: ScanRequest, about: { name: string; by: string; verdict: Verdict }): void {
  if (about.verdict === undefined) return
  const cause = about.verdict.startsWith('500') ? ` ${lastError(scan)}` : ''
  const what = `${about.name}: ${about.verdict}${cause}`
  if (scan.findings.has(what)) return
  const text = JSON.stringify(request)
  const shown = text.length > printed ? `${text.slice(0, printed)}… (${text.length} characters)` : text
  scan.findings.set(what, `${what}\n  by ${about.by}: ${shown}`)
}

/** What the server logged last: a 500 tells nothing. */
function lastError({ app }: Scan): string {
  const line = app.logger.lines.findLast(({ data }) => 'error' in data)
  const { error } = (line?.data ?? {}) as { error?: unknown }
  return textOf(error).split('\n')[0] ?? ''
}

/** Errors of Node's own are of another realm under Jest, so that `instanceof` does not know them. */
const textOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)

/** Sends one request and judges its answer. @returns its status; 0 where there was none */
async function attempt(scan: Scan, request: ScanRequest, principal: ScanPrincipal): Promise<number> {
  const operation = operationAt(scan, request)
  const name = operation?.id ?? `${request.method} outside of the document`
  await scan.turn()
  scan.requests += 1
  scan.last = [...scan.last, request].slice(-5)
  try {
    const placed = placeIds(request, principal)
    const answer = await scan.send(placed, principal.token)
    const foreign = scan.rows.find(answer.text, JSON.stringify(placed), principal.sight)
    if (foreign !== undefined) {
      scan.foreign += 1
      note(scan, request, { name, by: principal.name, verdict: `shows what is foreign (${foreign})` })
    }
    const verdict =
      operation === undefined
        ? scan.judge.judgeOutside(request.method, answer)
        : scan.judge.judge(operation, request.method, answer)
    note(scan, request, { name, by: principal.name, verdict })
    scan.statuses[answer.status] = (scan.statuses[answer.status] ?? 0) + 1
    const isSuccess = answer.status < 300
    if (isSuccess && operation !== undefined) scan.succeeded.add(operation.id)
    if (isSuccess && request.method !== 'GET') scan.changes += 1
    const wasSignedIn = principal.token?.startsWith('eyJhbGciOiJub25l') === false
    const hasOwnToken = !request.headers.some(([header]) => header === 'authorization')
    // A wrong password or code is answered with 401 too, and leaves the session as it is.
    const isOver = answer.status === 401 && /"(SESSION_ENDED|UNAUTHENTICATED)"/.test(answer.text)
    if (isOver && wasSignedIn && hasOwnToken) scan.isLost = true
    return answer.status
  } catch (error) {
    note(scan, request, {
      name,
      by: principal.name,
      verdict: textOf(error),
    })
    return 0
  }
}

async function renewWorld(scan: Scan): Promise<void> {
  if (scan.changes < changesPerWorld && !scan.isLost) return
  scan.worlds += 1
  scan.world = await createScanWorld(scan.app, scan.rows)
  scan.changes = 0
  scan.isLost = false
}

/** Principals in an order of the seed's; the first who succeeds is tried first from then on. */
async function scanOperation(
  scan: Scan,
  operation: Operation,
  { document, seed, valid, broken, until = Infinity }: ScanOptions & { document: ServedDocument },
): Promise<void> {
  const parts = validParts(operation, document)
  const names = scan.world.principals.map(({ name }) => name)
  const orders = fc.shuffledSubarray(names, { minLength: names.length })
  const own = seedOf(seed, operation.id)
  const wanted = fc.sample(fc.tuple(parts, orders), { seed: own, numRuns: valid })
  let able: string | undefined = scan.able
  const find = (name: string | undefined): ScanPrincipal | undefined =>
    scan.world.principals.find((principal) => principal.name === name)
  for (const [values, order] of wanted)
    for (const name of [
      ...(able === undefined ? [] : [able]),
      ...order.slice(0, able === undefined ? 6 : 1),
    ]) {
      if (Date.now() > until) return
      await renewWorld(scan)
      const principal = find(name)
      if (principal === undefined) continue
      const status = await attempt(scan, writeRequest(operation, values), principal)
      if (status !== 401 && status !== 403) able = name
      if (status !== 401 && status !== 403 && status !== 404) break
    }
  scan.able = able
  const spoilt = fc.tuple(brokenRequest(operation, parts), fc.constantFrom(...names), fc.nat(9))
  for (const [request, name, dice] of fc.sample(spoilt, { seed: own, numRuns: broken })) {
    if (Date.now() > until) return
    await renewWorld(scan)
    const principal = find(dice < 7 ? (able ?? name) : name)
    if (principal !== undefined) await attempt(scan, request, principal)
  }
}

/**
 * Reads the API document as it is served and holds every operation to it with valid and broken requests, as every kind
 * of principal: no 5xx, no answer that the document does not name, every body as its schema says, every error in the
 * one shape (Security, check 7).
 */
export async function scanApi(options: ScanOptions): Promise<ScanReport> {
  const app = await createTestApp()
  const sender = createSender(app.origin)
  try {
    const document = (await app.anonymous.raw('GET', '/api/openapi.json')).body as ServedDocument
    const operations = operationsOf(document)
    const rows = createForeignRows()
    const scan: Scan = {
      app,
      judge: createJudge(document),
      send: sender.send,
      operations,
      patterns: new Map(operations.map((operation) => [operation, patternOf(operation)])),
      rows,
      world: await createScanWorld(app, rows),
      changes: 0,
      isLost: false,
      worlds: 1,
      able: undefined,
      last: [],
      requests: 0,
      statuses: {},
      foreign: 0,
      turn: createTurns(options.pace),
      succeeded: new Set(),
      findings: new Map(),
    }
    const isLast = ({ method }: Operation): number => Number(method === 'DELETE')
    const chosen = operations
      .filter(({ id }) => options.only?.test(id) ?? true)
      // What is deleted is missing for all that follow.
      .sort((left, right) => isLast(left) - isLast(right))
    for (const operation of chosen)
      try {
        await scanOperation(scan, operation, { ...options, document })
      } catch (error) {
        // The world could not be made anew: something before has broken the database.
        scan.findings.set(
          operation.id,
          `${operation.id}: ${textOf(error)}, after ${JSON.stringify(scan.last).slice(0, printed)}`,
        )
        break
      }
    return {
      requests: scan.requests,
      worlds: scan.worlds,
      operations: chosen.length,
      statuses: scan.statuses,
      foreign: scan.foreign,
      neverSucceeded: chosen.map(({ id }) => id).filter((id) => !scan.succeeded.has(id)),
      findings: [...scan.findings.values()],
    }
  } finally {
    sender.close()
    // A database that is gone is among the findings already.
    await app.close().catch(() => undefined)
  }
}
