import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { SelfCheckResult } from '@parley/contracts/rules/self-check.ts'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { migrations } from '@parley/migrations/index.ts'
import { sealAll } from '@parley/server-kit/audit/sealer.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { checks } from './checks.ts'
import { askForDueSelfCheck, runSelfCheck } from './index.ts'
import type { SelfCheckPorts } from './self-check-ports.ts'

let database: TestDatabase<DB>
let files: FileStore
let folder: string
let ports: SelfCheckPorts
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const clock = { now: () => new Date() }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-self-check-'))
  database = await createTestDatabase<DB>()
  files = await createDiskFileStore(folder)
  ports = { database, files, clock, logger: quiet, migrations: Object.keys(migrations) }
  await seedDemo({ database, files, now: new Date('2026-11-20T09:00:00Z') })
  await sealAll({ database, clock })
  // Work that the demo leaves to its first start.
  await database.asOwner(`update outbox set relayed_at = now()`)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => database.asOwner('delete from self_check'))

const look = async (): Promise<Record<string, SelfCheckResult>> => {
  const id = newId()
  await database.asOwner('insert into self_check (id) values ($1)', [id])
  await runSelfCheck(ports, id)
  const [row] = await database.asOwner<{ status: string; results: SelfCheckResult[] }>(
    'select status, results from self_check where id = $1',
    [id],
  )
  await database.asOwner('delete from self_check where id = $1', [id])
  expect(row?.status).toBe('DONE')
  return Object.fromEntries((row?.results ?? []).map((result) => [result.check, result]))
}
const outcomes = (all: Record<string, SelfCheckResult>) =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, { outcome }]) => (outcome === 'ok' ? [] : [[name, outcome]])),
  )

