import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { migrate } from '@parley/server-kit/database/migrate.ts'
import type { DatabaseSource } from '@parley/server-kit/database/source.ts'
import { openEmpty } from '@parley/server-kit/testing/embedded-snapshot.ts'
import { migrations } from '../index.ts'

let source: DatabaseSource
const made = '2026-03-02T09:00:00.123Z'

const add = (email: string, createdAt: string) =>
  source.pool.query(
    `insert into user_account (id, email, first_name, last_name, is_super_admin, created_at) values ($1, $2, 'Robin', 'Vance', true, $3)`,
    [newId(), email, createdAt],
  )

beforeAll(async () => {
  source = await openEmpty()
  await migrate(source, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0050')))
  await add('SuperAdmin@parley.test', made)
  await add('admin@northwind.test', made)
  await add('robin@consulting.example', made)
  await add('viewer@acme.test', '2026-04-02T09:00:00.456Z')
  await migrate(source, migrations)
})
afterAll(() => source.close())

it('finds the accounts that the demo has made before, and no others of its addresses', async () => {
  const { rows } = await source.pool.query<{ email: string }>(
    'select email from user_account where is_demo order by email',
  )
  expect(rows.map(({ email }) => email)).toEqual(['SuperAdmin@parley.test', 'admin@northwind.test'])
})
