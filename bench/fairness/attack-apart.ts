import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { attacks, type Target } from './attacks.ts'

/** How often each status came. */
type Statuses = Record<string, number>

/**
 * Runs an attack in a thread of its own: what it takes to make its requests is no part of what others wait for.
 * @returns once it is under way; its end
 */
export async function attackApart(name: string, target: Target): Promise<{ stop(): Promise<Statuses> }> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { name, target } })
  await once(thread, 'message')
  return {
    async stop() {
      thread.postMessage('stop')
      const [statuses] = (await once(thread, 'message')) as [Statuses]
      return statuses
    },
  }
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort
  const { name, target } = workerData as { name: string; target: Target }
  const attack = attacks.find((one) => one.name === name)
  if (attack === undefined) throw new Error(`There is no attack that ${name}.`)
  const running = attack.start(target)
  port.once('message', () => {
    void running.stop().then((statuses) => port.postMessage(statuses))
  })
  port.postMessage('under way')
}
