import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'

export const root = join(import.meta.dirname, '../..')
/** A file of the checkout. */
export const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')

export interface Service {
  build?: { target: string }
  environment?: Record<string, string | null>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
  init?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  read_only?: boolean
  tmpfs?: string[]
  mem_limit?: string
  cpus?: string
  pids_limit?: number
  logging?: { options: Record<string, string> }
  user?: string
  stop_grace_period?: string
  volumes?: (string | { source: string; volume?: { nocopy?: boolean } })[]
  ports?: string[]
  configs?: { source: string }[]
}
export interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
  configs: Record<string, object>
}

export const text = await read('docker-compose.yml')
export const compose = parse(text, { merge: true }) as Compose
export const services = Object.entries(compose.services)
/** A text of a variable that .env must set, or may set. */
export const reference = /\$\{(\w+)(?::[?-][^}]*)?\}/g

/** What a server is given when .env sets the five secrets and nothing else. */
export function givenTo(service: Service | undefined): Record<string, string> {
  const given = Object.entries(service?.environment ?? {}).filter(([, value]) => value !== null)
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replace(reference, '3f9c1e5b7a2d4860b1c9e8f7a6d5c4b3'),
    ]),
  )
}
