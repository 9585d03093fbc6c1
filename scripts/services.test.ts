import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { drawIntegrationTests, listIntegrationTests } from './integration-tests.mjs'
import { findMirror } from './services/debian-root.mjs'
import { isRunning, startServer, stopServer } from './services/processes.mjs'
import { choosePort } from './services/services.mjs'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-scripts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

describe('mirror of the Debian root', () => {
  it('is the first Debian archive of the apt sources, in either of their forms', () => {
    expect(findMirror(['deb [signed-by=/k.gpg] http://mirror.test/debian bookworm main'])).toBe(
      'http://mirror.test/debian',
    )
    expect(findMirror(['Types: deb', 'URIs: https://other.test/debian/', 'Suites: bookworm'])).toBe(
      'https://other.test/debian/',
    )
  })

  it('is never a third party, a security archive or a comment', () => {
    expect(
      findMirror([
        'deb https://vendor.test/apt stable main',
        'URIs: http://mirror.test/debian-security',
        '# deb http://mirror.test/debian bookworm main',
      ]),
    ).toBeUndefined()
  })
})

describe('tests that run again on real servers', () => {
  it('are those that reach the test database through testing folders, and *.services.test.ts, but for the few that would tell the same again', async () => {
    await write('server-kit/testing/database.ts', 'export function createTestDatabase() {}')
    await write('server-kit/testing/clock.ts', 'export function createClock() {}')
    await write('bff/src/testing/app.ts', "import { x } from '@parley/server-kit/testing/database.ts'")
    await write('bff/src/a/direct.test.ts', "import { x } from '@parley/server-kit/testing/database.ts'")
    await write('bff/src/a/indirect.test.ts', "import { x } from '../testing/app.ts'")
    await write('bff/src/a/clock.test.ts', "import { x } from '@parley/server-kit/testing/clock.ts'")
    await write('bff/src/a/pure.test.ts', "import { x } from './pure.ts'")
    await write('bff/src/a/processes.services.test.ts', '')
    await write('bff/src/permission-matrix.test.ts', "import { x } from './testing/app.ts'")
    const found = listIntegrationTests(folder, ['bff', 'server-kit']).map((file) =>
      file.slice(folder.length + 1),
    )
    expect(found.sort()).toEqual([
      'bff/src/a/direct.test.ts',
      'bff/src/a/indirect.test.ts',
      'bff/src/a/processes.services.test.ts',
    ])
  })
})

describe('the sample of the gate', () => {
  const drawn = (seed: string, files: string[]) =>
    drawIntegrationTests(
      '/repository',
      files.map((file) => `/repository/${file}`),
      seed,
    )
  const features = Array.from({ length: 100 }, (_none, index) => `bff/src/features/f${index}/f.test.ts`)

  it('is about a quarter, the same for a seed, and another for the next', () => {
    const one = drawn('1', features)
    expect(one.length).toBeGreaterThan(10)
    expect(one.length).toBeLessThan(42)
    expect(drawn('1', features)).toEqual(one)
    expect(drawn('2', features)).not.toEqual(one)
  })

  it('holds isolation, sign-in, sequences and processes each time', () => {
    const always = [
      'bff/src/isolation.test.ts',
      'bff/src/isolation.scoping.services.test.ts',
      'bff/src/features/session/sign-in.test.ts',
      'orchestrator/src/sequences/run-sequence.test.ts',
      'server-kit/database/tenant-transaction.test.ts',
    ]
    for (const seed of ['1', '2', '3', '4']) expect(drawn(seed, always)).toHaveLength(always.length)
  })
})

describe('servers in the background', () => {
  const start = () =>
    startServer({
      name: 'sleeper',
      command: [process.execPath, '-e', 'setInterval(() => undefined, 1000)'],
      log: join(folder, 'sleeper.log'),
      account: undefined,
      stopSignal: 'SIGTERM',
    })

  it('are stopped, and then known to be', async () => {
    const server = start()
    expect(isRunning(server)).toBe(true)
    await stopServer(server)
    expect(isRunning(server)).toBe(false)
  })

  it('are not confused with a later process of the same id', async () => {
    const server = start()
    await stopServer({ ...server, startTime: '1' })
    await sleep(50)
    expect(isRunning(server)).toBe(true)
    await stopServer(server)
  })
})

describe('port of a server', () => {
  it('gives way to a stranger, unless the environment named it', async () => {
    const stranger = createServer().listen(0, '127.0.0.1')
    await once(stranger, 'listening')
    const { port } = stranger.address() as AddressInfo
    const settings = { postgresPort: port, redisPort: port, fixedPorts: ['PARLEY_REDIS_PORT'] }
    try {
      expect(await choosePort(settings, 'postgres')).not.toBe(port)
      await expect(choosePort(settings, 'redis')).rejects.toThrow(
        `Port ${port} for redis is taken; set PARLEY_REDIS_PORT to a free one.`,
      )
    } finally {
      stranger.close()
    }
    await once(stranger, 'close')
    expect(await choosePort(settings, 'redis')).toBe(port)
  })
})

describe('closing line of the gate', () => {
  const sum = (...required: string[]) => {
    const script = join(import.meta.dirname, 'sum-results.mjs')
    try {
      return {
        text: execFileSync(process.execPath, [script, folder, ...required], {
          encoding: 'utf8',
          stdio: 'pipe',
        }),
        code: 0,
      }
    } catch (error) {
      const { stdout, status } = error as { stdout: string; status: number }
      return { text: stdout, code: status }
    }
  }

  it('adds the runs of Jest and Playwright', async () => {
    await write('unit.json', '{ "passed": 5, "failed": 0 }')
    await write('browser.json', '{ "stats": { "expected": 2, "flaky": 1, "unexpected": 0 }, "errors": [] }')
    expect(sum('unit', 'browser')).toEqual({ text: '8 passed, 0 failed\n', code: 0 })
  })

  it('fails on a failure, on a missing run and on no run at all', async () => {
    expect(sum()).toEqual({ text: '0 passed, 0 failed\n', code: 1 })
    await write('unit.json', '{ "passed": 5, "failed": 0 }')
    expect(sum('unit', 'browser').code).toBe(1)
    await write('browser.json', '{ "stats": { "expected": 2, "flaky": 0, "unexpected": 1 }, "errors": [] }')
    expect(sum('unit', 'browser')).toEqual({ text: '7 passed, 1 failed\n', code: 1 })
  })
})
