import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import { openEmbedded } from '@parley/server-kit/database/pglite.ts'
import { layProduct } from '@parley/server-kit/testing/product-schema.ts'
import { openProduct } from '../open-product.ts'
import { runCommand } from '../testing/run-command.ts'
import { backUp } from './back-up.ts'
import { manifestSchema } from './manifest.ts'
import { restore } from './restore.ts'

let folder: string
const place = (name: string): string => join(folder, name)
const variables = (name: string) => ({ PARLEY_DATA_DIR: place(name) })

/** What the rows of a product come to, whatever order they are in. */
async function digestOf(name: string): Promise<unknown> {
  const source = await openEmbedded({ folder: place(name) })
  const tables = [
    'user_account',
    'artifact',
    'initiative_phase',
    'template_version',
    'audit_event',
    'agent_interaction',
  ]
  const digests: unknown[] = []
  for (const table of tables) {
    const { rows } = await source.pool.query(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from ${table} t`,
    )
    digests.push(rows[0])
  }
  await source.close()
  return digests
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-backup-'))
  await layProduct(place('product'))
  const product = await openProduct(variables('product'), { mayMake: false })
  await seedDemo({ database: product.database, files: product.files, now: new Date() })
  await product.close()
  await runCommand(backUp, ['--to', place('kept')], variables('product'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a backup', () => {
  it('is refused where there is no product, and where something is in the way', async () => {
    await expect(runCommand(backUp, ['--to', place('none')], variables('nothing'))).rejects.toMatchObject({
      exitCode: 78,
    })
    await expect(runCommand(backUp, ['--to', place('kept')], variables('product'))).rejects.toMatchObject({
      message: expect.stringMatching(/is there already/),
    })
  })

  it('brings a whole product back, rows and files, and says so', async () => {
    const manifest = manifestSchema.parse(
      JSON.parse(await readFile(join(place('kept'), 'manifest.json'), 'utf8')),
    )
    expect(manifest.files.length).toBeGreaterThan(10)
    const { code, said } = await runCommand(restore, ['--from', place('kept')], variables('back'))
    expect([code, said.slice(0, 3)]).toEqual([
      0,
      [
        expect.stringMatching(/^\d+ rows of \d+ tables and \d+ files are back/),
        expect.stringMatching(/^\d+ policies on \d+ tables keep tenants apart\.$/),
        expect.stringMatching(/, 0 damaged\.$/),
      ],
    ])
    // Another data folder has made another secret.
    expect(said[3]).toMatch(/^PARLEY_SECRET is another one/)
    expect(await digestOf('back')).toEqual(await digestOf('product'))
    const back = await openProduct(variables('back'), { mayMake: false })
    for (const { key, size } of manifest.files) expect(await back.files.readBuffer(key)).toHaveLength(size)
    await back.close()
  })

  it('is never written over what is there', async () => {
    await expect(runCommand(restore, ['--from', place('kept')], variables('product'))).rejects.toMatchObject({
      exitCode: 65,
      message: expect.stringMatching(/Restore into an empty one/),
    })
  })

  it('is not read at all when it is damaged', async () => {
    await appendFile(join(place('kept'), 'tables', 'client.ndjson.gz'), 'x')
    await expect(runCommand(restore, ['--from', place('kept')], variables('damaged'))).rejects.toMatchObject({
      exitCode: 65,
      message: 'The backup is damaged: client. Nothing was written.',
    })
  })
})
