import { describe, expect, it } from '@jest/globals'
import { bffVariables, readBffEnvironment } from '@parley/bff/src/env.ts'
import { orchestratorVariables, readOrchestratorEnvironment } from '@parley/orchestrator/src/env.ts'
import { isMailCatcher } from '@parley/server-kit/env/mail-catcher.ts'
import { compose, givenTo, read, reference, type Service, services, text } from './testing/compose-file.ts'

/** What is added to it on request: `docker compose -f docker-compose.yml -f …`. */
const overlays = ['deploy/proxy/tls.compose.yml', 'deploy/monitoring/compose.yml']

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
})
