import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { longestStopMs } from '@parley/server-kit/process/run-process.ts'
import { parse } from 'yaml'
import { type Compose, compose, read, root, services } from './testing/compose-file.ts'

describe('docker-compose.yml', () => {
  it('has the servers of the product and all that they need', () => {
    const names = [
      'bff',
      'bucket',
      'mail',
      'migrate',
      'objects',
      'orchestrator',
      'postgres',
      'proxy',
      'redis',
    ]
    expect(Object.keys(compose.services).sort()).toEqual(names)
  })

  it('looks after the health of every service that stays, and gives servers time to stop', () => {
    const once = services.flatMap(([, { depends_on: needs = {} }]) =>
      Object.entries(needs).flatMap(([name, { condition }]) =>
        condition === 'service_completed_successfully' ? [name] : [],
      ),
    )
    for (const [name, service] of services) {
      // Our own images carry their check in the Dockerfile.
      if (once.includes(name)) continue
      expect([name, service.healthcheck ?? service.build]).toEqual([name, expect.any(Object)])
      if (service.build === undefined) continue
      expect(service.init).toBe(true)
      expect(Number.parseInt(service.stop_grace_period ?? '0') * 1000).toBeGreaterThan(longestStopMs)
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
    const mounted = services
      .flatMap(([, service]) => service.volumes ?? [])
      .map((volume) => (typeof volume === 'string' ? (volume.split(':')[0] ?? '') : volume.source))
    const files = mounted.filter((source) => source.startsWith('./'))
    for (const file of files) expect([file, existsSync(join(root, file))]).toEqual([file, true])
    const volumes = mounted.filter((source) => !files.includes(source))
    expect(volumes.sort()).toEqual(Object.keys(compose.volumes).sort())
    // Several begin together and would both fill it from their image.
    expect(compose.services['proxy']?.volumes).toContainEqual(
      expect.objectContaining({ source: 'proxy-data', volume: { nocopy: true } }),
    )
    const configs = services.flatMap(([, service]) => service.configs ?? []).map((config) => config.source)
    expect(configs).toEqual(Object.keys(compose.configs))
  })

  it('gives no container more of the machine, or of the rights of its kernel, than it needs', async () => {
    const monitoring = parse(await read('deploy/monitoring/compose.yml'), { merge: true }) as Compose
    for (const [name, service] of [...services, ...Object.entries(monitoring.services)]) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          // The object store makes folders of its own beside its volume.
          read_only: name !== 'objects',
          tmpfs: expect.arrayContaining([expect.stringMatching(/^\/tmp:mode=1777,size=\d+[mg]$/)]),
          mem_limit: expect.stringMatching(/\d[mg]\}?$/),
          cpus: '${SERVICE_CPUS:-2}',
          pids_limit: expect.any(Number),
          logging: { driver: 'json-file', options: { 'max-size': '100m', 'max-file': '2' } },
        }),
      ])
    }
    const { postgres, redis, bucket } = compose.services
    expect([postgres?.user, redis?.user, bucket?.user]).toEqual(['postgres', 'redis', '65534:65534'])
  })

  it('listens on this machine alone unless told otherwise', () => {
    for (const port of services.flatMap(([, service]) => service.ports ?? [])) {
      expect(port).toMatch(/^(127\.0\.0\.1|\$\{PARLEY_LISTEN:-127\.0\.0\.1\}):/)
    }
  })
})
