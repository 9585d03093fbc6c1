import { existsSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Logger } from '../logging/logger.ts'
import { type Head, keptHeadsSchema } from './chain.ts'

/** Heads of chains as they were at a time. */
export interface Anchor {
  /** ISO 8601, UTC. */
  at: string
  heads: readonly Head[]
}

/** Somewhere outside of the tables: who cuts off the end of a chain, or writes it anew, does not reach it with them. */
export interface AnchorPlace {
  keep(anchor: Anchor): Promise<void>
}

/** A file that is only ever added to, a line of JSON for each anchor, on the disk before it counts as kept. */
export const createFileAnchors = (path: string): AnchorPlace => ({
  async keep(anchor) {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(path, 'a', 0o600)
    try {
      await file.appendFile(`${JSON.stringify(anchor)}\n`)
      await file.datasync()
    } finally {
      await file.close()
    }
  },
})

/** A line of the process's own log, for whoever gathers logs elsewhere. Told at `warn`, so that no level hides it. */
export const createLogAnchors = (logger: Logger): AnchorPlace => ({
  keep(anchor) {
    logger.warn({ anchor }, 'heads of the audit log')
    return Promise.resolve()
  },
})

const anchorSchema = z.object({ at: z.string(), heads: keptHeadsSchema })

/** A line that a process was killed over is none; the next begins behind it. */
function readLine(line: string): readonly Head[] {
  try {
    return anchorSchema.parse(JSON.parse(line.slice(Math.max(0, line.lastIndexOf('{"at"'))))).heads
  } catch {
    return []
  }
}

/** All heads that the text of a file of anchors holds. */
export const parseAnchors = (text: string): Head[] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : readLine(line)))

/**
 * All heads that a file of anchors holds.
 * @returns undefined where there is no such file
 */
export async function readAnchors(path: string): Promise<Head[] | undefined> {
  return existsSync(path) ? parseAnchors(await readFile(path, 'utf8')) : undefined
}
