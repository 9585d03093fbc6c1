// The first test file prepares an embedded database and leaves a snapshot of it on disk; the others start from it.
import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connectTo, type EmbeddedOptions, openEmbedded } from '../database/pglite.ts'
import type { DatabaseSource } from '../database/source.ts'
import { takeEngine } from './reused-engines.ts'
import { SnapshotFiles } from './snapshot-files.ts'
import { entriesOf, tarOf } from './tar-entries.ts'

/** Changes with what is done to a snapshot here. */
const form = 'small-1'

/**
 * A test writes little, and every open database clears and keeps its buffers: with the 128 MB of a server, to open one
 * takes twice the time.
 */
const settings = { shared_buffers: '16MB', max_wal_senders: '0', wal_level: 'minimal' }

type Prepare = (empty: DatabaseSource) => Promise<void>

/**
 * An embedded database in memory as `prepare` leaves an empty one.
 * @param version changes whenever what `prepare` does changes
 */
export async function openFromSnapshot(
  version: string,
  prepare: Prepare,
  options: Pick<EmbeddedOptions, 'onError'> = {},
): Promise<DatabaseSource> {
  const readFiles = async () => new SnapshotFiles(await readSnapshot(version, prepare))
  return connectTo(await takeEngine(version, readFiles), options.onError)
}

/** An embedded database in memory that holds nothing: the engine takes ten times as long to make one itself. */
export const openEmpty = (options: Pick<EmbeddedOptions, 'onError'> = {}): Promise<DatabaseSource> =>
  openFromSnapshot('empty', () => Promise.resolve(), options)

/**
 * Writes such a database where `openEmbedded` looks for one of a folder.
 * @param folder that has no database yet
 */
export async function laySnapshot(folder: string, version: string, prepare: Prepare): Promise<void> {
  const tar = await readSnapshot(version, prepare)
  for (const { name, isFolder, content, size } of entriesOf(tar)) {
    const path = join(folder, 'postgres', name)
    await mkdir(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 })
    if (!isFolder) await writeFile(path, tar.subarray(content, content + size), { mode: 0o600 })
  }
}

async function readSnapshot(version: string, prepare: Prepare): Promise<Buffer> {
  const name = [version, engineVersion(), form].join('-')
  const path = join(tmpdir(), 'parley-test-databases', `${name}.tar`)
  if (!existsSync(path)) await writeSnapshot(path, prepare)
  return readFile(path)
}

/** The pinned version of the embedded engine: a snapshot of another one may not open. */
function engineVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> }
  return dependencies['@electric-sql/pglite'] ?? 'unknown'
}

async function writeSnapshot(path: string, prepare: Prepare): Promise<void> {
  const source = await openEmbedded()
  let snapshot: Uint8Array
  try {
    await prepare(source)
    for (const [name, value] of Object.entries(settings))
      await source.pool.query(`alter system set ${name} = '${value}'`)
    await source.pool.query('checkpoint')
    const isNeeded = await neededFiles(source)
    const whole = await source.dump()
    const tar = Buffer.from(await whole.arrayBuffer())
    const needed = [...entriesOf(tar)].filter(
      ({ name, isFolder }) => isFolder || isNeeded(name.replace(/^\//, '')),
    )
    snapshot = tarOf(tar, needed)
  } finally {
    await source.close()
  }
  mkdirSync(dirname(path), { recursive: true })
  // Several workers may get here at once: the file appears whole, and the first one stays, since others read it by then.
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, snapshot)
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

/** All but the files of the templates of databases, and the log before the checkpoint: half of a fresh database. */
async function neededFiles(source: DatabaseSource): Promise<(name: string) => boolean> {
  const { rows } = await source.pool.query<{ folder: string; log: string }>(
    `select 'base/' || oid || '/' as folder, pg_walfile_name(pg_current_wal_lsn()) as log
    from pg_database where datname = current_database()`,
  )
  const [{ folder, log } = { folder: 'base/', log: '' }] = rows
  return (name) =>
    name.startsWith('base/')
      ? name.startsWith(folder)
      : !/^pg_wal\/[0-9A-F]{24}$/.test(name) || name.endsWith(log)
}
