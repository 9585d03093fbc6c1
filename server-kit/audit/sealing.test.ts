import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { roleNames } from '../database/scope.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Head } from './chain.ts'
import { sealAll, sealBatch } from './sealer.ts'
import { readHeads, verifyAudit } from './verify.ts'

const firmId = newId()
const otherFirmId = newId()
const clientId = newId()
const clock = { now: () => new Date('2026-03-02T10:00:00.123Z') }
let database: TestDatabase<unknown>

const addEntries = (count: number, firm: string | null = firmId): Promise<unknown> =>
  database.asOwner(
    `insert into audit_event (id, firm_id, client_id, at, action, entity, entity_id, subject_id, actor_id, session_id, request_id, ip_address, details)
     select gen_random_uuid(), $1, $2, '2026-03-02T09:00:00Z'::timestamptz + n * interval '1 second', 'client.updated', 'client', gen_random_uuid(),
            gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'request ' || n, '10.0.0.1', jsonb_build_object('fields', jsonb_build_array('name', n))
       from generate_series(1, $3::int) n`,
    [firm, firm === null ? null : clientId, count],
  )

const seal = () => sealAll({ database, clock })
const verify = (keptHeads: Head[] = []) => verifyAudit(database, { now: clock.now(), keptHeads, pageSize: 3 })
const damages = async (keptHeads: Head[] = []): Promise<string[]> =>
  (await verify(keptHeads)).findings.map(({ damage, position }) => `${damage} ${position ?? '-'}`)

/** Undone afterwards, so that each test begins with the same chain. */
async function tampered(...statements: string[]): Promise<string[]> {
  await database.asOwner('create table kept_event as select * from audit_event')
  await database.asOwner('create table kept_seal as select * from audit_seal')
  await database.asOwner('alter table audit_seal drop constraint audit_seal_audit_event_id_fkey')
  try {
    for (const statement of statements) await database.asOwner(statement)
    return await damages()
  } finally {
    await database.asOwner('delete from audit_seal')
    await database.asOwner('delete from audit_to_seal')
    await database.asOwner('delete from audit_event')
    await database.asOwner('insert into audit_event select * from kept_event')
    await database.asOwner('insert into audit_seal select * from kept_seal')
    await database.asOwner('delete from audit_to_seal')
    await database.asOwner(
      'alter table audit_seal add constraint audit_seal_audit_event_id_fkey foreign key (audit_event_id) references audit_event (id)',
    )
    await database.asOwner('drop table kept_event')
    await database.asOwner('drop table kept_seal')
  }
}

const ofPosition = (position: number): string =>
  `(select audit_event_id from audit_seal where firm_id = '${firmId}' and position = ${position})`
const sealAt = (position: number): string => `firm_id = '${firmId}' and position = ${position}`

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.asOwner('truncate audit_to_seal, audit_seal, audit_event')
  await addEntries(7)
  await addEntries(2, otherFirmId)
  await addEntries(2, null)
})

