// From a long PDF to a searchable one, in one process on the embedded default: how long beside the parser alone, and how
// long the process hears nobody meanwhile.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { migrations } from '@parley/migrations/index.ts'
import { createEmbedders } from '@parley/orchestrator/src/embedding/embedders.ts'
import { ingestArtifact } from '@parley/orchestrator/src/ingestion/ingest-artifact.ts'
import { createIngestionThreads } from '@parley/orchestrator/src/ingestion/parse-worker.ts'
import { longPdf } from '@parley/orchestrator/src/ingestion/testing/long-pdf.ts'
import { createThreadEmbeddings } from '@parley/orchestrator/src/ingestion/thread-embeddings.ts'
import { migrate } from '@parley/server-kit/database/migrate.ts'
import { openEmbedded } from '@parley/server-kit/database/pglite.ts'
import { createDatabase } from '@parley/server-kit/database/tenant-transaction.ts'
import { readRounds } from './env.ts'
import { median, milliseconds, printTable, times } from './statistics.ts'

const pages = 300
/** Milliseconds between looks at the event loop. */
const resolution = 2

interface Round {
  parse: number
  embed: number
  whole: number
  /** Longest time that the process heard nobody, over what the measuring itself waits. */
  stall: number
  /** The share of stalls above 50 ms, of all looks. */
  progress: number
}

const file = longPdf(pages)
const folder = await mkdtemp(join(tmpdir(), 'parley-bench-ingestion-'))
const source = await openEmbedded({ folder })
await migrate(source, migrations)
const database = createDatabase<DB>(source, { tenantTables })
const threads = createIngestionThreads()
const embeddings = createThreadEmbeddings(threads)
const firmId = newId()
await source.pool.query(`insert into consulting_firm (id, name) values ($1, 'Northwind')`, [firmId])

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const before = performance.now()
  const value = await work()
  return [value, performance.now() - before]
}

async function measure(): Promise<Round> {
  const [parsed, parse] = await timed(() => threads.parse('long.pdf', file))
  if (parsed.outcome !== 'parsed') throw new Error(parsed.reason)
  const texts = parsed.chunks.map(({ text }) => text)
  const [, embed] = await timed(() => embeddings.embed(texts, { kind: 'passage' }))
  const artifactId = newId()
  await source.pool.query(
    `insert into artifact (id, firm_id, name, file_name, mime_type, size, storage_key, content_hash, scope)
     values ($1, $2, 'Long', 'long.pdf', 'application/pdf', $3, '', $4, 'firm')`,
    [artifactId, firmId, file.length, createHash('sha256').update(artifactId).digest('hex')],
  )
  let progress = 0
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  const [outcome, whole] = await timed(() =>
    ingestArtifact(
      {
        database,
        readFile: () => Promise.resolve(file),
        threads,
        embedders: createEmbedders(embeddings),
        announce: () => Promise.resolve(void (progress += 1)),
        now: () => new Date(),
      },
      { artifactId, firmId, clientId: null },
    ),
  )
  delay.disable()
  if (outcome !== 'indexed') throw new Error(`The document ended as ${outcome}.`)
  await source.pool.query('delete from artifact where id = $1', [artifactId])
  return { parse, embed, whole, stall: delay.max / 1e6 - resolution, progress }
}

try {
  await measure()
  const rounds: Round[] = []
  for (let round = 0; round < readRounds(); round += 1) rounds.push(await measure())
  const of = (pick: (round: Round) => number): number => median(rounds.map(pick))
  printTable(
    `A PDF of ${pages} full pages (${Math.round(file.length / 1024)} kB), built-in embedder, embedded database`,
    ['what', 'milliseconds'],
    [
      ['parser alone', milliseconds(of(({ parse }) => parse))],
      ['embedder alone', milliseconds(of(({ embed }) => embed))],
      ['until searchable', milliseconds(of(({ whole }) => whole))],
      ['less the embedder, of the parser', times(of(({ parse, embed, whole }) => (whole - embed) / parse))],
      ['longest stall of the event loop (median)', milliseconds(of(({ stall }) => stall))],
      [
        'longest stall of the event loop (worst)',
        milliseconds(Math.max(...rounds.map(({ stall }) => stall))),
      ],
      ['times that progress was shown', String(of(({ progress }) => progress))],
    ],
  )
} finally {
  await threads.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
