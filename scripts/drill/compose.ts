import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

interface Run {
  /** Written to its input. */
  from?: string
  /** Its output goes to this file. */
  to?: string
  cwd?: string
  env?: Record<string, string>
}

/** Runs a program to its end. @returns what it wrote @throws Error with the end of its complaints */
export async function run(program: string, args: readonly string[], options: Run = {}): Promise<string> {
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: [options.from === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  let said = ''
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaints += text))
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  const flows: Promise<void>[] = []
  if (child.stdout !== null && options.to !== undefined)
    flows.push(pipeline(child.stdout, createWriteStream(options.to)))
  else child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text))
  if (child.stdin !== null && options.from !== undefined)
    flows.push(pipeline(createReadStream(options.from), child.stdin))
  const code = await ended
  await Promise.all(flows)
  if (code === 0) return said
  const why = `${complaints}\n${said}`.trim().split('\n').slice(-6).join('\n')
  throw new Error(`${[program, ...args].join(' ').slice(0, 120)} ended with ${code}: ${why}`)
}

const secrets = [
  'PARLEY_SECRET',
  'POSTGRES_PASSWORD',
  'POSTGRES_SERVERS_PASSWORD',
  'REDIS_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
]

/** A product of its own on the engine: its name, its variables, and the folder of the release that runs. */
export interface Composed {
  project: string
  variables: Map<string, string>
  /** The folder whose docker-compose.yml is used. */
  release: string
  /** `docker compose …` with the variables as they are. */
  compose: (args: readonly string[], options?: Run) => Promise<string>
  /** `docker …` */
  engine: (args: readonly string[]) => Promise<string>
  /** A statement as the owner of the database. @returns rows, columns parted by | */
  query: (statement: string) => Promise<string[]>
}

export function composeProduct(folder: string, release: string, port: number): Composed {
  const file = `${folder}/.env`
  const variables = new Map([
    ...secrets.map((name) => [name, randomBytes(32).toString('hex')] as const),
    ['PORT', String(port)] as const,
    ['MAIL_PORT', String(port + 1)] as const,
    ['PARLEY_BUILTIN_TOKENS_PER_SECOND', '500'] as const,
    ['METRICS_TOKEN', randomBytes(16).toString('hex')] as const,
    ['LOG_LEVEL', 'info'] as const,
  ])
  const product: Composed = {
    project: `parley-drill-${randomBytes(3).toString('hex')}`,
    variables,
    release,
    async compose(args, options) {
      await writeFile(file, [...variables].map(([name, value]) => `${name}=${value}\n`).join(''))
      const where = ['--project-name', product.project, '--env-file', file, '--ansi', 'never']
      return run('docker', ['compose', ...where, ...args], { cwd: product.release, ...options })
    },
    engine: (args) => run('docker', args),
    async query(statement) {
      const args = ['exec', '-T', 'postgres', 'psql', '-U', 'parley', '-d', 'parley', '-At', '-c', statement]
      return (await product.compose(args)).split('\n').filter((line) => line !== '')
    },
  }
  return product
}

/** @throws Error in one sentence where no engine answers, or it has no compose */
export async function needEngine(): Promise<string> {
  try {
    const version = await run('docker', ['version', '--format', '{{.Server.Version}}'])
    const compose = await run('docker', ['compose', 'version', '--short'])
    return `engine ${version.trim()}, compose ${compose.trim()}`
  } catch {
    throw new Error(
      'No container engine with docker compose answers here: start one, or name it by DOCKER_HOST.',
    )
  }
}
