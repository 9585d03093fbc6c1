import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type ClientRequest, request as httpRequest } from 'node:http'
import { dirname, join } from 'node:path'
import type { ApiAnswer } from '../testing/api-client.ts'
import { eventually } from '../testing/eventually.ts'
import { hostileFiles, type HostileFile } from '../testing/hostile-files.ts'
import { createIsolationWorld, type IsolationWorld, type TenantRecords } from '../testing/isolation-world.ts'
import { routeExamples } from '../testing/route-examples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { Route } from './define-route.ts'

// Security, check 8, at the edge; what a parser meets is in orchestrator/src/ingestion/hostile-files.test.ts.

let app: TestApp
let world: IsolationWorld
let records: TenantRecords
let uploads: Route[]
const tokens = new Map<string, string>()

/** Routes that keep a file; the others read it and throw it away. */
const keepsFiles = /artifact|knowledge/i

beforeAll(async () => {
  app = await createTestApp()
  world = await createIsolationWorld(app)
  const [client] = world.clients
  if (client === undefined) throw new Error('The world has no client.')
  records = await world.addRecords(client)
  uploads = app.app.routes.filter(({ definition }) => definition.kind === 'upload')
  const people = world.principals.filter(({ name }) => /^admin of (client one|the first firm)$/.test(name))
  for (const route of uploads)
    for (const { token } of people) {
      const actor = await app.app.session.reader.authenticate(token)
      if (route.access.kind === 'policy' && route.access.policy(actor))
        tokens.set(route.definition.name, token)
    }
})
afterAll(() => app.close())

const exampleOf = (route: Route) => routeExamples[route.definition.name]?.request(records) ?? {}
const addressOf = (route: Route): string =>
  `/api${route.definition.path.replace(/:(\w+)/g, (_all, name: string) => exampleOf(route).params?.[name] ?? '')}`
const fieldOf = ({ upload }: Route): string => (upload?.maxFiles === undefined ? 'file' : 'files')
const tokenOf = ({ definition }: Route): string => tokens.get(definition.name) ?? ''

function send(route: Route, { name, content }: HostileFile): Promise<ApiAnswer> {
  const form = new FormData()
  for (const [key, value] of Object.entries(exampleOf(route).form ?? {})) form.append(key, value)
  form.append(fieldOf(route), new Blob([content]), name)
  return app.withToken(tokenOf(route)).raw(route.definition.method, addressOf(route), { body: form })
}