describe('sealing', () => {
  it('gives every entry its place in the chain of its firm, and nothing twice', async () => {
    expect(await seal()).toBe(11)
    expect(await seal()).toBe(0)
    const rows = await database.asOwner(
      `select firm_id, array_agg(position::int order by position) as positions from audit_seal group by firm_id`,
    )
    const positions = new Map(rows.map((row) => [row.firm_id as string | null, row.positions as number[]]))
    expect(positions.get(firmId)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(positions.get(otherFirmId)).toEqual([1, 2])
    expect(positions.get(null)).toEqual([1, 2])
    expect(await verify()).toMatchObject({ chains: 3, entries: 11, findings: [] })
  })

  it('puts what was committed late behind what is sealed', async () => {
    await seal()
    await database.asOwner(
      `insert into audit_event (id, firm_id, at, action) values ($1, $2, '2026-03-01T00:00:00Z', 'client.created')`,
      [newId(), firmId],
    )
    expect(await seal()).toBe(1)
    const [row] = await database.asOwner(
      `select position::int as position from audit_seal s join audit_event e on e.id = s.audit_event_id where action = 'client.created'`,
    )
    expect(row?.position).toBe(8)
    expect(await damages()).toEqual([])
  })

  it('takes whole batches from any number of processes at once, and from one that died in between', async () => {
    await database.asOwner(
      `create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
    )
    await database.asOwner('create trigger die before delete on audit_to_seal execute function die()')
    await expect(sealBatch({ database, clock })).rejects.toThrow('killed')
    await database.asOwner('drop function die() cascade')
    expect(await database.asOwner('select 1 from audit_seal')).toEqual([])

    await addEntries(1_200)
    const counts = await Promise.all(Array.from({ length: 5 }, () => seal()))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_211)
    expect(await damages()).toEqual([])
  })

  it('tells of entries that nobody has sealed within a minute', async () => {
    expect(await damages()).toHaveLength(11)
    const [{ now } = { now: '' }] = await database.asOwner<{ now: string }>(
      `select (max(at) + interval '59.5 seconds')::text as now from audit_event`,
    )
    const { findings } = await verifyAudit(database, { now: new Date(now), firmId })
    // The last one is not a minute old yet.
    expect(findings).toHaveLength(6)
  })
})

describe('a changed log', () => {
  beforeEach(async () => {
    await seal()
  })

  const id = '00000000-0000-7000-8000-000000000001'
  it.each([
    ['client_id', `client_id = '${id}'`],
    ['client_id, taken away', 'client_id = null'],
    ['at', `at = at + interval '1 millisecond'`],
    ['action', `action = 'client.created'`],
    ['entity', `entity = 'user'`],
    ['entity_id', `entity_id = '${id}'`],
    ['subject_id', `subject_id = actor_id`],
    ['actor_id', `actor_id = subject_id`],
    ['session_id', `session_id = null`],
    ['request_id', `request_id = 'another'`],
    ['details', `details = jsonb_set(details, '{fields,0}', '"email"')`],
    ['ip_address', `ip_address = '10.0.0.2'`],
    ['firm_id', `firm_id = null`],
  ])('is found by its entry: %s', async (_column, change) => {
    const found = await tampered(`update audit_event set ${change} where id = ${ofPosition(4)}`)
    expect(found).toContain('changed 4')
  })

  it('is found by its seals', async () => {
    expect(await tampered(`update audit_seal set hash = sha256('x') where ${sealAt(4)}`)).toEqual([
      'changed 4',
      'broken link 5',
    ])
    expect(await tampered(`update audit_seal set previous_hash = null where ${sealAt(4)}`)).toEqual([
      'broken link 4',
      'changed 4',
    ])
    expect(
      await tampered(`update audit_seal set sealed_at = sealed_at + interval '1 hour' where ${sealAt(4)}`),
    ).toEqual(['changed 4'])
    expect(await tampered(`update audit_seal set position = 70 where ${sealAt(4)}`)).toContain('gap 5')
    expect(await tampered(`update audit_seal set firm_id = null, position = 3 where ${sealAt(7)}`)).toContain(
      'changed 3',
    )
  })

  it('is found by what is missing', async () => {
    expect(await tampered(`delete from audit_event where id = ${ofPosition(4)}`)).toEqual(['entry gone 4'])
    expect(await tampered(`delete from audit_seal where ${sealAt(4)}`)).toEqual(['gap 5', 'unsealed -'])
    const both = `with gone as (delete from audit_seal where ${sealAt(4)} returning audit_event_id)
      delete from audit_event using gone where id = audit_event_id`
    expect(await tampered(both)).toEqual(['gap 5'])
  })

  it('is found where two entries have changed places', async () => {
    const swap = (from: number, to: number): string =>
      `update audit_seal set audit_event_id = (select id from kept_event where request_id = 'request ${to}' and firm_id = '${firmId}') where ${sealAt(from)}`
    const found = await tampered(
      'alter table audit_seal drop constraint audit_seal_pkey',
      swap(3, 4),
      swap(4, 3),
    )
    await database.asOwner('alter table audit_seal add primary key (audit_event_id)')
    expect(found).toEqual(['changed 3', 'changed 4'])
  })

  it('is found by heads that were kept elsewhere, where its end was taken away or all was written anew', async () => {
    const heads = await readHeads(database)
    expect(heads.find((head) => head.firmId === firmId)?.position).toBe(7)
    await addEntries(1)
    await seal()
    expect(await damages(heads)).toEqual([])

    const cut = `with gone as (delete from audit_seal where firm_id = '${firmId}' and position >= 7 returning audit_event_id)
      delete from audit_event using gone where id = audit_event_id`
    await database.asOwner(cut)
    expect(await damages()).toEqual([])
    expect(await damages(heads)).toEqual(['head differs 7'])
    await database.asOwner('truncate audit_to_seal, audit_seal, audit_event')
    await addEntries(9)
    await seal()
    expect(await damages(heads)).toContain('head differs 7')
  })
})

describe('roles at run time', () => {
  const roles = Object.values(roleNames)

  it.each(['audit_event', 'audit_seal'])('may add to %s and read it, never change it', async (table) => {
    const privileges = await database.asOwner(
      `select r as role, p as privilege from unnest($1::text[]) r, unnest(array['update', 'delete', 'truncate', 'trigger']) p
        where has_table_privilege(r, $2, p)
       union select r, 'update of a column' from unnest($1::text[]) r where has_any_column_privilege(r, $2, 'update')`,
      [roles, table],
    )
    expect(privileges).toEqual([])
  })

  it.each(roles)('are refused every change of the log: %s', async (role) => {
    for (const table of ['audit_event', 'audit_seal'])
      for (const statement of [
        `update ${table} set firm_id = null`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(
          database.asOwner(`do $$ begin set local role ${role}; ${statement}; end $$`),
        ).rejects.toThrow('permission denied')
  })
})
