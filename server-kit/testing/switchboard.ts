import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One address that leads to any of several, like the name of a service: its lines can be cut and laid anew. */
export interface Switchboard {
  port: number
  /** New connections go to these in turn; to none, they are refused. Those that are open stay. */
  lead(ports: readonly number[]): void
  /** Breaks every connection that is open. */
  cut(): void
  close(): Promise<void>
}

/**
 * Starts on a free port of this machine and leads to ports of this machine. Packets go on as they come: with Nagle's
 * waiting, an answer in two parts would take 40 ms, the time after which the other side confirms the first.
 */
export async function startSwitchboard(ports: readonly number[] = []): Promise<Switchboard> {
  let targets = [...ports]
  let turn = 0
  const lines = new Set<Socket>()
  const server = createServer({ noDelay: true }, (near) => {
    const target = targets[turn++ % targets.length]
    if (target === undefined) {
      near.destroy()
      return
    }
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true })
    for (const [line, other] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(line)
      line.on('error', () => other.destroy())
      line.on('close', () => {
        lines.delete(line)
        other.destroy()
      })
      line.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = (): void => lines.forEach((line) => line.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    lead: (next) => {
      targets = [...next]
    },
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