const folder = (): string => dirname(app.dependencies.settings.temporaryFolder)
const filesIn = (name: string): number => {
  try {
    return readdirSync(join(folder(), name), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length
  } catch (error) {
    // A request's own folder may go while it is looked into; the next look is right. The error is Node's own, whose
    // class is not the one of the tests.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return filesIn(name)
    throw error
  }
}
/** Files that a row names, of an artifact or of an export: those that were there before have none on the disk. */
const keptFiles = async (): Promise<number> => {
  const rows = await app.database.asOwner<{ storage_key: string }>(
    'select storage_key from artifact union all select storage_key from deleted_artifact union all select storage_key from export_job union all select storage_key from client_archive where storage_key is not null',
  )
  const found = await Promise.all(
    rows.map(({ storage_key: key }) =>
      app.dependencies.files.read(key).then(
        (stream) => (stream.destroy(), 1),
        () => 0,
      ),
    ),
  )
  return found.reduce<number>((sum, one) => sum + one, 0)
}
const nothingIsLeft = async (): Promise<void> => {
  await eventually(() => filesIn('uploads') === 0)
  expect(filesIn('files')).toBe(await keptFiles())
}
const isUp = async (): Promise<boolean> => (await app.anonymous.raw('GET', '/healthz')).status === 200

/** What became of the file: kept, or refused with a code, also where a batch says so of one of its files. */
function outcomeOf({ status, body }: ApiAnswer): string {
  const { code, failed } = body as { code?: string; failed?: { error: string }[] }
  if (status >= 400) return `${status} ${code ?? ''}`
  return failed === undefined || failed.length === 0 ? 'kept' : 'refused in the batch'
}
const isRefusal = /^(400|413|415|422) |^refused in the batch$/

/** An upload's beginning, sent by hand. */
function begin(route: Route, head: string): ClientRequest {
  const call = httpRequest(`${app.origin}${addressOf(route)}`, {
    method: route.definition.method,
    agent: false,
    headers: {
      authorization: `Bearer ${tokenOf(route)}`,
      'content-type': 'multipart/form-data; boundary=edge',
      'transfer-encoding': 'chunked',
    },
  })
  call.setMaxListeners(0)
  call.on('error', () => undefined)
  call.write(head)
  return call
}
const route = (name = 'uploadArtifact'): Route => {
  const found = uploads.find(({ definition }) => definition.name === name)
  if (found === undefined) throw new Error('There is no such route.')
  return found
}
const beginningOf = (field: string): string =>
  `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="a.csv"\r\n\r\n`
const megabyte = Buffer.alloc(1024 * 1024, 97)

/** Sends a file of so many megabytes, as far as it is taken. @returns the status, 499 where there was none */
async function flood(
  to: Route,
  { megabytes, isEnded }: { megabytes: number; isEnded: boolean },
): Promise<number> {
  const call = begin(to, beginningOf(fieldOf(to)))
  let status: number | undefined
  call.on('response', (answer) => {
    answer.resume()
    status = answer.statusCode
  })
  let isOver = false
  call.on('close', () => (isOver = true))
  const isAnswered = (): boolean => status !== undefined || isOver
  for (let sent = 0; sent < megabytes && !isAnswered(); sent += 1)
    if (!call.write(megabyte))
      await Promise.race([once(call, 'drain'), once(call, 'close'), once(call, 'response')])
  if (isEnded) call.end('\r\n--edge--\r\n')
  await eventually(isAnswered)
  call.destroy()
  return status ?? 499
}

describe('hostile files (Security, check 8)', () => {
  it('are refused by every route that keeps files, or kept under a harmless name', async () => {
    const keeping = uploads.filter(({ definition }) => keepsFiles.test(definition.name))
    expect(keeping.length).toBeGreaterThanOrEqual(7)
    const wrong: string[] = []
    for (const route of keeping)
      for (const file of hostileFiles) {
        const answer = await send(route, file)
        const outcome = outcomeOf(answer)
        const isRight = file.kept === true ? outcome === 'kept' : isRefusal.test(outcome)
        if (!isRight)
          wrong.push(`${route.definition.name}, ${file.what}: ${outcome} ${answer.text.slice(0, 200)}`)
      }
    expect(wrong).toEqual([])
    const names = await app.database.asOwner<{ file_name: string }>('select file_name from artifact')
    expect(
      names.filter(({ file_name: name }) => /[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name)),
    ).toEqual([])
    expect(Math.max(...names.map(({ file_name: name }) => name.length))).toBeLessThanOrEqual(200)
    await nothingIsLeft()
    expect(await isUp()).toBe(true)
  })

  it('are read by no other route: it refuses them, or finds no row in them', async () => {
    const reading = uploads.filter(({ definition }) => !keepsFiles.test(definition.name))
    expect(reading.length).toBeGreaterThanOrEqual(3)
    const before = await app.database.asOwner('select id from stakeholder union select id from consultant')
    const answers: string[] = []
    for (const route of reading)
      for (const file of hostileFiles) {
        const { status, text } = await send(route, file)
        if (status >= 500 || !tokens.has(route.definition.name))
          answers.push(`${route.definition.name}: ${text}`)
      }
    expect(answers).toEqual([])
    expect(await app.database.asOwner('select id from stakeholder union select id from consultant')).toEqual(
      before,
    )
    await nothingIsLeft()
  })

  it('beyond the limit are answered with 413 by every route, in bounded memory', async () => {
    const before = process.memoryUsage().rss
    let peak = before
    const measuring = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
    const statuses: (number | undefined)[] = []
    for (const route of uploads) statuses.push(await flood(route, { megabytes: 51, isEnded: true }))
    clearInterval(measuring)
    expect(statuses).toEqual(uploads.map(() => 413))
    // Ten uploads kept in memory would be 510 MB, one of them 51.
    expect((peak - before) / 1024 / 1024).toBeLessThan(300)
    await nothingIsLeft()
  })
})

describe('hostile requests (Security, check 8)', () => {
  it('without an end are cut off', async () => {
    // A limit of 10 MB: nobody waits for the end of more than 56.
    const status = await flood(route('importStakeholders'), { megabytes: 200, isEnded: false })
    expect([413, 499]).toContain(status)
    await nothingIsLeft()
  })

  it('that come slowly hold up nobody, and leave nothing when they break off', async () => {
    const calls = Array.from({ length: 30 }, () => begin(route(), `${beginningOf('file')}The first words`))
    await eventually(() => filesIn('uploads') > 0)
    expect(await isUp()).toBe(true)
    const others = await send(route(), {
      what: '',
      name: 'meanwhile.txt',
      content: new TextEncoder().encode('Text'),
    })
    expect(others.status).toBe(201)
    for (const call of calls) call.destroy()
    await nothingIsLeft()
  })

  it('with thousands of fields, giant ones, broken parts and deep names are refused', async () => {
    const part = (name: string, value: string): string =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const bodies = {
      'thousands of fields': Array.from({ length: 5000 }, (_, index) => part(`f${index}`, 'x')).join(''),
      'a giant field': part('name', 'x'.repeat(2_000_000)),
      'a giant name': part('n'.repeat(20_000), 'x'),
      'a name of the prototype': part('__proto__', 'x') + part('constructor[prototype][x]', 'y'),
      'a deep name': part(`a${'[b]'.repeat(1000)}`, 'x'),
      'no end of the head': '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.txt"',
      'no boundary': 'just text',
    }
    const statuses: [string, number | undefined][] = []
    for (const [what, body] of Object.entries(bodies)) {
      const call = begin(route(), body)
      call.end('--edge--\r\n')
      const status = await Promise.race([
        once(call, 'response').then(([answer]) => (answer as { statusCode?: number }).statusCode),
        once(call, 'close').then(() => 499),
      ])
      statuses.push([what, status])
    }
    expect(statuses.filter(([, status]) => ![400, 413, 499].includes(status ?? 0))).toEqual([])
    expect(({} as { x?: string }).x).toBeUndefined()
    await nothingIsLeft()
    expect(await isUp()).toBe(true)
  })
})
