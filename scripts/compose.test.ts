import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { bffVariables, readBffEnvironment } from '@parley/bff/src/env.ts'
import { errorBodySchema } from '@parley/contracts/errors.ts'
import { orchestratorVariables, readOrchestratorEnvironment } from '@parley/orchestrator/src/env.ts'
import { isMailCatcher } from '@parley/server-kit/env/mail-catcher.ts'
import { longestStopMs } from '@parley/server-kit/process/run-process.ts'
import { parse } from 'yaml'

const root = dirname(import.meta.dirname)
const read = (file: string) => readFile(join(root, file), 'utf8')

interface Service {
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
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
  configs: Record<string, object>
}

const text = await read('docker-compose.yml')
const compose = parse(text, { merge: true }) as Compose
const services = Object.entries(compose.services)
/** What is added to it on request: `docker compose -f docker-compose.yml -f …`. */
const overlays = ['deploy/proxy/tls.compose.yml', 'deploy/monitoring/compose.yml']
/** A text of a variable that .env must set, or may set. */
const reference = /\$\{(\w+)(?::[?-][^}]*)?\}/g

/** What a server is given when .env sets the five secrets and nothing else. */
function givenTo(service: Service | undefined): Record<string, string> {
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

/**
 * Addresses, ports and folders inside of the containers, the services beside them, and a name that both servers would
 * share.
 */
const fixedByContainers = [
  'DATABASE_MIGRATION_URL',
  'DATABASE_URL',
  'HOST',
  'NODE_ENV',
  'ORCHESTRATOR_HOST',
  'ORCHESTRATOR_PORT',
  'ORCHESTRATOR_TLS_CERTIFICATE',
  'ORCHESTRATOR_TLS_KEY',
  'ORCHESTRATOR_URL',
  'OTEL_SERVICE_NAME',
  'PARLEY_DATA_DIR',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
]

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
    // Unless told otherwise mails reach nobody, and the console says so.
    expect(isMailCatcher(givenTo(orchestrator)['SMTP_URL'] ?? '')).toBe(true)
  })

  it('gives the owner of the database to what prepares it, and to no server', () => {
    const { bff, orchestrator, migrate } = compose.services
    const given = (service: Service | undefined) => JSON.stringify(service?.environment ?? {})
    expect(given(migrate)).toContain('${POSTGRES_PASSWORD:')
    for (const one of [bff, orchestrator]) {
      expect(given(one)).not.toContain('${POSTGRES_PASSWORD:')
      expect(one?.environment?.['DATABASE_STRONG_LOGIN']).toBe('${DATABASE_STRONG_LOGIN:-refuse}')
      expect(one?.depends_on?.['migrate']?.condition).toBe('service_completed_successfully')
    }
  })

  it('contains no secret: each is required from the environment, with a text that says so', async () => {
    const names = [
      'PARLEY_SECRET',
      'POSTGRES_PASSWORD',
      'POSTGRES_SERVERS_PASSWORD',
      'REDIS_PASSWORD',
      'S3_SECRET_ACCESS_KEY',
    ]
    const example = await read('.env.example')
    for (const name of names) {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${name}([^}]*)\\}`, 'g'))].map((match) => match[1])
      expect(uses.length).toBeGreaterThan(0)
      for (const use of uses) expect(use).toMatch(/^:\?Set \w+ in \.env/)
      expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
    }
  })

  it('has no secret of its own anywhere, whatever it is called', () => {
    for (const [, { environment }] of services) {
      for (const [name, value] of Object.entries(environment ?? {})) {
        if (!/SECRET|PASSWORD|KEY|TOKEN(?!S)/.test(name) || /KEY_ID$/.test(name)) continue
        expect([name, value ?? '${required:?}']).toEqual([name, expect.stringMatching(/^\$\{\w+:\?[^}]*\}$/)])
      }
    }
    for (const [, credentials = ''] of text.matchAll(/:\/\/[^@\s/]*:([^@\s]*)@/g))
      expect(credentials).toMatch(/^\$\{\w+:\?/)
  })

  it('sets variables that the servers read, to values that they take', () => {
    const { bff, orchestrator } = compose.services
    const known = {
      bff: Object.keys(bffVariables.shape),
      orchestrator: Object.keys(orchestratorVariables.shape),
    }
    expect(known.bff).toEqual(expect.arrayContaining(Object.keys(bff?.environment ?? {})))
    expect(known.orchestrator).toEqual(expect.arrayContaining(Object.keys(orchestrator?.environment ?? {})))
    expect(() => readBffEnvironment(givenTo(bff))).not.toThrow()
    expect(() => readOrchestratorEnvironment(givenTo(orchestrator))).not.toThrow()
  })

  it('passes on every variable of .env.example', async () => {
    const names = [...(await read('.env.example')).matchAll(/^#?([A-Z_]+)=/gm)].map((match) => match[1])
    const added = await Promise.all(overlays.map(read))
    const passed = [
      ...[text, ...added].flatMap((file) => [...file.matchAll(reference)]).map((match) => match[1]),
      ...services.flatMap(([, { environment }]) => Object.keys(environment ?? {})),
      // Read by docker compose itself.
      'COMPOSE_FILE',
    ]
    expect(passed).toEqual(expect.arrayContaining(names))
  })

  it('lets .env set every variable that the servers read, but for what the containers themselves fix', async () => {
    const variables = new Set([
      ...Object.keys(bffVariables.shape),
      ...Object.keys(orchestratorVariables.shape),
    ])
    const given = new Map(
      services.flatMap(([, { build, environment }]) => (build ? Object.entries(environment ?? {}) : [])),
    )
    const settable = [...variables].filter((name) => {
      const value = given.get(name)
      return value === null || new RegExp(`\\$\\{${name}[:}]`).test(String(value))
    })
    expect([...variables].filter((name) => !settable.includes(name)).sort()).toEqual(fixedByContainers)
    const example = await read('.env.example')
    expect(settable.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([])
  })

  it('has every variable that the servers read in the guide to operations', async () => {
    const guide = await read('docs/operations.md')
    const names = [...Object.keys(bffVariables.shape), ...Object.keys(orchestratorVariables.shape)]
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
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

  it('has one door, so that any number of bffs may stand behind it', () => {
    const { bff, orchestrator, proxy } = compose.services
    expect([bff?.ports, orchestrator?.ports]).toEqual([undefined, undefined])
    expect(proxy?.ports).toHaveLength(1)
    expect(givenTo(bff)['TRUSTED_PROXIES']).toBe('1')
  })

  it.each(['Caddyfile', 'nginx.conf'])(
    'tells what it cannot lead on in the shape of every error (%s)',
    async (file) => {
      const bodies = [...(await read(`deploy/proxy/${file}`)).matchAll(/[`'](\{"message".*\})[`']/g)]
      const codes = bodies.map(([, body = '']) => errorBodySchema.strict().parse(JSON.parse(body)).code)
      expect([...codes].sort()).toEqual(['PAYLOAD_TOO_LARGE', 'UNAVAILABLE'])
      expect(await read(`deploy/proxy/${file}`)).toMatch(/Retry-After 5\b/)
    },
  )

  it.each([
    [
      'Caddyfile',
      /:80 \{\s+@page not path \/api\/\*\s+redir @page https:\/\/\{host\}\{uri\} 308\s+respond 403\s+\}/,
    ],
    ['nginx.conf', /listen 80;[^}]+location \/api\/ \{ return 403; \}\s+location \/ \{ return 308 https:/],
  ])('leads pages from http to https and no calls (%s)', async (file, rule) => {
    expect(await read(`deploy/proxy/${file}`)).toMatch(rule)
  })

  it('takes its certificate from where it is told to, and from a public authority unless told', async () => {
    const caddyfile = await read('deploy/proxy/Caddyfile')
    const [, usual] = /import certificate-\{\$PARLEY_CERTIFICATE:(\w+)\}/.exec(caddyfile) ?? []
    const kinds = [...caddyfile.matchAll(/^\(certificate-(\w+)\)/gm)].map(([, kind]) => kind)
    expect([usual, kinds]).toEqual(['public', ['public', 'own', 'internal']])
    expect(await read('deploy/proxy/tls.compose.yml')).toContain(`\${PARLEY_CERTIFICATE:-${usual ?? ''}}`)
    const guide = await read('docs/operations.md')
    for (const kind of kinds) expect(guide).toMatch(new RegExp(`^\\| \`${kind ?? ''}\` `, 'm'))
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
