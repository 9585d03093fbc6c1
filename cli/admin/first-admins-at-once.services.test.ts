import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createServerDatabase, type ServerDatabase } from '@parley/server-kit/testing/server-database.ts'
import pg from 'pg'
import { runCommand } from '../testing/run-command.ts'
import { addStarterSet } from './add-starter-set.ts'
import { createAdmin } from './create-admin.ts'

let database: ServerDatabase
beforeAll(async () => {
  database = await createServerDatabase(process.env.PARLEY_TEST_DATABASE_URL ?? '')
  // Which makes the schema.
  await runCommand(addStarterSet, [], { DATABASE_URL: database.url })
})
afterAll(() => database.drop())

const create = (name: string) =>
  runCommand(createAdmin, ['--email', `${name}@example.com`, '--first-name', name, '--last-name', 'Ruiz'], {
    DATABASE_URL: database.url,
  })
const countWaiting = async (): Promise<number> =>
  (
    await database.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length

it('makes one first super admin of two commands at once: nobody has vouched for either', async () => {
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin')
  // Accounts are counted, and written once this lets go.
  await holder.query('lock table user_account in exclusive mode')
  const both = ['ana', 'ben'].map((name) => create(name))
  const outcomes = Promise.allSettled(both)
  while ((await countWaiting()) < both.length) await new Promise((resolve) => setTimeout(resolve, 5))
  await holder.query('commit')
  await holder.end()
  const refusals = (await outcomes).flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  expect(refusals.map(({ message }) => message)).toEqual([
    'There is a super admin already. Name one by --as.',
  ])
  expect(await database.rows('select from user_account where is_super_admin')).toHaveLength(1)
})