describe('a look over the product', () => {
  it('finds nothing in one that is whole', async () => {
    const all = await look()
    expect(Object.keys(all)).toEqual(Object.keys(checks))
    expect(outcomes(all)).toEqual({})
  })

  it('finds entries of the audit log that were changed, by their ids alone', async () => {
    const id = newId()
    await database.asOwner(
      `insert into audit_event (id, firm_id, action, entity) select $1, id, 'role.changed', 'role' from consulting_firm limit 1`,
      [id],
    )
    await sealAll({ database, clock })
    const write = (action: string) =>
      database.asOwner('update audit_event set action = $2 where id = $1', [id, action])
    await write('artifact.deleted')
    const { audit } = await look()
    expect(audit).toMatchObject({ outcome: 'found', found: 1 })
    expect(audit?.examples[0]).toMatch(new RegExp(`^changed · ${id} · firm `))
    await write('role.changed')
  })

  it('finds rows whose parent is gone where no key holds them', async () => {
    const [id, gone] = [newId(), newId()]
    await database.asOwner(
      `insert into notification (id, firm_id, client_id, user_id, kind, title)
       select $1, firm_id, $2, id, 'mention', 'Hello' from user_account where client_id is not null limit 1`,
      [id, gone],
    )
    const [said, summed, unsaid] = [newId(), newId(), newId()]
    const add = (chunk: string, source: string) =>
      database.asOwner(
        `insert into knowledge_chunk (id, firm_id, client_id, initiative_id, source_kind, source_id, position, text)
         select $1, firm_id, client_id, initiative_id, 'conversation', ${source}, 0, '' from hitl_message limit 1`,
        [chunk],
      )
    await add(said, 'id')
    await add(summed, '(select id from sequence_run limit 1)')
    await add(unsaid, 'gen_random_uuid()')
    expect((await look()).orphans).toMatchObject({
      found: 2,
      examples: [`notification ${id}`, `knowledge_chunk ${unsaid}`],
    })
    await database.asOwner('delete from notification where id = $1', [id])
    await database.asOwner('delete from knowledge_chunk where id = any($1)', [[said, summed, unsaid]])
  })

  it('finds files that no row names once their row cannot come any more, and rows whose file is gone', async () => {
    const { key } = await files.put(Buffer.from('nobody’s'))
    expect((await look()).files_without_rows).toMatchObject({ outcome: 'ok' })
    const old = new Date(Date.now() - 7_200_000)
    await utimes(join(folder, key.slice(0, 2), key), old, old)
    expect((await look()).files_without_rows).toMatchObject({ found: 1, examples: [`file ${key}`] })
    await files.delete(key)

    const [row] = await database.asOwner<{ id: string; storage_key: string }>(
      `select id, storage_key from artifact where storage_key <> '' order by id limit 1`,
    )
    const content = await files.readBuffer(row?.storage_key ?? '')
    await database.asOwner(`update artifact set created_at = now() - interval '1 day' where id = $1`, [
      row?.id,
    ])
    await files.delete(row?.storage_key ?? '')
    expect((await look()).rows_without_files).toMatchObject({
      found: 1,
      examples: [`artifact ${row?.id ?? ''}`],
    })
    await files.put(content, row?.storage_key)
  })

  it('finds an export whose file is gone', async () => {
    const { key } = await files.put(Buffer.from('a deck'))
    const [made] = await database.asOwner<{ id: string }>(
      `insert into export_job (id, firm_id, client_id, initiative_id, requested_by_id, kind, format, status, generation, storage_key, created_at)
       select gen_random_uuid(), i.firm_id, i.client_id, i.id, u.id, 'final', 'pdf', 'COMPLETED', ('x' || right($1, 4))::bit(16)::int, $1, now() - interval '1 day'
       from initiative i join user_account u on u.client_id = i.client_id limit 1 returning id`,
      [key],
    )
    expect((await look()).rows_without_files).toMatchObject({ outcome: 'ok' })
    await files.delete(key)
    expect((await look()).rows_without_files).toMatchObject({
      found: 1,
      examples: [`export_job ${made?.id ?? ''}`],
    })
    await database.asOwner('delete from export_job where id = $1', [made?.id])
  })

  it('finds a policy that is gone, and a table of tenants that nothing keeps', async () => {
    await database.asOwner('create table stray (id uuid primary key, client_id uuid)')
    await database.asOwner('grant select on stray to parley_app')
    await database.asOwner('alter table department no force row level security')
    const { policies } = await look()
    expect(policies?.examples).toEqual(['tables under row security department', 'table stray'])
    await database.asOwner('drop table stray')
    await database.asOwner('alter table department force row level security')
  })

  it('finds runs and mails that nobody is at any more', async () => {
    const [run] = await database.asOwner<{ id: string }>('select id from sequence_run order by id limit 1')
    const [before] = await database.asOwner<{ status: string }>(
      'select status from sequence_run where id = $1',
      [run?.id],
    )
    await database.asOwner(
      `update sequence_run set status = 'RUNNING', lease_until = now() - interval '2 hours' where id = $1`,
      [run?.id],
    )
    const mail = newId()
    await database.asOwner(
      `insert into mail_message (id, to_address, subject, text_body, created_at) values ($1, 'a@x.test', '', '', now() - interval '2 days')`,
      [mail],
    )
    const all = await look()
    expect(all.stuck_work).toMatchObject({ found: 1, examples: [`sequence_run ${run?.id ?? ''}`] })
    expect(all.stuck_mails).toMatchObject({ found: 1, examples: [`mail_message ${mail}`] })
    await database.asOwner('update sequence_run set status = $2, lease_until = null where id = $1', [
      run?.id,
      before?.status,
    ])
    await database.asOwner('delete from mail_message where id = $1', [mail])
  })

  it('does not take for stuck what waits in line while others of its firm are at work', async () => {
    const [firm] = await database.asOwner<{ id: string }>(
      'select id from consulting_firm order by id limit 1',
    )
    const [mail, waiting, working] = [newId(), newId(), newId()]
    await database.asOwner(
      `insert into mail_message (id, to_address, subject, text_body, created_at) values ($1, 'a@x.test', '', '', now() - interval '2 days')`,
      [mail],
    )
    for (const [id, entity] of [
      [waiting, mail],
      [working, newId()],
    ])
      await database.asOwner(
        `insert into outbox (id, topic, entity_id, firm_id, created_at) values ($1, 'mail.send', $2, $3, now() - interval '2 hours')`,
        [id, entity, firm?.id],
      )
    await database.asOwner('update outbox set relayed_at = now() where id = $1', [working])
    expect(outcomes(await look())).toEqual({})
    await database.asOwner('update outbox set answered_at = now() where id = $1', [working])
    expect((await look()).stuck_work).toMatchObject({ found: 1, examples: [`outbox ${waiting}`] })
    await database.asOwner('delete from outbox where id = any($1)', [[waiting, working]])
    await database.asOwner('delete from mail_message where id = $1', [mail])
  })

  it('goes on where a check cannot look, and says so', async () => {
    const broken = { list: () => Promise.reject(new Error('no store')) }
    const id = newId()
    await database.asOwner('insert into self_check (id) values ($1)', [id])
    await runSelfCheck({ ...ports, files: broken }, id)
    const [row] = await database.asOwner<{ status: string; found: number; results: SelfCheckResult[] }>(
      'select status, found, results from self_check where id = $1',
      [id],
    )
    expect([row?.status, row?.found]).toEqual(['DONE', 2])
    const failed = row?.results.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check)
    expect(failed).toEqual(['files_without_rows', 'rows_without_files'])
  })
})

