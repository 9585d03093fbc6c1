import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServerDatabase, type ServerDatabase } from '@parley/server-kit/testing/server-database.ts'
import { type S3Server, startS3Server } from '@parley/server-kit/testing/s3-server.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { startSwitchboard, type Switchboard } from '@parley/server-kit/testing/switchboard.ts'

/** The product as several processes, each reached and reaching the others over lines that a test can cut. */
export interface ProcessWorld {
  database: ServerDatabase
  files: S3Server
  lines: { database: Switchboard; orchestrators: Switchboard; redis?: Switchboard }
  /** Every process that was ever started here. */
  processes: ServerProcess[]
  start(name: ServerProcess['name'], variables?: Record<string, string>, release?: string): ServerProcess
  /** Lays a line that was cut. */
  repair(name: 'database' | 'redis'): void
  close(): Promise<void>
}

export interface Servers {
  databaseUrl: string
  /** Without one the queues and the events are Postgres's too. */
  redisUrl?: string
}

const portOf = (url: string, usual: number): number => Number(new URL(url).port || usual)

function throughLine(url: string, line: Switchboard): string {
  const changed = new URL(url)
  changed.hostname = '127.0.0.1'
  changed.port = String(line.port)
  return changed.toString()
}

/** The servers work as a login that owns nothing, as they should anywhere; it stays on the server of the tests. */
function asServers(url: string): string {
  const changed = new URL(url)
  changed.username = 'servers_of_tests'
  changed.password = createHash('sha256').update(changed.password).digest('hex')
  return changed.toString()
}

/** A database, a store of files and lines to them, with no process yet. The servers are on this machine. */
export async function createProcessWorld({ databaseUrl, redisUrl }: Servers): Promise<ProcessWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-processes-'))
  const database = await createServerDatabase(databaseUrl)
  const files = await startS3Server()
  const ports = {
    database: portOf(databaseUrl, 5432),
    redis: redisUrl === undefined ? 0 : portOf(redisUrl, 6379),
  }
  const lines = {
    database: await startSwitchboard([ports.database]),
    orchestrators: await startSwitchboard(),
    ...(redisUrl !== undefined && { redis: await startSwitchboard([ports.redis]) }),
  }
  const variables = {
    ...variablesOf(files, folder),
    DATABASE_MIGRATION_URL: throughLine(database.url, lines.database),
    DATABASE_URL: throughLine(asServers(database.url), lines.database),
    DATABASE_STRONG_LOGIN: 'refuse',
    ORCHESTRATOR_URL: `http://127.0.0.1:${lines.orchestrators.port}`,
    ...(redisUrl !== undefined && lines.redis && { REDIS_URL: throughLine(redisUrl, lines.redis) }),
  }
  const processes: ServerProcess[] = []
  return {
    database,
    files,
    lines,
    processes,
    start(name, more, release) {
      const started = startServerProcess(name, { ...variables, ...more }, release)
      processes.push(started)
      return started
    },
    repair: (name) => lines[name]?.lead([ports[name]]),
    async close() {
      await Promise.all(processes.map((one) => one.end('SIGKILL')))
      await Promise.all(Object.values(lines).map((line) => line.close()))
      await files.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** With it the servers' metrics are read. */
export const metricsToken = randomBytes(16).toString('hex')

const variablesOf = ({ settings }: S3Server, folder: string): Record<string, string> => ({
  PARLEY_SECRET: randomBytes(32).toString('hex'),
  METRICS_TOKEN: metricsToken,
  PARLEY_DATA_DIR: folder,
  DEMO_DATA: 'true',
  S3_ENDPOINT: settings.endpoint,
  S3_REGION: settings.region,
  S3_BUCKET: settings.bucket,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  PARLEY_BUILTIN_TOKENS_PER_SECOND: '500',
})
