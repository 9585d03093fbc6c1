import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAnchoring } from '@parley/server-kit/audit/anchoring.ts'
import { createFileAnchors } from '@parley/server-kit/audit/anchors.ts'
import { sealAll } from '@parley/server-kit/audit/sealer.ts'
import { openEmbedded } from '@parley/server-kit/database/pglite.ts'
import { layProduct } from '@parley/server-kit/testing/product-schema.ts'
import { reportHeads, reportVerification, verifyAuditLog } from './report.ts'
import { openLog } from './open-log.ts'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const firmId = '00000000-0000-7000-8000-00000000000a'
let folder: string
let variables: Record<string, string>

const verify = async (...args: string[]): Promise<{ code: number; lines: string[] }> => {
  const lines: string[] = []
  const code = await reportVerification(args, { variables, now: new Date(), say: (line) => lines.push(line) })
  return { code, lines }
}

async function asOwner(text: string): Promise<void> {
  const source = await openEmbedded({ folder })
  await source.pool.query(text)
  await source.close()
}

describe('the report on the audit log of a data folder', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-audit-'))
    variables = { PARLEY_DATA_DIR: folder }
    await layProduct(folder)
    await asOwner(
      `insert into audit_event (id, firm_id, action) select gen_random_uuid(), '${firmId}', 'client.updated' from generate_series(1, 3)`,
    )
    const database = await openLog(variables)
    await sealAll({ database, clock: { now: () => new Date() } })
    await database.close()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('says that all is whole, for a firm too and with heads that were kept', async () => {
    expect(await verify()).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^No heads are kept in .*audit-anchors\.jsonl/),
        '3 entries in 1 chains: all whole.',
      ],
    })
    const lines: string[] = []
    await reportHeads({ variables, say: (line) => lines.push(line) })
    expect(JSON.parse(lines.join('\n'))).toMatchObject([{ firmId, position: 3 }])
    const heads = join(folder, 'heads.json')
    await writeFile(heads, lines.join('\n'))
    expect(await verify('--firm', firmId, '--heads', heads)).toEqual({
      code: 0,
      lines: ['Compared with 1 heads that were given.', '3 entries in 1 chains: all whole.'],
    })
    const anchors = join(folder, 'anchors-of-another-machine.jsonl')
    const anchor = { at: new Date().toISOString(), heads: JSON.parse(lines.join('\n')) as unknown }
    await writeFile(anchors, `${JSON.stringify(anchor)}\n`)
    expect((await verify('--heads', anchors)).code).toBe(0)
  })

  it('names what is damaged and ends with 1', async () => {
    await asOwner(
      `update audit_event set action = 'client.deleted' where id = (select audit_event_id from audit_seal where position = 2)`,
    )
    const { code, lines } = await verify()
    expect(code).toBe(1)
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(`^changed: chain of firm ${firmId}, position 2, entry `),
      '3 entries in 1 chains: 1 damaged.',
    ])
  })

  it('finds an end that was cut off since the product last kept its heads', async () => {
    const logged: unknown[] = []
    const logger = { ...quiet, error: (what: unknown) => void logged.push(what) }
    let database = await openLog(variables)
    const places = [createFileAnchors(join(folder, 'audit-anchors.jsonl'))]
    const parts = { database, clock: { now: () => new Date() }, logger, places }
    const keepHeads = createAnchoring(parts)
    await keepHeads()
    await keepHeads()
    await database.close()
    await asOwner(
      `with gone as (delete from audit_seal where position = 3 returning audit_event_id)
       delete from audit_event using gone where id = audit_event_id`,
    )
    database = await openLog(variables)
    Object.assign(parts, { database })
    await keepHeads()
    await database.close()
    expect(logged).toMatchObject([{ shortened: [{ firmId, position: 3 }] }])
    const { code, lines } = await verify()
    expect(code).toBe(1)
    expect(lines[0]).toMatch(/^Compared with 2 heads in /)
    expect(lines).toContain(`head differs: chain of firm ${firmId}, position 3`)
  })

  it('ends with 2 as a command where it could not look, and says why', async () => {
    const asked = {
      args: ['--heads', join(folder, 'none.json')],
      variables,
      now: new Date(),
      say: () => undefined,
    }
    await expect(verifyAuditLog(asked)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('none.json'),
    })
  })

  it('makes no database where there is none', async () => {
    variables = { PARLEY_DATA_DIR: join(folder, 'nothing') }
    await expect(verify()).rejects.toThrow('There is no database in')
  })
})