describe('the daily one', () => {
  it('is asked for once a day over all processes, also after all stood still', async () => {
    const asked = await Promise.all([askForDueSelfCheck(ports), askForDueSelfCheck(ports)])
    expect(asked.filter((id) => id !== undefined)).toHaveLength(1)
    await database.asOwner(`update self_check set status = 'DONE', created_at = now() - interval '23 hours'`)
    expect(await askForDueSelfCheck(ports)).toBeUndefined()
    await database.asOwner(`update self_check set created_at = now() - interval '9 days'`)
    expect(await askForDueSelfCheck(ports)).toBeDefined()
  })

  it('is made by one process at a time, and another goes on where one stopped', async () => {
    const id = newId()
    await database.asOwner(
      `insert into self_check (id, status, generation, lease_until, results) values ($1, 'RUNNING', 1, now() + interval '20 seconds', $2)`,
      [id, JSON.stringify([{ check: 'schema', outcome: 'ok', found: 0, examples: [], milliseconds: 3 }])],
    )
    const status = async () =>
      (await database.asOwner<{ status: string }>('select status from self_check where id = $1', [id]))[0]
        ?.status
    await runSelfCheck(ports, id)
    expect(await status()).toBe('RUNNING')
    await database.asOwner(`update self_check set lease_until = now() - interval '1 second'`)
    const asked: string[] = []
    const none = { count: 0, examples: [] }
    const counting = (name: string) => () => {
      asked.push(name)
      return Promise.resolve(none)
    }
    const counted = Object.fromEntries(
      Object.keys(checks).map((name) => [name, counting(name)]),
    ) as unknown as typeof checks
    const stop = new AbortController()
    const stopping = {
      ...counted,
      policies: () => {
        stop.abort()
        return Promise.resolve(none)
      },
    }
    await runSelfCheck(ports, id, { stop: stop.signal, all: stopping })
    expect([await status(), asked]).toEqual(['RUNNING', []])
    await runSelfCheck(ports, id, { all: counted })
    expect(await status()).toBe('DONE')
    expect(asked).toEqual(Object.keys(checks).slice(1))
  })

  it('is given up once it has ended its worker again and again', async () => {
    const id = newId()
    await database.asOwner(
      `insert into self_check (id, status, generation, lease_until) values ($1, 'RUNNING', 5, now() - interval '1 second')`,
      [id],
    )
    await runSelfCheck(ports, id)
    expect(await database.asOwner('select status from self_check')).toEqual([{ status: 'FAILED' }])
  })
})
