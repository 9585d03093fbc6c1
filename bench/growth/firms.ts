// Many firms of unlike sizes in one database, and what people of any of them wait for.
import { createTestApp, type TestApp } from '@parley/bff/src/testing/test-app.ts'
import { runSequence } from '@parley/orchestrator/src/sequences/run-sequence.ts'
import { createEngineWorld } from '@parley/orchestrator/src/testing/engine-world.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { instantProvider } from '../instant-provider.ts'
import { openSearchArm, type SearchArm } from '../search-arm.ts'
import { milliseconds, printTable, quantile } from '../statistics.ts'
import { growOthers, growOwn, writeWords } from './rows.ts'

interface Person {
  id: string
  firmId: string
  clientId: string
}

/** The largest firm's client has so many initiatives, the next ones a half, a third and so on. */
const largest = 500
const largeFirms = 5
const asked = 300
const atOnce = 8
const page = `range=${encodeURIComponent('[0,24]')}`

async function fill(app: TestApp, count: number): Promise<void> {
  await growOthers(app.database, [0, count])
  const large = await app.database.asOwner<{ firmId: string; clientId: string; memberId: string }>(
    `select c.firm_id as "firmId", c.id as "clientId", (select u.id from user_account u where u.client_id = c.id limit 1) as "memberId"
       from client c where name like 'Other client%' order by c.id limit ${largeFirms}`,
  )
  for (const [rank, place] of large.entries()) {
    const { consultantId } = await app.addConsultant({ id: place.firmId, name: '' }, [])
    const parts = Math.round(largest / (rank + 1))
    await growOwn(app.database, { ...place, consultantId: consultantId ?? '' }, [0, parts])
  }
  await writeWords(app.database)
}

/** What people do, each time another person of another firm. */
function questionsOf(app: TestApp, search: SearchArm) {
  const vector = Float32Array.from({ length: 768 }, (_, index) => Math.sin(index))
  const get = (path: (person: Person) => string) => async (person: Person) => {
    const api = await app.as({ ...person, email: '', consultantId: null })
    return async () => {
      const answer = await api.raw('GET', `/api${path(person)}`)
      if (answer.status !== 200) throw new Error(answer.text)
    }
  }
  const scopeOf = ({ firmId, clientId }: Person): Scope => ({
    role: 'app',
    actorKind: 'client',
    userId: null,
    firmId,
    clientIds: [clientId],
  })
  return {
    'session read': get(() => '/auth/me'),
    initiatives: get(({ clientId }) => `/initiatives/client/${clientId}?${page}`),
    stakeholders: get(({ clientId }) => `/stakeholders/client/${clientId}?${page}`),
    'my work': get(() => `/my-work?${page}`),
    'palette: names by a word': get(() => '/search?q=harbour'),
    'search, whole': (person: Person) =>
      Promise.resolve(async () => {
        const { firmId, clientId } = person
        await search.whole(
          { scope: scopeOf(person), place: { firmId, clientId, includeFirmSources: true } },
          { words: 'late invoice of a supplier', vector },
        )
      }),
  }
}

async function time(people: readonly Person[], prepare: (person: Person) => Promise<() => Promise<unknown>>) {
  const times: number[] = []
  const waiting = [...people]
  const work = async (): Promise<void> => {
    for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
      const ask = await prepare(person)
      const before = performance.now()
      await ask()
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return times
}

/** Milliseconds of a turn, in runs of eight turns one after the other. */
async function timeTurns(app: TestApp): Promise<number[]> {
  const world = await createEngineWorld({ database: app.database, providers: [instantProvider] })
  const aiAgents = await world.addAgents(['CONTRIBUTOR', 'CONTRIBUTOR'])
  const times: number[] = []
  for (let run = 0; run < 20; run += 1) {
    const { sequenceId } = await world.start(await world.addPhase({ aiAgents }))
    const before = performance.now()
    await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
    times.push((performance.now() - before) / 8)
  }
  return times
}

async function printSizes(app: TestApp): Promise<void> {
  const [whole] = await app.database.asOwner<{ mb: number }>(
    'select (pg_database_size(current_database()) / 1048576.0)::float8 as mb',
  )
  const tables = await app.database.asOwner<{ name: string; rows: number; mb: number }>(
    `select regexp_replace(relname, '_\\d+$', '') as name, sum(greatest(reltuples, 0))::float8 as rows, sum(pg_total_relation_size(c.oid) / 1048576.0)::float8 as mb
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where relkind = 'r' and nspname = 'public'
      group by 1 order by 3 desc limit 12`,
  )
  printTable(
    `The database: ${(whole?.mb ?? 0).toFixed(0)} MB`,
    ['table', 'rows', 'MB', 'kB a row'],
    tables.map(({ name, rows, mb }) => [
      name,
      rows.toFixed(0),
      mb.toFixed(1),
      rows > 0 ? ((mb * 1024) / rows).toFixed(2) : '',
    ]),
  )
}

/** Fills a database with so many firms, asks for people of random ones, and tells what grew. */
export async function simulateFirms(count: number): Promise<void> {
  const app = await createTestApp({ connections: 10 })
  try {
    const began = performance.now()
    await fill(app, count)
    console.error(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    const [row] = await app.database.asOwner<{ name: string }>('select current_database() as name')
    const url = new URL(process.env.PARLEY_TEST_DATABASE_URL ?? '')
    url.pathname = `/${row?.name ?? ''}`
    const search = openSearchArm(url.toString())
    const people = await app.database.asOwner<Person>(
      `select id, firm_id as "firmId", client_id as "clientId" from user_account where email like 'grown-%' order by random() limit ${asked}`,
    )
    const rows: string[][] = []
    for (const [name, prepare] of Object.entries(questionsOf(app, search))) {
      await time(people, prepare)
      const times = await time(people, prepare)
      rows.push([name, milliseconds(quantile(times, 0.5)), milliseconds(quantile(times, 0.95))])
    }
    const turns = await timeTurns(app)
    rows.push(['a stored turn', milliseconds(quantile(turns, 0.5)), milliseconds(quantile(turns, 0.95))])
    await search.close()
    printTable(`People of ${count} firms, ${atOnce} at a time`, ['what', 'p50 ms', 'p95 ms'], rows)
    await printSizes(app)
  } finally {
    await app.close()
  }
}
