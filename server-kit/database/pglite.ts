import { join } from 'node:path'
import { setImmediate as nextRound } from 'node:timers/promises'
import { type MemoryFS, PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import pg from 'pg'
import { lockFolder, type FolderLock } from './folder-lock.ts'
import { createSessionTurns } from './session-turns.ts'
import { createHandlerRegistry } from './notifications.ts'
import type { DatabaseSource } from './source.ts'
import { valueTypes } from './value-types.ts'
import { outsideTransaction, refuseInsideTransaction } from './transaction-context.ts'

export interface EmbeddedOptions {
  /** Folder to keep the database in; in memory when there is none. */
  folder?: string
  /** Those of a database to start from (in memory only). */
  files?: MemoryFS
  onError?: (error: Error) => void
}

/** The embedded database, with what only it can do. */
export interface EmbeddedSource extends DatabaseSource {
  readonly kind: 'embedded'
  /** The whole database as a tar file, to start others from. */
  dump(): Promise<Blob>
  /**
   * Goes on with the rights of a role in place of the owner's. The engine has no logins: a statement could take the
   * owner's rights back, so this holds what goes wrong and not who means it.
   */
  become(role: string): Promise<void>
}

/**
 * Opens Postgres in this process (Architecture, "One machine, no servers"). There is one session, so everything goes
 * through the one pool: PGlite itself stays hidden, because a query on it would run inside whatever transaction is
 * open, with its role and tenant.
 * @throws FolderInUseError when another process has the folder
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedSource> {
  const lock = options.folder === undefined ? undefined : lockFolder(options.folder)
  try {
    const pglite = await PGlite.create({
      ...(options.folder === undefined ? {} : { dataDir: join(options.folder, 'postgres') }),
      ...(options.files && { fs: options.files }),
      extensions: { vector, pg_trgm },
      // Small WAL segments: a fresh database is 16 MB less to write, copy and load.
      initDbStartParams: ['--wal-segsize=1'],
    })
    return await connect(pglite, { lock, onError: options.onError ?? (() => undefined) })
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function connect(
  pglite: PGlite,
  options: { lock: FolderLock | undefined; onError: (error: Error) => void },
): Promise<EmbeddedSource> {
  hearOthersBetween(pglite)
  const pool = createSingleSessionPool(pglite)
  pool.on('error', options.onError)
  // The queue's tables are in a schema of their own; the session is set up once for both.
  await pool.query('set search_path = public, bullmq')
  const registry = createHandlerRegistry(options.onError)
  pglite.onNotification((channel, payload) => {
    // Not at once: the transaction that notified still holds the session.
    outsideTransaction(() => setImmediate(() => registry.dispatch(channel, payload)))
  })
  return {
    kind: 'embedded',
    singleSession: true,
    pool,
    async listen(channel, handler) {
      if (registry.add(channel, handler)) await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        if (registry.remove(channel, handler)) await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },
    ping: async () => {
      await pool.query('select 1')
    },
    dump: () => pglite.dumpDataDir('none'),
    become: async (role) => {
      await pool.query(`set session authorization ${pg.escapeIdentifier(role)}`)
    },
    async close() {
      await pool.end()
      await pglite.close()
      options.lock?.release()
    },
  }
}

/** Milliseconds that one after another may take before sockets are heard. */
const slice = 10

/**
 * The engine works in this thread, and whoever waits for an answer goes on in the same round of the event loop: a chain of
 * statements would hear no socket to its end.
 */
function hearOthersBetween(pglite: PGlite): void {
  const send = pglite.execProtocolStream.bind(pglite)
  let heardAt = performance.now()
  pglite.execProtocolStream = async (...message) => {
    if (performance.now() - heardAt > slice) {
      await nextRound()
      heardAt = performance.now()
    }
    return send(...message)
  }
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/** The pool makes the release anew at each check-out. */
function endWithRelease(client: pg.PoolClient, end: () => void): void {
  const release = client.release.bind(client)
  client.release = (failure) => {
    release(failure)
    end()
  }
}

/** A pool of the one session that refuses, instead of waiting for ever, to be asked from inside a transaction. */
function createSingleSessionPool(pglite: PGlite): pg.Pool {
  const { connection, user, password, host, port, database } = createPgConfig(pglite)
  const session = { connection, user, password, host, port, database }
  const pool = new pg.Pool({ ...session, max: 1, idleTimeoutMillis: 0, pipeline: true, types: valueTypes })
  const turns = createSessionTurns()
  const originalConnect = pool.connect.bind(pool) as unknown as (done: Connected) => void
  const inTurn = (done: Connected): void =>
    turns.take((end) =>
      originalConnect((error, client, release) => {
        if (client === undefined) end()
        else endWithRelease(client, end)
        done(error, client, client === undefined ? release : client.release.bind(client))
      }),
    )
  const guarded = (done?: Connected): unknown => {
    refuseInsideTransaction('The pool of the embedded database was used')
    if (done !== undefined) {
      inTurn(done)
      return undefined
    }
    return new Promise((resolve, reject) =>
      inTurn((error, client) => {
        if (client === undefined) reject(error ?? new Error('The embedded database gave no session.'))
        else resolve(client)
      }),
    )
  }
  pool.connect = guarded as typeof pool.connect
  return pool
}
