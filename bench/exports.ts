// From asking for a deck to its file, of an initiative with 500 interactions and 200 observations, in one process on the
// embedded default: seconds and bytes of each kind in each format, and how long the process hears nobody meanwhile.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type DeckFormat, type DeckKind, deckKinds, sectionsOfDeck } from '@parley/contracts/http/exports.ts'
import { newId } from '@parley/contracts/ids.ts'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { migrations } from '@parley/migrations/index.ts'
import { createDeckRenderer } from '@parley/decks/renderers.ts'
import {
  type ExportPorts,
  previewDeck,
  requestExport,
  runExport,
} from '@parley/orchestrator/src/exports/index.ts'
import { migrate } from '@parley/server-kit/database/migrate.ts'
import { openEmbedded } from '@parley/server-kit/database/pglite.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { createDatabase } from '@parley/server-kit/database/tenant-transaction.ts'
import { createInProcessBus } from '@parley/server-kit/events/in-process-bus.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import { printTable } from './statistics.ts'

const interactions = 500
const observations = 200
/** Milliseconds between looks at the event loop. */
const resolution = 2

const folder = await mkdtemp(join(tmpdir(), 'parley-bench-exports-'))
const source = await openEmbedded({ folder: join(folder, 'data') })
await migrate(source, migrations)
const database = createDatabase<DB>(source, { tenantTables })
const files = await createDiskFileStore(join(folder, 'files'))
await seedDemo({ database, files, now: new Date() })

interface Row {
  id: string
  firm_id: string
  client_id: string
  user_id: string
}
const { rows } = await source.pool.query<Row>(
  `select i.id, i.firm_id, i.client_id, m.user_id from initiative i join initiative_member m on m.initiative_id = i.id
   where i.name = 'ERP vendor selection' limit 1`,
)
const [initiative] = rows
if (initiative === undefined) throw new Error('The demo has no initiative.')

/** Copies of what the demo has, until there are as many. */
async function multiply(table: 'agent_interaction' | 'observation', all: number): Promise<void> {
  const columns = await source.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' and column_name not in ('id', 'supersedes_id', 'follow_up_of_id', 'mitigation_id')`,
    [table],
  )
  const names = columns.rows.map(({ name }) => `"${name}"`).join(', ')
  await source.pool.query(
    `insert into ${table} (id, ${names}) select gen_random_uuid(), ${names} from (
       select * from ${table} where initiative_id = $1) one cross join generate_series(1, $2) limit greatest(0, $2 - (select count(*) from ${table} where initiative_id = $1))`,
    [initiative?.id, all],
  )
}
await multiply('agent_interaction', interactions)
await multiply('observation', observations)

const scope: Scope = {
  role: 'app',
  actorKind: 'client',
  userId: initiative.user_id,
  firmId: initiative.firm_id,
  clientIds: [initiative.client_id],
}
const caller = { scope, requestId: newId() }
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const ports: ExportPorts = {
  database,
  files,
  events: createInProcessBus(() => undefined),
  logger: quiet,
  clock: { now: () => new Date() },
  renderer: createDeckRenderer(),
}
const by = { actorId: null, subjectId: null, sessionId: null, ipAddress: null }
const params = { id: initiative.id }
const choiceOf = (kind: DeckKind) => ({
  kind,
  language: 'en' as const,
  // Everything, the conversation included.
  sections: Object.keys(sectionsOfDeck[kind]) as (keyof (typeof sectionsOfDeck)[DeckKind])[],
})

interface Watched<T> {
  value: T
  seconds: string
  /** Of all threads of the process: what a quiet machine would take, however busy this one is. */
  processor: string
  stall: string
}

async function watched<T>(work: () => Promise<T>): Promise<Watched<T>> {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  await pause(5 * resolution)
  const before = performance.now()
  const used = process.cpuUsage()
  const value = await work()
  const seconds = (performance.now() - before) / 1000
  const { user, system } = process.cpuUsage(used)
  // What was blocked until now is noticed with the next look.
  await pause(5 * resolution)
  delay.disable()
  return {
    value,
    seconds: seconds.toFixed(1),
    processor: ((user + system) / 1e6).toFixed(1),
    stall: String(Math.max(0, Math.round(delay.max / 1e6 - resolution))),
  }
}

const rowOf = (
  kind: DeckKind,
  what: string,
  { seconds, processor, stall, size }: Omit<Watched<never>, 'value'> & { size: number },
): string[] => [kind, what, seconds, processor, String(Math.round(size / 1024)), stall]

async function exported(kind: DeckKind, format: DeckFormat): Promise<string[]> {
  const { value, ...figures } = await watched(async () => {
    const { exportId } = await requestExport(ports, caller, {
      params,
      body: { deck: { ...choiceOf(kind), format }, by },
    })
    await runExport(ports, {
      exportId,
      firmId: initiative?.firm_id ?? '',
      clientId: initiative?.client_id ?? '',
    })
    const stored = await source.pool.query<{ status: string; size: number }>(
      'select status, size from export_job where id = $1',
      [exportId],
    )
    return stored.rows[0]
  })
  if (value?.status !== 'COMPLETED') throw new Error(`${kind} as ${format} was not completed.`)
  return rowOf(kind, format, { ...figures, size: value.size })
}

try {
  const measured: string[][] = []
  for (const kind of deckKinds) {
    const { value, ...figures } = await watched(() =>
      previewDeck(ports, caller, { params, body: choiceOf(kind) }),
    )
    const what = `preview (of ${value.pages} pages)`
    measured.push(rowOf(kind, what, { ...figures, size: value.html.length }))
    for (const format of ports.renderer.formats) measured.push(await exported(kind, format))
  }
  printTable(
    `${interactions} interactions and ${observations} observations, embedded database`,
    ['deck', 'format', 'seconds', 'processor seconds', 'kB', 'longest stall, ms'],
    measured,
  )
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
