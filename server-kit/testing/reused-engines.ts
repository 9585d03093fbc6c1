// To open an engine takes a test file a quarter of a second, and twice that until it has read the catalogue: the files of
// a group have the same ones after each other, each as the first found it.
import type { PGlite } from '@electric-sql/pglite'
import type { EngineSession } from '../database/pglite.ts'
import { openEngine, sessionOf } from '../database/pglite.ts'
import { type PristineRows, readPristine, restore } from './restore-database.ts'
import type { SnapshotFiles } from './snapshot-files.ts'

interface Reusable {
  engine: PGlite
  pristine: PristineRows
}

/** By version of the snapshot, those that nobody has. */
const idle = new Map<string, Reusable[]>()

/** Called by the environment of the tests (`node-environment.mjs`). */
Object.assign(globalThis, { [Symbol.for('parley.tests.atEnd')]: closeIdle })

async function closeIdle(): Promise<void> {
  const all = [...idle.values()].flat()
  idle.clear()
  await Promise.all(all.map(({ engine }) => engine.close()))
}

/** Of a version; a test file seldom has more at a time. */
const mostIdle = 2

/**
 * The session of an engine as its snapshot has it, whether it was used before or not. Closing it gives the engine back;
 * what is asked of it afterwards fails.
 * @param version of the snapshot that the files are of
 */
export async function takeEngine(
  version: string,
  readFiles: () => Promise<SnapshotFiles>,
): Promise<EngineSession> {
  const used = await takeIdle(version)
  const taken = used ?? (await opened(await readFiles()))
  return lend(taken.engine, async () => {
    const others = idle.get(version) ?? []
    if (others.length >= mostIdle) return taken.engine.close()
    idle.set(version, [...others, taken])
  })
}

async function opened(files: SnapshotFiles): Promise<Reusable> {
  const engine = await openEngine({ files })
  return { engine, pristine: await readPristine(engine) }
}

async function takeIdle(version: string): Promise<Reusable | undefined> {
  for (;;) {
    const candidate = idle.get(version)?.pop()
    if (candidate === undefined) return undefined
    if (await restore(candidate.engine, candidate.pristine)) return candidate
    await candidate.engine.close()
  }
}

/** A session that is over once it is closed, though its engine is not. */
function lend(engine: PGlite, giveBack: () => Promise<void>): EngineSession {
  const session = sessionOf(engine)
  let isOver = false
  return {
    ...session,
    execProtocolStream: (...message) =>
      isOver ? Promise.reject(new Error('This database is closed.')) : session.execProtocolStream(...message),
    close: () => {
      if (isOver) return Promise.resolve()
      isOver = true
      return giveBack()
    },
  }
}
