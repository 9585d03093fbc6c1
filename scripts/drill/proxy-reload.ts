import { setTimeout as pause } from 'node:timers/promises'
import type { Composed } from './compose.ts'
import type { Drilled } from './product-steps.ts'

/** What it is called among the services that are started again. */
export const proxyReload = 'reload of the proxy'

/** Seconds that calls have to end under the configuration before (`grace_period` of the Caddyfile). */
export const graceSeconds = 8

/** `--force`: also where the file is as it was. */
export async function readProxyAgain({ compose }: Composed): Promise<void> {
  const reload = ['caddy', 'reload', '--config', '/etc/caddy/Caddyfile']
  await compose(['exec', '-T', 'proxy', ...reload, '--force'])
}

/** Calls all the while, each on a connection of its own, and none may be refused or broken off. */
export async function tryProxyReload({ product, place }: Drilled): Promise<string> {
  const reloads = 3
  let isOver = false
  let calls = 0
  const calling = async (): Promise<void> => {
    while (!isOver) {
      const { status } = await fetch(`${place.origin}/healthz`, { headers: { connection: 'close' } })
      if (status !== 200) throw new Error(`A call was answered ${status} while the proxy read again.`)
      calls += 1
    }
  }
  const reloading = async (): Promise<void> => {
    try {
      for (let turn = 0; turn < reloads; turn += 1) {
        await readProxyAgain(product)
        await pause(1000)
      }
    } finally {
      isOver = true
    }
  }
  await Promise.all([reloading(), calling(), calling(), calling(), calling()])
  return `${reloads} times under ${calls} calls, none refused`
}
