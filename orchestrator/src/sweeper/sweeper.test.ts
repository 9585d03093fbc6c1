import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Doorbell } from '@parley/server-kit/queue/queue.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { sweep } from './sweeper.ts'

const [firmId, clientId, initiativeId, phaseId] = [newId(), newId(), newId(), newId()]
let database: TestDatabase<DB>

beforeAll(async () => {
  database = await createTestDatabase<DB>()
  await database.asOwner(`insert into consulting_firm (id, name) values ('${firmId}', 'Northwind')`)
  await database.asOwner(`insert into client (id, firm_id, name) values ('${clientId}', '${firmId}', 'Acme')`)
  await database.asOwner(
    `insert into initiative (id, firm_id, client_id, name) values ('${initiativeId}', '${firmId}', '${clientId}', 'ERP')`,
  )
  await database.asOwner(
    `insert into initiative_phase (id, firm_id, client_id, initiative_id, position, name, definition) values ('${phaseId}', '${firmId}', '${clientId}', '${initiativeId}', 1, 'Initiation', '{}')`,
  )
})
afterAll(() => database.close())

const insertRun = async (status: string, lease: string | null, age = '0 seconds'): Promise<string> => {
  const id = newId()
  // One run at a time holds a phase: what was there is over.
  await database.asOwner(`update sequence_run set status = 'CANCELLED'`)
  await database.asOwner(
    `insert into sequence_run (id, firm_id, client_id, initiative_id, phase_id, status, lease_until, definition, definition_hash, created_at)
     values ($1, $2, $3, $4, $5, $6, now() + $7::interval, '{}', '', now() - $8::interval)`,
    [id, firmId, clientId, initiativeId, phaseId, status, lease, age],
  )
  return id
}

const swept = async (): Promise<Doorbell[]> => {
  const rung: Doorbell[] = []
  const queue = {
    add: (doorbell: Doorbell) => Promise.resolve(void rung.push(doorbell)),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const quiet = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  }
  await sweep({
    database,
    queue,
    logger: quiet,
    clock: { now: () => new Date(1_000_000_000_000) },
    embeddingModel: 'builtin-hash-768-1',
  })
  return rung
}

describe('the sweeper', () => {
  it('rings for firms that are to be converted to the deployment’s embedder, and once for what is left of the one before', async () => {
    await insertRun('COMPLETED', null)
    const set = (model: string, former: string | null, switched: string) =>
      database.asOwner(
        `insert into knowledge_model (firm_id, model, former, switched_at) values ($1, $2, $3, now() - $4::interval)
         on conflict (firm_id) do update set model = excluded.model, former = excluded.former, switched_at = excluded.switched_at`,
        [firmId, model, former, switched],
      )
    const ring = {
      id: `sweep-${firmId}-33333333`,
      topic: 'knowledge.convert',
      entityId: firmId,
      firmId,
      clientId: null,
    }
    await set('another-model', null, '1 hour')
    expect(await swept()).toEqual([ring])
    await set('builtin-hash-768-1', 'another-model', '5 seconds')
    expect(await swept()).toEqual([])
    await set('builtin-hash-768-1', 'another-model', '2 minutes')
    expect(await swept()).toEqual([ring])
    await set('builtin-hash-768-1', null, '2 minutes')
    expect(await swept()).toEqual([])
  })

  it.each([
    ['RUNNING', '-1 second', '1 hour'],
    ['QUEUED', null, '31 seconds'],
  ])('rings for a %s run whose lease is at %s', async (status, lease, age) => {
    const id = await insertRun(status, lease, age)
    expect(await swept()).toEqual([
      { id: `sweep-${id}-33333333`, topic: 'sequence.run', entityId: id, firmId, clientId },
    ])
  })

  it.each([
    ['RUNNING', '20 seconds', '1 hour'],
    ['QUEUED', null, '5 seconds'],
    ['PAUSED', null, '1 hour'],
    ['AWAITING_HUMAN', null, '1 hour'],
    ['COMPLETED', '-1 hour', '1 hour'],
  ])('leaves a %s run alone whose lease is at %s', async (status, lease, age) => {
    await insertRun(status, lease, age)
    expect(await swept()).toEqual([])
  })

  it('leaves work alone that waits in line for its firm’s turn, and not once it was rung for', async () => {
    const id = await insertRun('QUEUED', null, '31 seconds')
    await database.asOwner(
      `insert into outbox (id, topic, entity_id, firm_id, client_id) values ($1, 'sequence.run', $2, $3, $4)`,
      [newId(), id, firmId, clientId],
    )
    expect(await swept()).toEqual([])
    await database.asOwner('update outbox set relayed_at = now()')
    expect(await swept()).toMatchObject([{ topic: 'sequence.run', entityId: id }])
    await database.asOwner('delete from outbox')
  })

  it('gives a row the same ring within half a minute, so that two processes ring once', async () => {
    await insertRun('RUNNING', '-1 second')
    expect((await swept())[0]?.id).toBe((await swept())[0]?.id)
  })

  it('rings for a mail that nobody has sent, which belongs to no client', async () => {
    await insertRun('COMPLETED', null)
    const id = newId()
    await database.asOwner(
      `insert into mail_message (id, to_address, subject, text_body, created_at) values ($1, 'a@people.test', '', '', now() - interval '3 minutes')`,
      [id],
    )
    expect(await swept()).toEqual([
      { id: `sweep-${id}-33333333`, topic: 'mail.send', entityId: id, firmId: null, clientId: null },
    ])
  })
})
