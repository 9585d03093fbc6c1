import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import { createServerDatabase, type ServerDatabase } from '@parley/server-kit/testing/server-database.ts'
import { openProduct } from '../open-product.ts'
import { runCommand } from '../testing/run-command.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const serverUrl = process.env.PARLEY_TEST_DATABASE_URL ?? ''
const secret = '5c9e1f7b3a2d4860b1c9e8f7a6d5c4b35c9e1f7b3a2d4860'
let folder: string
let product: ServerDatabase
let other: ServerDatabase
const variables = ({ url }: ServerDatabase, files: string) => ({
  DATABASE_URL: url,
  PARLEY_SECRET: secret,
  PARLEY_DATA_DIR: join(folder, files),
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-drill-'))
  product = await createServerDatabase(serverUrl)
  other = await createServerDatabase(serverUrl)
  const open = await openProduct(variables(product, 'files'), { mayMake: true })
  await seedDemo({ database: open.database, files: open.files, now: new Date() })
  await open.close()
})
afterAll(async () => {
  await product.drop()
  await other.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('a product on a Postgres server', () => {
  it('comes back whole after it was lost', async () => {
    const kept = join(folder, 'kept')
    await runCommand(backUp, ['--to', kept], variables(product, 'files'))
    const people = await product.rows('select id, email from user_account order by id')
    await product.drop()
    const { code, said } = await runCommand(restore, ['--from', kept], variables(other, 'others'))
    expect([code, said]).toEqual([0, expect.arrayContaining([expect.stringMatching(/, 0 damaged\.$/)])])
    expect(said.join('\n')).not.toContain('PARLEY_SECRET')
    expect(await other.rows('select id, email from user_account order by id')).toEqual(people)
  })

  it('is refused by a start when it lost what keeps tenants apart', async () => {
    await other.rows('drop policy tenant on initiative')
    await expect(openProduct(variables(other, 'others'), { mayMake: true })).rejects.toMatchObject({
      exitCode: 65,
      message: expect.stringMatching(/missing are 1 policies \(initiative\.tenant\)/),
    })
  })

  it('is told apart from one that cannot be reached with this password', async () => {
    const wrong = new URL(other.url)
    wrong.password = 'wrong'
    wrong.username = 'nobody_of_parley'
    await expect(
      openProduct({ ...variables(other, 'others'), DATABASE_URL: wrong.toString() }, { mayMake: true }),
    ).rejects.toMatchObject({
      exitCode: 77,
      message: expect.stringMatching(/refuses the user nobody_of_parley/),
    })
  })
})
