import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { AppError } from '@parley/contracts/errors.ts'
import { newId } from '@parley/contracts/ids.ts'
import { workerScope } from '../database/scope.ts'
import { createLine } from '../outbox/line.ts'
import { startOutboxRelay } from '../outbox/outbox-relay.ts'
import { ring } from '../outbox/ring.queries.ts'
import { endTurn } from '../outbox/turns.ts'
import type { Logger } from '../logging/logger.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createJobQueue, type RunningWorkers, startWorkers } from './job-queue.ts'
import type { Doorbell, JobHandler, Queue, TopicWorker } from './queue.ts'
import { createPostgresQueueBackend, createRedisQueueBackend, type QueueBackend } from './queue-backend.ts'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const redisUrl = process.env.PARLEY_TEST_REDIS_URL
const topic = `test.${newId().slice(-8)}`
const firmId = newId()
const scope = workerScope({ firmId, clientId: null })

const kinds: [string, (database: TestDatabase<object>) => Promise<QueueBackend>][] = [
  ['on Postgres', (database) => createPostgresQueueBackend(database.source)],
]
if (redisUrl !== undefined)
  kinds.push(['on Redis', () => Promise.resolve(createRedisQueueBackend(redisUrl, () => undefined))])

describe.each(kinds)('the queue %s', (_, open) => {
  let database: TestDatabase<object>
  let backend: QueueBackend
  let queue: Queue
  let workers: RunningWorkers | undefined

  beforeAll(async () => {
    database = await createTestDatabase()
    backend = await open(database)
    queue = createJobQueue(backend, [topic])
  })
  afterEach(async () => {
    await workers?.close()
    workers = undefined
  })
  afterAll(async () => {
    await queue.close()
    await backend.close()
    await database.close()
  })

  const start = (worker: Pick<TopicWorker, 'handle'> & Partial<TopicWorker>, logger: Logger = quiet) =>
    startWorkers([{ topic, share: 1, concurrency: 1, attempts: 3, ...worker }], {
      backend,
      logger,
      ended: (doorbell) => endTurn(database, doorbell),
    })
  const answer = (handle: JobHandler): void => {
    workers = start({ handle, concurrency: 2 })
  }
  const bell = (): Doorbell => ({ id: newId(), topic, entityId: newId(), firmId, clientId: null })

  it('counts no attempt while the database is away', async () => {
    const one = bell()
    let times = 0
    await queue.add(one)
    await new Promise<void>((resolve) => {
      answer(() => {
        times += 1
        // More often than the job may fail.
        if (times <= 3)
          return Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }))
        resolve()
        return Promise.resolve()
      })
    })
    expect(times).toBe(4)
  })

  it('brings a doorbell to the worker, once however often it is rung', async () => {
    const heard: Doorbell[] = []
    const [one, two] = [bell(), bell()]
    await queue.add(one)
    await queue.add(one)
    await queue.add(two)
    await new Promise<void>((resolve) => {
      answer((doorbell) => {
        heard.push(doorbell)
        if (doorbell.id === two.id) resolve()
        return Promise.resolve()
      })
    })
    expect(heard).toEqual([one, two])
  })

  it('tries again after a failure, but not after a refusal', async () => {
    const [flaky, refused, last] = [bell(), bell(), bell()]
    const tries = new Map<string, number>()
    const done = new Promise<void>((resolve) => {
      answer((doorbell) => {
        const attempt = (tries.get(doorbell.id) ?? 0) + 1
        tries.set(doorbell.id, attempt)
        if (doorbell.id === refused.id) return Promise.reject(new AppError('NOT_FOUND', 'gone'))
        if (doorbell.id === flaky.id && attempt < 2) return Promise.reject(new Error('once'))
        if (doorbell.id === flaky.id) resolve()
        return Promise.resolve()
      })
    })
    for (const doorbell of [refused, flaky, last]) await queue.add(doorbell)
    await done
    expect(Object.fromEntries(tries)).toEqual({ [flaky.id]: 2, [refused.id]: 1, [last.id]: 1 })
  })

  it('tells of work that a stop interrupts as work that goes on later, and of no failure', async () => {
    const told: string[] = []
    const begun = Promise.withResolvers<undefined>()
    const note =
      (level: string) =>
      (_what: object | string, words = '') =>
        void told.push(`${level} ${words}`)
    const work: JobHandler = (_doorbell, signal) => {
      begun.resolve(undefined)
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    }
    const running = start({ handle: work }, { ...quiet, info: note('info'), error: note('error') })
    await queue.add(bell())
    await begun.promise
    await running.close()
    expect(told).toEqual(['info a job waits for the next start'])
    // It is done by whoever starts next.
    await new Promise<void>((resolve) => {
      answer(() => {
        resolve()
        return Promise.resolve()
      })
    })
  })

  it('gives up once, after the last attempt', async () => {
    const failing = bell()
    let attempts = 0
    const given = await new Promise<unknown[]>((resolve) => {
      const handle = () => Promise.reject(new Error(`attempt ${(attempts += 1)}`))
      const giveUp: TopicWorker['giveUp'] = ({ id }, error) => {
        resolve([id, (error as Error).message])
        return Promise.resolve()
      }
      workers = start({ handle, giveUp, attempts: 2 })
      void queue.add(failing)
    })
    expect(given).toEqual([failing.id, 'attempt 2'])
  })

  it('shows what failed and why, and tries it again on request', async () => {
    const wrong = bell()
    let isMended = false
    const failed = Promise.withResolvers<undefined>()
    const mended = Promise.withResolvers<undefined>()
    answer((doorbell) => {
      if (doorbell.id !== wrong.id) return Promise.resolve()
      if (isMended) mended.resolve(undefined)
      else setTimeout(() => failed.resolve(undefined), 300)
      return isMended ? Promise.resolve() : Promise.reject(new AppError('NOT_FOUND', 'nobody there'))
    })
    await queue.add(wrong)
    await failed.promise
    const { inspection } = queue
    const record = { topic, id: wrong.id, state: 'failed', entityId: wrong.entityId, error: 'nobody there' }
    expect(await inspection.get(topic, wrong.id)).toMatchObject(record)
    const wanted = { topics: [topic], state: 'failed', from: 0, limit: 10 } as const
    const { jobs, total } = await inspection.list(wanted)
    expect(jobs.find(({ id }) => id === wrong.id)).toMatchObject(record)
    expect(total).toBe(jobs.length)
    expect(await inspection.counts()).toMatchObject([{ topic, failed: total }])
    isMended = true
    await inspection.retry(topic, wrong.id)
    await mended.promise
    await expect(inspection.get(topic, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('tells work at hand to stop when the process stops', async () => {
    let stopped: unknown
    const begun = Promise.withResolvers<undefined>()
    answer(async (_doorbell, signal) => {
      begun.resolve(undefined)
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      stopped = signal.reason
    })
    await queue.add(bell())
    await begun.promise
    await workers?.close()
    workers = undefined
    expect(stopped).toBeInstanceOf(Error)
  })

  it('rings for work that was announced in a transaction, and not for what was rolled back', async () => {
    const heard: string[] = []
    const [kept, undone, later] = [newId(), newId(), newId()]
    const announce = (entityId: string) =>
      database.tenantTransaction(scope, async (tx) => {
        await ring(tx, { topic, entityId, firmId, clientId: null })
        if (entityId === undone) throw new Error('changed my mind')
      })
    await announce(kept)
    await expect(announce(undone)).rejects.toThrow('changed my mind')
    const done = new Promise<void>((resolve) => {
      answer((doorbell) => {
        heard.push(doorbell.entityId)
        if (doorbell.entityId === later) resolve()
        return Promise.resolve()
      })
    })
    const relay = await startOutboxRelay({ database, queue, logger: quiet, shares: {} })
    await announce(later)
    await done
    await relay.drain()
    await relay.close()
    expect(heard).toEqual([kept, later])
    expect(await database.asOwner('select from outbox where relayed_at is null')).toEqual([])
  })

  it('goes on with a firm’s next when a job is done or has failed for good, and not between its attempts', async () => {
    const [flaky, hopeless, last] = [newId(), newId(), newId()]
    const heard: string[] = []
    const done = Promise.withResolvers<undefined>()
    const handle: JobHandler = ({ entityId }) => {
      const isAgain = heard.includes(entityId)
      heard.push(entityId)
      if (entityId === hopeless) return Promise.reject(new AppError('NOT_FOUND', 'gone'))
      if (entityId === flaky && !isAgain) return Promise.reject(new Error('once'))
      if (entityId === last) done.resolve(undefined)
      return Promise.resolve()
    }
    for (const entityId of [flaky, hopeless, last])
      await database.tenantTransaction(scope, (tx) => ring(tx, { topic, entityId, firmId, clientId: null }))
    const inLine = createJobQueue(backend, [topic], createLine(database))
    const relay = await startOutboxRelay({ database, queue: inLine, logger: quiet, shares: { [topic]: 1 } })
    await relay.drain()
    // One is in the queue, two are in line before it, and all of them wait.
    const before = await inLine.inspection.list({ topics: [topic], state: 'waiting', from: 0, limit: 10 })
    // The newest first, by when each came into the queue or into line.
    expect(before.jobs.map(({ entityId }) => entityId)).toEqual([flaky, last, hopeless])
    expect(await inLine.inspection.counts()).toMatchObject([{ topic, waiting: 3 }])
    const waiting = before.jobs[1]
    expect(await inLine.inspection.get(topic, waiting?.id ?? '')).toEqual(waiting)
    await expect(inLine.inspection.retry(topic, waiting?.id ?? '')).rejects.toMatchObject({
      code: 'CONFLICT',
    })

    workers = start({ handle, concurrency: 2 })
    await done.promise
    await relay.close()
    await inLine.close()
    expect(heard).toEqual([flaky, flaky, hopeless, last])
  })
})
