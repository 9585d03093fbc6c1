import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { findLosses } from './facts.ts'
import { memoryLines, readMemory } from './memory.ts'
import { drawMemory } from './memory-picture.ts'
import { readOptions } from './options.ts'
import { createPatientClient } from './patient-client.ts'
import { hasFailed, recordSteps, tableOf } from './steps.ts'
import { enterPeriod, isClean, mayBreak, newTally, periodLines, proxyReload } from './tally.ts'

describe('the options of a drill', () => {
  it('are a whole life of the product from the former release unless told', () => {
    expect(readOptions([])).toMatchObject({ mode: 'life', minutes: 30, port: 8080, keep: false })
    expect(readOptions(['load', '--minutes', '5', '--from', 'v1'])).toMatchObject({
      mode: 'load',
      minutes: 5,
      from: 'v1',
    })
  })

  it.each([
    [['sleep'], 'There is no drill called sleep: life or load.'],
    [['load', '--minutes', 'many'], '--minutes is a whole number from 1 to 1440.'],
    [['--port', '0'], '--port is a whole number from 1 to 65532.'],
  ])('are refused in a sentence: %j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence)
  })
})

describe('the steps of a drill', () => {
  it('end with the first that fails, but for what cleans up, and are told as a table', async () => {
    let now = 0
    const said: string[] = []
    const { outcomes, step, always } = recordSteps({
      now: () => (now += 1000),
      say: (line) => said.push(line),
    })
    await step('build', () => Promise.resolve('built'))
    await step('up', () => Promise.reject(new Error('one service\nis not healthy')))
    await step('main job', () => Promise.resolve('never'))
    await always('clean up', () => Promise.resolve('all is gone'))
    expect(hasFailed(outcomes)).toBe(true)
    expect(said).toEqual([
      'ok  build, 1 s: built',
      'FAILED  up, 1 s: one service is not healthy',
      'ok  clean up, 1 s: all is gone',
    ])
    expect(tableOf(outcomes)).toEqual([
      'state     step      seconds  seen',
      'ok        build           1  built',
      'failed    up              1  one service is not healthy',
      'left out  main job        0',
      'ok        clean up        1  all is gone',
      '          all             3',
    ])
  })
})

describe('what came back', () => {
  const facts = (rows: Record<string, number>, policies = 118) => ({
    rows: new Map(Object.entries(rows)),
    policies,
    forced: 60,
  })

  it('is all of it, where nothing is less than it was', () => {
    expect(findLosses(facts({ client: 1, call_count: 9 }), facts({ client: 2 }))).toEqual([])
  })

  it('names what is missing', () => {
    expect(findLosses(facts({ client: 2, phase: 1 }), facts({ client: 1 }, 0))).toEqual([
      'client has 1 of 2 rows',
      'phase has 0 of 1 rows',
      '0 of 118 policies',
    ])
  })
})

describe('an answer', () => {
  const answer = (status: number, text: string, headers = {}) => ({
    status,
    text,
    headers: new Headers(headers),
  })
  const own = '{"message":"The database does not answer.","code":"UNAVAILABLE"}'

  it.each([
    [answer(200, ''), true],
    [answer(409, own), true],
    [answer(503, own, { 'retry-after': '5' }), true],
    [answer(503, own), false],
    [answer(503, '', { 'retry-after': '5' }), false],
    [answer(502, ''), false],
    [answer(500, own), false],
  ])('is clean or not: %#', (given, clean) => {
    expect(isClean(given)).toBe(clean)
  })
})

it.each([
  ['proxy', 'ECONNREFUSED', true],
  [proxyReload, 'UND_ERR_SOCKET', true],
  [proxyReload, 'ECONNREFUSED', false],
  ['bff', 'UND_ERR_SOCKET', false],
])('lets connections break with the door alone: %s, %s', (name, code, may) => {
  const tally = newTally()
  enterPeriod(tally, name)
  const error = new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
  expect(mayBreak(tally.current, error)).toBe(may)
})

describe('a call that a door does not take', () => {
  const opened: Server[] = []
  afterAll(() => opened.forEach((server) => server.close()))
  const openDoor = async (): Promise<string> => {
    const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
    opened.push(server)
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const closed = 'http://127.0.0.1:1'

  it('is taken to the next at once while the first is started again', async () => {
    const tally = newTally()
    enterPeriod(tally, 'proxy')
    const client = createPatientClient([closed, await openDoor()], undefined, { seconds: 5, tally })
    expect(await client.raw('GET', '/healthz')).toMatchObject({ status: 200 })
    expect(tally.current).toMatchObject({ nextDoor: 1, broken: 0 })
    expect(tally.unclean).toEqual([])
  })

  it('is wrong at any other time, and where no door takes it', async () => {
    for (const [name, doors] of [
      ['bff', [closed, await openDoor()]],
      ['proxy', [closed, closed]],
    ] as const) {
      const tally = newTally()
      enterPeriod(tally, name)
      const client = createPatientClient(doors, undefined, { seconds: 0.1, tally })
      await client.raw('GET', '/healthz').catch(() => undefined)
      expect(tally.unclean.length).toBeGreaterThan(0)
    }
  })
})

it('tells what calls met by what went on meanwhile', () => {
  const tally = newTally()
  tally.current.calls = 1200
  for (const restart of [1, 2]) {
    enterPeriod(tally, 'bff')
    Object.assign(tally.current, { restarts: restart, calls: 40 * restart, refused: 1, longestMs: 1240 })
    enterPeriod(tally)
  }
  expect(periodLines(tally)).toEqual([
    'while    restarts  calls  clean 503  next door  no answer  longest wait',
    'nothing         0   1200          0          0          0         0.0 s',
    'bff             2     80          1          0          0         1.2 s',
  ])
})

it('is refused in a sentence where no container engine answers', () => {
  const root = dirname(dirname(import.meta.dirname))
  let code: number | undefined
  let said = ''
  try {
    execFileSync(process.execPath, [join(root, 'scripts/drill.mjs')], {
      env: { ...process.env, DOCKER_HOST: 'unix:///nowhere/docker.sock' },
    })
  } catch (error) {
    const failed = error as { status: number; stdout: Buffer }
    code = failed.status
    said = failed.stdout.toString()
  }
  expect([code, said.trim()]).toEqual([
    2,
    'No container engine with docker compose answers here: start one, or name it by DOCKER_HOST.',
  ])
})

describe('memory under load', () => {
  it('is read as the engine says it, in MiB', () => {
    const told = 'p-bff-1 232.5MiB / 2GiB\np-redis-1 512KiB / 1GiB\np-postgres-1 1.5GiB / 4GiB\nnothing\n'
    expect([...readMemory(told)]).toEqual([
      ['p-bff-1', 232.5],
      ['p-redis-1', 0.5],
      ['p-postgres-1', 1536],
    ])
  })

  it('is compared once all is warm with what it is at the end, and drawn', () => {
    const grows = Array.from({ length: 9 }, (_, index) => ({
      minute: index,
      mib: index < 2 ? 50 : 100 + index,
    }))
    const [, line = ''] = memoryLines([{ name: 'bff-1', points: grows }])
    // Medians of minutes 2 to 4 and of 6 to 8.
    expect(line.split(/ +/)).toEqual(['bff-1', '103', '107', '108', '+4', '%'])
    const picture = drawMemory([{ name: 'a<b', points: grows }], 'Memory')
    expect(picture).toContain('a&lt;b')
    expect(picture.match(/<polyline/g)).toHaveLength(1)
  })
})
