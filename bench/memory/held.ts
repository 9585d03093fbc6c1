import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { Series } from '../../scripts/drill/memory-picture.ts'

/** Something of one or more processes that is looked at. */
export interface Watched {
  name: string
  pids: () => number[]
}

/** Seconds between two looks. */
const betweenLooks = 15

/**
 * MiB that a process holds, with its part of what it shares with others: those of a Postgres share most of theirs.
 * NaN where it has ended.
 */
function heldBy(pid: number): number {
  try {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(told)?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

const stat = (pid: string): string[] => {
  try {
    // The name stands in parentheses and may hold blanks.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

/** A process and those that it started. */
function family(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [parent, ...pids.filter((pid) => Number(stat(pid)[1]) === parent).map(Number)]
}

/** The Postgres and the Redis, where they are processes of this machine that may be looked at. */
export async function findServers(databaseUrl: string, redisUrl: string): Promise<Watched[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = Number(stat(String(rows[0]?.pid))[1])
  await client.end()
  const redis = new Redis(redisUrl)
  const redisPid = Number(/process_id:(\d+)/.exec(await redis.info('server'))?.[1])
  await redis.quit()
  const found = [
    { name: 'Postgres', pids: () => family(postmaster) },
    { name: 'Redis', pids: () => [redisPid] },
  ]
  return found.filter(({ pids }) => pids().some((pid) => heldBy(pid) > 0))
}

/** Looks at each until it is over. @returns a line each, by minute */
export async function watchHeld(watched: readonly Watched[], isOver: () => boolean): Promise<Series[]> {
  const series = watched.map(({ name }): Series => ({ name, points: [] }))
  const began = Date.now()
  while (!isOver()) {
    watched.forEach(({ pids }, index) => {
      // One of many may have ended between its listing and its look.
      const held = pids().map(heldBy).filter(Number.isFinite)
      const mib = held.reduce((sum, one) => sum + one, 0)
      if (mib > 0) series[index]?.points.push({ minute: (Date.now() - began) / 60_000, mib })
    })
    await pause(betweenLooks * 1000)
  }
  return series
}
