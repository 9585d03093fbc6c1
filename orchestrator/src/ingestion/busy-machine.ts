import { type CpuInfo, cpus } from 'node:os'

/** Milliseconds: over at least so long is measured, and a longer stretch than the second says nothing of now. */
const [shortest, longest] = [500, 5000]
/** Of all processors, by whomever. */
const muchInUse = 0.5
/** Milliseconds. */
const busyFor = 60_000

interface Reading {
  at: number
  idle: number
  all: number
}

function readingOf(at: number, processors: readonly Pick<CpuInfo, 'times'>[]): Reading {
  const reading = { at, idle: 0, all: 0 }
  for (const { times } of processors) {
    reading.idle += times.idle
    reading.all += times.user + times.nice + times.sys + times.irq + times.idle
  }
  return reading
}

/**
 * Whether others may wait for processors: more than half of them were in use between two times it was asked within the
 * last minute. The average of a minute, which systems tell, comes too late for that; and whoever began anew in each
 * quiet half second would come in bursts.
 *
 * @param now milliseconds
 * @param list the times of each processor since the machine started
 */
export function createBusyMachine(
  now: () => number = () => performance.now(),
  list: () => readonly Pick<CpuInfo, 'times'>[] = cpus,
): () => boolean {
  let last = readingOf(now(), list())
  let busyAt = -Infinity
  return () => {
    const age = now() - last.at
    if (age >= shortest) {
      const next = readingOf(now(), list())
      const [idle, all] = [next.idle - last.idle, next.all - last.all]
      if (age <= longest && all > 0 && 1 - idle / all > muchInUse) busyAt = next.at
      last = next
    }
    return now() - busyAt < busyFor
  }
}
