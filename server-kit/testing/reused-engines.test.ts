import { describe, expect, it } from '@jest/globals'
import type { DatabaseSource } from '../database/source.ts'
import { openProductSchema } from './product-schema.ts'

async function use(work: (source: DatabaseSource) => Promise<void>): Promise<void> {
  const source = await openProductSchema()
  try {
    await work(source)
  } finally {
    await source.close()
  }
}

const valueOf = async (source: DatabaseSource, text: string): Promise<unknown> =>
  (await source.pool.query<{ value: unknown }>(text)).rows[0]?.value

const industries = `select string_agg(code, ' ' order by code) as value from industry`
const firms = `select count(*)::int as value from consulting_firm`

describe('a database of a test file, after that of another one', () => {
  it('holds what a fresh one does', async () => {
    let fresh: unknown
    await use(async (source) => {
      fresh = await valueOf(source, industries)
      await source.pool.query(`insert into consulting_firm (id, name) values (gen_random_uuid(), 'A firm')`)
      await source.pool.query(`delete from industry where code < 'm'`)
      await source.pool.query(`select nextval('posting_group_id_seq'), nextval('posting_group_id_seq')`)
      await source.pool.query(`set work_mem = '1MB'; set role parley_app`)
    })
    await use(async (source) => {
      expect(fresh).toContain(' ')
      expect(await valueOf(source, industries)).toBe(fresh)
      expect(await valueOf(source, firms)).toBe(0)
      expect(Number(await valueOf(source, `select nextval('posting_group_id_seq') as value`))).toBe(1)
      expect(await valueOf(source, `select current_setting('work_mem') as value`)).not.toBe('1MB')
      expect(await valueOf(source, 'select current_user::text as value')).toBe('postgres')
    })
  })

  it('does not go on with a transaction that was left open, nor with rows of one that is large', async () => {
    await use(async (source) => {
      await source.pool.query(
        `insert into consulting_firm (id, name) select gen_random_uuid(), 'Firm ' || n from generate_series(1, 1500) n`,
      )
      await source.pool.query('begin')
      await source.pool.query(`insert into consulting_firm (id, name) values (gen_random_uuid(), 'One more')`)
    })
    await use(async (source) => {
      expect(await valueOf(source, firms)).toBe(0)
      expect(Number(await valueOf(source, `select pg_relation_size('consulting_firm') as value`))).toBe(0)
    })
  })

  it('is a fresh one where more than rows was changed', async () => {
    for (const change of [
      'create table left_behind (id int)',
      'alter table client disable row level security',
      'grant select on session to public',
      'create role somebody',
      'analyze industry',
      'alter policy tenant on client using (true)',
    ]) {
      const state = `select count(*)::int as value from pg_class where relname = 'left_behind' or (relname = 'client' and not relrowsecurity)
        or (relname = 'session' and relacl::text like '%{=r%') or exists (select from pg_roles where rolname = 'somebody')
        or (relname = 'industry' and reltuples >= 0)
        or (relname = 'client' and exists (select from pg_policy where polrelid = 'client'::regclass and pg_get_expr(polqual, polrelid) = 'true' and polname = 'tenant'))`
      await use(async (source) => void (await source.pool.query(change)))
      await use(async (source) => {
        expect([change, await valueOf(source, state)]).toEqual([change, 0])
      })
    }
  })

  it('answers nobody who had it before', async () => {
    const before = await openProductSchema()
    const session = await before.pool.connect()
    const closed = before.close()
    await expect(session.query('select 1')).resolves.toBeDefined()
    session.release()
    await closed
    const after = await openProductSchema()
    await expect(before.ping()).rejects.toThrow()
    await after.close()
  })
})
