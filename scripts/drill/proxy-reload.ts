import { setTimeout as pause } from 'node:timers/promises'
import type { Composed } from './compose.ts'
import type { Drilled } from './product-steps.ts'
import { isClosedUnanswered } from './tally.ts'

/** Seconds that calls have to end under the configuration before (`grace_period` of the Caddyfile). */
export const graceSeconds = 8

/** `--force`: also where the file is as it was. */
export async function readProxyAgain({ compose }: Composed): Promise<void> {
  const reload = ['caddy', 'reload', '--config', '/etc/caddy/Caddyfile']
  await compose(['exec', '-T', 'proxy', ...reload, '--force'])
}

/**
 * Calls all the while. None may be refused; one that comes just as the proxy changes over may be closed without an
 * answer, and has to be answered when it is sent again.
 */
export async function tryProxyReload({ product, place }: Drilled): Promise<string> {
  const reloads = 3
  let isOver = false
  let calls = 0
  let closed = 0
  const call = (): Promise<Response> => fetch(`${place.origin}/healthz`)
  const again = (error: unknown): Promise<Response> => {
    if (!isClosedUnanswered(error)) throw error
    closed += 1
    return call()
  }
  const calling = async (): Promise<void> => {
    while (!isOver) {
      const { status } = await call().catch(again)
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
  return `${reloads} times under ${calls} calls: none refused, ${closed} closed and answered when sent again`
}
