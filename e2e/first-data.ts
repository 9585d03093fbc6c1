import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { writePhaseStates } from './states/write-states.ts'

/** What a product begins with: the demo's data, as a first start writes them, or a phase in every state beside them. */
export type FirstData = 'demo' | 'states'

/**
 * Fills an empty folder with the data that a product begins with. A run writes each kind once, in a folder of its own
 * (PARLEY_E2E_DATA), and copies it for each product.
 * @param port where nobody listens while they are written
 */
export async function copyFirstData(kind: FirstData, folder: string, port: number): Promise<void> {
  const kept = process.env.PARLEY_E2E_DATA
  if (kept === undefined) return write(kind, folder, port)
  await keepFirstData(kind, kept, port)
  await cp(join(kept, kind), folder, { recursive: true })
}

/** Writes the data that products are to begin with, unless they are there; waits where somebody else is at it. */
export async function keepFirstData(kind: FirstData, kept: string, port: number): Promise<void> {
  const [whole, half] = [join(kept, kind), join(kept, `${kind}-half`)]
  if (existsSync(whole)) return
  if (!(await isMine(half))) {
    while (!existsSync(whole) && existsSync(half)) await setTimeout(100)
    return keepFirstData(kind, kept, port)
  }
  try {
    await write(kind, join(half, 'data'), port)
    await rename(join(half, 'data'), whole)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

const isMine = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  )

const write = (kind: FirstData, folder: string, port: number): Promise<void> =>
  kind === 'states' ? writePhaseStates(folder) : startOnce(folder, port)

/** As a newcomer starts it, until all that the demo has is searchable. */
async function startOnce(folder: string, port: number): Promise<void> {
  const child = spawn(process.execPath, ['standalone/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PARLEY_DATA_DIR: folder,
      DATABASE_URL: '',
      REDIS_URL: '',
    },
  })
  const ended = once(child, 'exit')
  const stop = (): void => void child.kill('SIGTERM')
  process.on('SIGTERM', stop)
  await Promise.race([
    untilDone(`http://127.0.0.1:${port}`),
    ended.then(([code]) => Promise.reject(new Error(`The first start ended with ${String(code)}.`))),
  ])
  stop()
  await ended
  process.off('SIGTERM', stop)
}

/** Jobs of a queue that are still to be done. */
interface Waiting {
  waiting: number
  active: number
  delayed: number
}

async function untilDone(origin: string): Promise<void> {
  while (!(await isAnswered(`${origin}/readyz`))) await setTimeout(100)
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'superadmin@parley.test', password: 'Parley-demo-1!' }),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }
  for (;;) {
    const queues = (await (await fetch(`${origin}/api/admin/queues`, { headers })).json()) as Waiting[]
    if (queues.every(({ waiting, active, delayed }) => waiting + active + delayed === 0)) return
    await setTimeout(200)
  }
}

const isAnswered = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
