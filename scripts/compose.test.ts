import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

const root = dirname(import.meta.dirname)
const read = (file: string) => readFile(join(root, file), 'utf8')

interface Service {
  build?: { target: string }
  environment?: Record<string, string | null>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
  volumes?: string[]
  ports?: string[]
  configs?: { source: string }[]
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
  configs: Record<string, object>
}

const text = await read('docker-compose.yml')
const compose = parse(text, { merge: true }) as Compose
const dockerfile = await read('Dockerfile')
const services = Object.entries(compose.services)

describe('docker-compose.yml', () => {
  it('has the servers of the product and all that they need', () => {
    const names = ['bff', 'bucket', 'mail', 'objects', 'orchestrator', 'postgres', 'redis']
    expect(Object.keys(compose.services).sort()).toEqual(names)
  })

  it('gives both servers the same database, queue, secret and object store', () => {
    const { bff, orchestrator } = compose.services
    for (const name of [
      'DATABASE_URL',
      'REDIS_URL',
      'PARLEY_SECRET',
      'S3_ENDPOINT',
      'S3_BUCKET',
      'SMTP_URL',
    ]) {
      expect(bff?.environment?.[name]).toBeTruthy()
      expect(orchestrator?.environment?.[name]).toBe(bff?.environment?.[name])
    }
    expect(bff?.environment?.['ORCHESTRATOR_URL']).toBe('http://orchestrator:3100')
  })

  it('contains no secret: each is required from the environment, with a text that says so', async () => {
    const names = ['PARLEY_SECRET', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'S3_SECRET_ACCESS_KEY']
    const example = await read('.env.example')
    for (const name of names) {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${name}([^}]*)\\}`, 'g'))].map((match) => match[1])
      expect(uses.length).toBeGreaterThan(0)
      for (const use of uses) expect(use).toMatch(/^:\?Set \w+ in \.env/)
      expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
    }
  })

  it('waits for health, not for a start, and names only what exists', () => {
    for (const [, service] of services) {
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        const needed = compose.services[name]
        expect(needed).toBeDefined()
        if (condition === 'service_completed_successfully') continue
        expect(condition).toBe('service_healthy')
        // Our own images carry their check in the Dockerfile.
        expect(needed?.healthcheck ?? needed?.build).toBeDefined()
      }
    }
  })

  it('keeps data in declared volumes and uses declared configurations', () => {
    const volumes = services
      .flatMap(([, service]) => service.volumes ?? [])
      .map((volume) => volume.split(':')[0])
    expect(volumes.sort()).toEqual(Object.keys(compose.volumes).sort())
    const configs = services.flatMap(([, service]) => service.configs ?? []).map((config) => config.source)
    expect(configs).toEqual(Object.keys(compose.configs))
  })

  it('listens on this machine alone unless told otherwise', () => {
    for (const port of services.flatMap(([, service]) => service.ports ?? [])) {
      expect(port).toMatch(/^(127\.0\.0\.1|\$\{PARLEY_LISTEN:-127\.0\.0\.1\}):/)
    }
  })
})

describe('Dockerfile', () => {
  it('has a target for each image that compose builds, run by an ordinary user with a health check', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1)
    for (const [, service] of services.filter(([, { build }]) => build)) {
      const stage = stages.find((candidate) =>
        candidate.split('\n')[0]?.endsWith(` AS ${service.build?.target ?? ''}`),
      )
      expect(stage).toMatch(/^server AS /)
      expect(stage).toContain('HEALTHCHECK')
      expect(stage).not.toContain('USER root')
    }
    expect(stages.find((stage) => stage.startsWith('base AS server'))).toContain('USER node')
  })

  it('copies the manifest of every workspace, which npm ci asks for', async () => {
    const { workspaces } = JSON.parse(await read('package.json')) as { workspaces: string[] }
    for (const workspace of workspaces)
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`)
  })
})
