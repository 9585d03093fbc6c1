import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { removePostgres, startPostgres } from '../../scripts/services/postgres.mjs'
import { findFreePort, stopServer } from '../../scripts/services/processes.mjs'
import { readSettings } from '../../scripts/services/settings.mjs'

/** A Postgres that nobody else uses, on a port of its own, with every commit on disk. */
export interface OwnServer {
  url: string
  /** Ends the server, in good order or by force as after a loss of power, and starts it again after a while. */
  restart(how: 'in order' | 'by force', awayMs: number): Promise<void>
  /** Ends it and deletes what it kept. */
  remove(): Promise<void>
}

/** Starts it beside the one of tests and development, with the same programs and a cluster of its own. */
export async function startOwnServer(): Promise<OwnServer> {
  const settings = {
    ...readSettings(),
    postgresPort: await findFreePort(),
    postgresFolder: `soak-${process.pid}`,
  }
  const password = randomBytes(18).toString('base64url')
  const start = () => startPostgres(settings, password)
  let running = await start()
  return {
    url: running.url,
    async restart(how, awayMs) {
      await stopServer({ ...running.server, stopSignal: how === 'in order' ? 'SIGINT' : 'SIGQUIT' })
      await delay(awayMs)
      running = await start()
    },
    async remove() {
      await stopServer(running.server)
      removePostgres(settings)
    },
  }
}
