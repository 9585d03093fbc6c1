import { readFileSync } from 'node:fs'
import type { ServerDatabase } from '@parley/server-kit/testing/server-database.ts'

/** Milliseconds of a tick of the system's clock, by which it tells what processes took. */
const tick = 10

/** Milliseconds that a process of this machine has had of its processors; 0 for one that is not here. */
export function processorTimeOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    return 0
  }
}

/** What all connections of a database have had, where its server is on this machine; nothing is told of those that end. */
export async function processorTimeOfServer(database: Pick<ServerDatabase, 'rows'>): Promise<number> {
  const backends = await database.rows<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return backends.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0)
}
