import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { processorTimeOf } from './processor-time.ts'

export interface Served {
  port: number
  /** Megabytes that the process holds now. */
  memory(): number
  /** Milliseconds of processors that the process has had. */
  processorTime(): number
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

interface Program {
  file: string
  /** Options of V8, as the product's image has them. */
  options?: readonly string[]
  parameters: string[]
  environment: Record<string, string>
  input?: string
  /** Answers 200 once it serves. */
  readyPath: string
}

/** @throws Error where it does not serve within a minute */
async function start(
  { file, options = [], parameters, environment, input, readyPath }: Program,
  port: number,
): Promise<Served> {
  const child = spawn(process.execPath, [...process.execArgv, ...options, file, ...parameters], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    // Its log is written, as it is at work, and read by nobody.
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(input)
  const until = Date.now() + 60_000
  while (!(await fetch(`http://127.0.0.1:${port}${readyPath}`).catch(() => ({ ok: false }))).ok) {
    if (Date.now() > until || child.exitCode !== null) throw new Error(`${file} does not serve.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    port,
    memory: () => {
      const status = readFileSync(`/proc/${String(child.pid)}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    processorTime: () => processorTimeOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** What the image of the bff says to V8, so that what is measured is what runs. */
async function optionsOfImage(): Promise<string[]> {
  const dockerfile = await readFile(fileOf('../../Dockerfile'), 'utf8')
  const command = /^CMD \["node", (.*"bff\/src\/main\.ts")\]$/m.exec(dockerfile)?.[1]
  if (command === undefined) throw new Error('The Dockerfile does not say how the bff is started.')
  return (JSON.parse(`[${command}]`) as string[]).filter((part) => part.startsWith('--'))
}

/** The bff as it is run on a server. It brings its own schema up. */
export async function startProduct(databaseUrl: string, secret: string): Promise<Served> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const environment = {
    DATABASE_URL: databaseUrl,
    PARLEY_SECRET: secret,
    PARLEY_DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    // As in the image, which comes with it filled.
    NODE_COMPILE_CACHE: join(tmpdir(), 'parley-compile-cache'),
  }
  const product = {
    file: fileOf('../../bff/src/main.ts'),
    options: await optionsOfImage(),
    parameters: [],
    environment,
    readyPath: '/healthz',
  }
  await (await start(product, port)).stop()
  const served = await start(product, port)
  return {
    ...served,
    stop: async () => {
      await served.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The whole product in one process, on the embedded database of a folder that stays. */
export async function startStandalone(folder: string, secret: string): Promise<Served> {
  const port = await freePort()
  const environment = {
    PARLEY_SECRET: secret,
    PARLEY_DATA_DIR: folder,
    DEMO_DATA: 'false',
    PORT: String(port),
    PARLEY_BUILTIN_TOKENS_PER_SECOND: '0',
  }
  return start(
    { file: fileOf('../../standalone/main.ts'), parameters: [], environment, readyPath: '/healthz' },
    port,
  )
}

/** http and pg alone, on the rows of a firm and a client. */
export async function startBare(
  databaseUrl: string,
  { firmId, clientId }: { firmId: string; clientId: string },
): Promise<Served> {
  const port = await freePort()
  const parameters = [String(port), firmId, clientId]
  const bare = { file: fileOf('bare.ts'), parameters, environment: {}, input: databaseUrl }
  return start({ ...bare, readyPath: '/initiatives' }, port)
}
