// The first test file prepares an embedded database and leaves a snapshot of it on disk; the others start from it.
import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openEmbedded } from '../database/pglite.ts'
import type { DatabaseSource } from '../database/source.ts'

/** Changes with what is done to a snapshot here. */
const form = 'small-1'

/**
 * A test writes little, and every open database clears and keeps its buffers: with the 128 MB of a server, to open one
 * takes twice the time.
 */
const settings = { shared_buffers: '16MB', max_wal_senders: '0', wal_level: 'minimal' }

/**
 * An embedded database in memory as `prepare` leaves an empty one.
 * @param version changes whenever what `prepare` does changes
 */
export async function openFromSnapshot(
  version: string,
  prepare: (empty: DatabaseSource) => Promise<void>,
): Promise<DatabaseSource> {
  const name = [version, engineVersion(), form].join('-')
  const path = join(tmpdir(), 'parley-test-databases', `${name}.tar`)
  if (!existsSync(path)) await writeSnapshot(path, prepare)
  return openEmbedded({ snapshot: await openAsBlob(path) })
}

/** The pinned version of the embedded engine: a snapshot of another one may not open. */
function engineVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> }
  return dependencies['@electric-sql/pglite'] ?? 'unknown'
}

async function writeSnapshot(path: string, prepare: (empty: DatabaseSource) => Promise<void>): Promise<void> {
  const source = await openEmbedded()
  let snapshot: Uint8Array
  try {
    await prepare(source)
    for (const [name, value] of Object.entries(settings))
      await source.pool.query(`alter system set ${name} = '${value}'`)
    await source.pool.query('checkpoint')
    const isNeeded = await neededFiles(source)
    const whole = await source.dump()
    snapshot = filesOf(Buffer.from(await whole.arrayBuffer()), isNeeded)
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

const block = 512

/** A tar with its folders, and of its files those that are needed. */
function filesOf(tar: Buffer, isNeeded: (name: string) => boolean): Uint8Array {
  const entries: Buffer[] = []
  const textAt = (start: number, length: number): string =>
    tar.toString('latin1', start, start + length).replace(/\0.*$/s, '')
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const size = Number.parseInt(textAt(at + 124, 12).trim() || '0', 8)
    const end = at + block + Math.ceil(size / block) * block
    const isFolder = textAt(at + 156, 1) === '5'
    if (isFolder || isNeeded(textAt(at, 100).replace(/^\//, ''))) entries.push(tar.subarray(at, end))
    at = end
  }
  return Buffer.concat([...entries, Buffer.alloc(2 * block)])
}
