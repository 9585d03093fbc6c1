import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { openEmpty } from '../testing/embedded-snapshot.ts'
import { checkWalls } from './check-walls.ts'
import { migrate } from './migrate.ts'
import type { DatabaseSource } from './source.ts'

const change = (text: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db)
  },
})

const first = {
  '0001-notes': change(
    `create role parley_reader; create table note (firm_id uuid);
     alter table note enable row level security; alter table note force row level security;
     create policy tenant on note to parley_reader using (false)`,
  ),
}
const expand = { ...first, '0002-colour': change('alter table note add column colour text') }
const contract = {
  ...expand,
  '0003-no-more-notes': change(
    `create table schema_floor (migration text not null); insert into schema_floor values ('0002-colour')`,
  ),
}
const walls = { roles: ['parley_reader'], secured: ['note'], policies: ['note.tenant'] }

let source: DatabaseSource
beforeAll(async () => {
  source = await openEmpty()
})
afterAll(() => source.close())

describe('the schema of a later release', () => {
  it('is worked on by code that it leaves room for', async () => {
    await migrate(source, first)
    await migrate(source, expand)
    expect(await migrate(source, first)).toEqual([])
    await migrate(source, contract)
    expect(await migrate(source, expand)).toEqual([])
  })

  it('is refused by code that it has no room for, or that needs more', async () => {
    await expect(migrate(source, first)).rejects.toMatchObject({
      exitCode: 65,
      message: expect.stringMatching(/later release \(0003-no-more-notes\) that this one cannot work with/),
    })
    const branch = { ...expand, '0002-other': change('select 1') }
    await expect(migrate(source, branch)).rejects.toMatchObject({
      exitCode: 65,
      message: /lacks some that it needs/,
    })
  })
})

describe('what keeps tenants apart', () => {
  it('is there, or the database is refused with what is missing', async () => {
    await expect(checkWalls(source, walls)).resolves.toBeUndefined()
    await source.pool.query('drop policy tenant on note; alter table note no force row level security')
    await expect(checkWalls(source, walls)).rejects.toMatchObject({
      exitCode: 65,
      message: expect.stringMatching(/1 tables under row security \(note\), 1 policies \(note\.tenant\)/),
    })
  })
})

describe('a migration beside a release that is at work', () => {
  const failing = (codes: string[]): Record<string, Migration> => ({
    ...first,
    '0002-colour': {
      up: async (db: Kysely<unknown>) => {
        await sql`alter table note add column colour text`.execute(db)
        const code = codes.shift()
        if (code !== undefined)
          await sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`).execute(db)
      },
    },
  })

  it('is tried again where each held what the other wanted, and not for another cause', async () => {
    const fresh = await openEmpty()
    try {
      await expect(migrate(fresh, failing(['22012']))).rejects.toThrow('0002-colour')
      expect(await migrate(fresh, failing(['40P01']))).toEqual(['0001-notes', '0002-colour'])
    } finally {
      await fresh.close()
    }
  })
})
