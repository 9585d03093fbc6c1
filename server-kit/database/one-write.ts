import type pg from 'pg'

interface Corked {
  cork(): void
  uncork(): void
}

const corked = new WeakSet<object>()

/** The stream below a client; pg does not type it, and the embedded engine's stands for one. */
function streamOf(client: pg.PoolClient): Partial<Corked> | undefined {
  const { connection } = client as unknown as { connection?: { stream?: Partial<Corked> } }
  return connection?.stream
}

/**
 * Holds back what is sent on the connection until everything that is on its way now has been sent: begin, scope and first
 * query, and the commit with what the next one asks, leave as one packet. Costs no time, since nothing waits meanwhile.
 */
export function sendTogether(client: pg.PoolClient): void {
  const stream = streamOf(client)
  if (stream === undefined || corked.has(stream)) return
  if (stream.cork === undefined || stream.uncork === undefined) return
  corked.add(stream)
  stream.cork()
  // A tick before the microtasks that are queued, one after them: whichever phase this is, all of them have run.
  process.nextTick(() =>
    queueMicrotask(() =>
      process.nextTick(() => {
        corked.delete(stream)
        stream.uncork?.()
      }),
    ),
  )
}
