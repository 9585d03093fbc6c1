import { join } from 'node:path'
import { setImmediate as nextRound } from 'node:timers/promises'
import { type MemoryFS, PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'
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
    const engine = await openEngine(options)
    const close = async (): Promise<void> => {
      await engine.close()
      lock?.release()
    }
    return await connectTo({ ...sessionOf(engine), close }, options.onError)
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** The engine alone, with the product's extensions. */
export const openEngine = ({ folder, files }: Pick<EmbeddedOptions, 'folder' | 'files'>): Promise<PGlite> =>
  PGlite.create({
    ...(folder === undefined ? {} : { dataDir: join(folder, 'postgres') }),
    ...(files && { fs: files }),
    extensions: { vector, pg_trgm },
    // Small WAL segments: a fresh database is 16 MB less to write, copy and load.
    initDbStartParams: ['--wal-segsize=1'],
  })

/** What a source asks of the engine's one session. */
export type EngineSession = Pick<
  PGlite,
  'waitReady' | 'execProtocolStream' | 'onNotification' | 'dumpDataDir' | 'close'
>

/** The session as the engine has it. */
export const sessionOf = (engine: PGlite): EngineSession => ({
  waitReady: engine.waitReady,
  execProtocolStream: engine.execProtocolStream.bind(engine),
  onNotification: engine.onNotification.bind(engine),
  dumpDataDir: engine.dumpDataDir.bind(engine),
  close: engine.close.bind(engine),
})

/** A source on a session that nobody else has; closing the source closes the session. */
export async function connectTo(
  session: EngineSession,
  onError: (error: Error) => void = () => undefined,
): Promise<EmbeddedSource> {
  const pool = createSingleSessionPool({ ...session, execProtocolStream: hearOthersBetween(session) })
  pool.on('error', onError)
  // The queue's tables are in a schema of their own; the session is set up once for both.
  await pool.query('set search_path = public, bullmq')
  const registry = createHandlerRegistry(onError)
  const hearNoMore = session.onNotification((channel, payload) => {
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
    dump: () => session.dumpDataDir('none'),
    become: async (role) => {
      await pool.query(`set session authorization ${pg.escapeIdentifier(role)}`)
    },
    async close() {
      await pool.end()
      hearNoMore()
      await session.close()
    },
  }
}

/** Milliseconds that one after another may take before sockets are heard. */
const slice = 10

/**
 * The engine works in this thread, and whoever waits for an answer goes on in the same round of the event loop: a chain of
 * statements would hear no socket to its end.
 */
function hearOthersBetween(session: EngineSession): EngineSession['execProtocolStream'] {
  let heardAt = performance.now()
  return async (...message) => {
    if (performance.now() - heardAt > slice) {
      await nextRound()
      heardAt = performance.now()
    }
    return session.execProtocolStream(...message)
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
function createSingleSessionPool(engine: EngineSession): pg.Pool {
  // It asks no more of the engine than this, and is written down as wanting the whole.
  const { connection, user, password, host, port, database } = createPgConfig(engine as PGlite)
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
