import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import type { LiveReader } from './live-reader.ts'
import { createProcessWorld, type ProcessWorld, type Servers } from './process-world.ts'
import type { ServerProcess } from './server-process.ts'

/** Two bffs and two orchestrators at work, and a person in the middle of a phase; the tests of one file share it. */
export interface Product {
  world: ProcessWorld
  bffs: [ServerProcess, ServerProcess]
  orchestrators: ServerProcess[]
  /** The person's, good on either bff. */
  token: string
  clientId: string
  phaseId: string
  /** The person on the first bff, and on the second. */
  here: ApiClient
  there: ApiClient
  /** Looks at the phase on the second bff. */
  onlooker: LiveReader
}

/** Milliseconds: a run whose worker died waits for its lease of 30 s and a sweep every 10 s. */
export const afterADeath = 100_000

/** Starts all four at once on an empty database. The person comes with the tests. */
export async function startProduct(
  servers: Servers,
): Promise<Pick<Product, 'world' | 'bffs' | 'orchestrators'>> {
  const world = await createProcessWorld(servers)
  const orchestrators = [world.start('orchestrator'), world.start('orchestrator')]
  const bffs: Product['bffs'] = [world.start('bff'), world.start('bff')]
  await Promise.all(world.processes.map((one) => one.listening()))
  world.lines.orchestrators.lead(orchestrators.map(portOf))
  return { world, bffs, orchestrators }
}

export const portOf = (server: ServerProcess): number => Number(new URL(server.origin()).port)

/** Has new orchestrators take the place of those that are gone. */
export async function renewOrchestrators(product: Product): Promise<void> {
  const { world } = product
  product.orchestrators = [world.start('orchestrator'), world.start('orchestrator')]
  await Promise.all(product.orchestrators.map((one) => one.listening()))
  world.lines.orchestrators.lead(product.orchestrators.map(portOf))
}

export async function get(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${origin}${path}`, { headers })
  return { status: response.status, text: await response.text() }
}

/** What the processes wrote that is not good news, and to standard error. */
export const complaintsOf = ({ world }: Product): unknown[] => [
  ...world.processes.flatMap(({ log }) => log.filter(({ level }) => level >= 40)),
  ...world.processes.map((one) => one.complaints()).filter((text) => text !== ''),
]
