import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { relayScope, workerScope } from '../database/scope.ts'
import type { Doorbell } from '../queue/queue.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createLine } from './line.ts'
import { type OutboxRelay, startOutboxRelay } from './outbox-relay.ts'
import { sayWorking } from './processes.queries.ts'
import { outboxChannel, ring } from './ring.queries.ts'
import { endLostTurns, endTurn } from './turns.ts'

// Queues serve firms in turns (ADR 34): what one of them wants holds up nobody but itself.

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const [northwind, southgate] = [newId(), newId()]
const [acme, helios] = [newId(), newId()]
const shares = { runs: 2, mails: 1 }

describe('announced work', () => {
  let database: TestDatabase<object>
  let relay: OutboxRelay | undefined
  let rung: Doorbell[]
  const isOver = () => Promise.resolve(false)
  const add = (doorbell: Doorbell) => Promise.resolve(void rung.push(doorbell))

  beforeAll(async () => {
    database = await createTestDatabase()
  })
  beforeEach(async () => {
    rung = []
    await database.asOwner('delete from outbox')
    await database.asOwner('delete from worker_process')
  })
  afterEach(async () => {
    await relay?.close()
    relay = undefined
  })
  afterAll(() => database.close())

  const announce = async (
    count: number,
    { firmId, clientId = null, topic = 'runs' }: { firmId: string; clientId?: string | null; topic?: string },
  ): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => newId())
    for (const entityId of ids)
      await database.tenantTransaction(workerScope({ firmId, clientId }), (tx) =>
        ring(tx, { topic, entityId, firmId, clientId }),
      )
    return ids
  }
  const start = async (): Promise<OutboxRelay> => {
    relay = await startOutboxRelay({ database, queue: { add, isOver }, logger: quiet, shares })
    await relay.drain()
    return relay
  }
  const heard = (): string[] => rung.map(({ entityId }) => entityId)
  const bellOf = (entityId: string): Doorbell => {
    const bell = rung.find((one) => one.entityId === entityId)
    if (bell === undefined) throw new Error('Nobody rang for it.')
    return bell
  }

  it('of a firm is rung for as its share allows, one of each client after the other, and that of others at once', async () => {
    const [first, second, third] = await announce(3, { firmId: northwind, clientId: acme })
    const [sibling] = await announce(1, { firmId: northwind, clientId: helios })
    const [other] = await announce(1, { firmId: southgate })
    const relayed = await start()
    expect(heard().toSorted()).toEqual([first, sibling, other].toSorted())

    await endTurn(database, bellOf(other ?? ''))
    await relayed.drain()
    expect(rung).toHaveLength(3)
    await endTurn(database, bellOf(first ?? ''))
    await relayed.drain()
    await endTurn(database, bellOf(sibling ?? ''))
    await relayed.drain()
    expect(heard().slice(3)).toEqual([second, third])
  })

  it('is rung for as soon as a turn is given back: who waits is told of', async () => {
    const knocks: string[] = []
    const last = Promise.withResolvers<undefined>()
    const unlisten = await database.source.listen(outboxChannel, (payload) => {
      knocks.push(payload)
      if (payload === 'last') last.resolve(undefined)
    })
    await announce(3, { firmId: northwind })
    await start()
    const [first, second] = rung
    await endTurn(database, { id: first?.id ?? '' })
    await relay?.drain()
    expect(rung).toHaveLength(3)
    // Nobody waits any more.
    await endTurn(database, { id: second?.id ?? '' })
    await database.asOwner(`select pg_notify($1, 'last')`, [outboxChannel])
    await last.promise
    await unlisten()
    expect(knocks.filter((payload) => payload === 'answered' || payload === 'last')).toEqual([
      'answered',
      'last',
    ])
  })

  it('has a line for each topic, and none where a topic has no share', async () => {
    const runs = await announce(3, { firmId: northwind })
    const mails = await announce(3, { firmId: northwind, topic: 'mails' })
    const others = await announce(3, { firmId: northwind, topic: 'others' })
    await start()
    expect(heard().toSorted()).toEqual([...runs.slice(0, 2), ...mails.slice(0, 1), ...others].toSorted())
  })

  it('of no firm waits for none, and takes turns as one', async () => {
    await announce(5, { firmId: northwind })
    for (let turn = 0; turn < 3; turn += 1)
      await database.tenantTransaction({ ...relayScope, role: 'platform' }, (tx) =>
        ring(tx, { topic: 'runs', entityId: newId(), firmId: null, clientId: null }),
      )
    await start()
    expect(rung.filter(({ firmId }) => firmId === null)).toHaveLength(2)
  })

  it('has a share of every process that works, for as long as it is heard of', async () => {
    const another = newId()
    await database.tenantTransaction(relayScope, (tx) => sayWorking(tx, another))
    await announce(9, { firmId: northwind })
    const relayed = await start()
    expect(rung).toHaveLength(4)
    await database.asOwner(
      `update worker_process set heard_at = now() - interval '50 seconds' where id = $1`,
      [another],
    )
    for (const { id } of [...rung]) await endTurn(database, { id })
    await relayed.drain()
    expect(rung).toHaveLength(6)
  })

  it('is no more of a firm than its share, however many relays look at once', async () => {
    await announce(20, { firmId: northwind })
    const others = await Promise.all(
      [1, 2].map(() => startOutboxRelay({ database, queue: { add, isOver }, logger: quiet, shares })),
    )
    const one = await start()
    await Promise.all([one, ...others].map((each) => each.drain()))
    for (const each of others) await each.close()
    // Three processes, of which each was alone for a moment; a queue takes the same id once.
    expect(new Set(heard()).size).toBeLessThanOrEqual(6)
    const [{ count } = { count: 0 }] = await database.asOwner<{ count: number }>(
      'select count(*)::int as count from outbox where relayed_at is not null',
    )
    expect(count).toBe(new Set(heard()).size)
  })

  it('gives its turn back where the queue knows of its end and nobody told, and not while it goes on', async () => {
    const [first, second, third] = await announce(3, { firmId: northwind })
    const relayed = await start()
    await database.asOwner(
      `update outbox set relayed_at = now() - interval '2 minutes' where relayed_at is not null`,
    )
    const over = bellOf(first ?? '').id
    const queue = { isOver: (_topic: string, id: string) => Promise.resolve(id === over) }
    expect(await endLostTurns(database, queue)).toBe(1)
    expect(await endLostTurns(database, queue)).toBe(0)
    await relayed.drain()
    expect(heard().toSorted()).toEqual([first, second, third].toSorted())
  })

  it('that was rung for by the sweeper takes no turn', async () => {
    await expect(endTurn(database, { id: `sweep-${newId()}-1` })).resolves.toBeUndefined()
  })

  it('shows in line what waits for its turn', async () => {
    await announce(5, { firmId: northwind })
    await start()
    const line = createLine(database)
    expect((await line.measure()).get('runs')?.count).toBe(3)
    const [newest] = await line.list(['runs', 'mails'], 2)
    expect(newest).toMatchObject({ topic: 'runs', firmId: northwind })
    expect(await line.list(['mails'], 2)).toEqual([])
    expect(await line.find('runs', newest?.id ?? '')).toEqual(newest)
    expect(await line.find('runs', rung[0]?.id ?? '')).toBeUndefined()
    expect(await line.find('runs', 'sweep-1')).toBeUndefined()
  })
})
