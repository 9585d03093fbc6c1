import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import { readLive } from '@parley/standalone/testing/live-reader.ts'

export interface Watched {
  /** How often it was opened. */
  opened: number
  /** Places of the events that it brought. */
  seen: Set<number>
}

interface Watch {
  /** Origins of its doors; opened again, the channel goes through the next. */
  doors: readonly string[]
  api: ApiClient
  phaseId: string
}

/** Keeps the live channel of a phase open as the app does: closed, it is opened again from where it was. */
export async function watchPhase({ doors, api, phaseId }: Watch, isOver: () => boolean): Promise<Watched> {
  const watched: Watched = { opened: 0, seen: new Set() }
  for (let turn = 0; !isOver(); turn += 1) {
    const after = Math.max(0, ...watched.seen)
    const origin = doors[turn % doors.length] ?? ''
    const reader = await readLive(origin, api, { phaseId, after }).catch(() => undefined)
    if (reader !== undefined) {
      watched.opened += 1
      while (!isOver() && reader.closeCode() === undefined) await pause(250)
      for (const { seq } of reader.stored()) watched.seen.add(seq)
      reader.close()
    }
    await pause(1000)
  }
  return watched
}

/** How many of the events that the channel gives again from its beginning were never brought. */
export async function countMissed(
  { doors: [origin = ''], api, phaseId }: Watch,
  { seen }: Watched,
): Promise<number> {
  const reader = await readLive(origin, api, { phaseId, after: Math.min(...seen) })
  await pause(5_000)
  reader.close()
  const latest = Math.max(0, ...seen)
  return reader.stored().filter(({ seq }) => seq <= latest && !seen.has(seq)).length
}
