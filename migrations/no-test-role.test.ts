import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { migrate } from '@parley/server-kit/database/migrate.ts'
import type { DatabaseSource } from '@parley/server-kit/database/source.ts'
import { openEmpty } from '@parley/server-kit/testing/embedded-snapshot.ts'
import { migrations } from './index.ts'

let source: DatabaseSource
beforeAll(async () => {
  source = await openEmpty()
})
afterAll(() => source.close())

const rolesOfTests = async () =>
  (
    await source.pool.query<{ rolname: string }>(
      `select rolname from pg_roles where rolname like 'parley\\_test%'`,
    )
  ).rows
const policies = async () =>
  (
    await source.pool.query<{ name: string; roles: string[] }>(
      `select tablename || '.' || policyname as name, roles::text[] as roles from pg_policies order by 1`,
    )
  ).rows

it('has no role of the tests in a product, and takes it from one of an earlier release', async () => {
  const last = '0084-no-test-role'
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < last))
  await migrate(source, before)
  expect(await rolesOfTests()).toEqual([])
  const walls = await policies()
  await source.pool.query(`
    create role parley_test_bypass nologin;
    grant usage on schema public to parley_test_bypass;
    grant select, update on initiative to parley_test_bypass;
    alter policy tenant on initiative to parley_app, parley_test_bypass`)

  expect(await migrate(source, migrations)).toContain(last)
  expect(await rolesOfTests()).toEqual([])
  expect(await policies()).toEqual(walls)
})
