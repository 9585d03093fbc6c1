import { createHash, createPublicKey, verify } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { strFromU8, unzipSync } from 'fflate'
import type { ArchivePorts } from './archive-ports.ts'
import { clientTables, leftOut } from './client-rows.queries.ts'
import { forgetArchives, runClientArchive } from './index.ts'
import type { ArchiveManifest } from './write-archive.ts'

interface Client {
  id: string
  firm_id: string
  name: string
}
interface Stored {
  status: string
  storage_key: string | null
  contents: { tables: number; rows: number; files: number } | null
  signed_by: string | null
  client_name: string
  error: string | null
}

let database: TestDatabase<DB>
let ports: ArchivePorts
let folder: string
let acme: Client
let others: Client[]
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-archives-'))
  database = await createTestDatabase<DB>()
  const files = await createDiskFileStore(folder)
  await seedDemo({ database, files, now: new Date('2026-11-20T09:00:00Z') })
  const clock = { now: () => new Date('2026-11-22T10:00:00Z') }
  ports = { database, files, logger: quiet, clock, secret: 'a secret of tests that is long enough' }
  const clients = await database.asOwner<Client>('select id, firm_id, name from client order by name')
  acme = clients.find(({ name }) => name.startsWith('Acme')) ?? { id: '', firm_id: '', name: '' }
  others = clients.filter(({ id }) => id !== acme.id)
  for (const client of clients) await addPeoplesOwn(client)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** What only its person reads, or nobody: of someone of the client. */
async function addPeoplesOwn({ id, firm_id: firmId }: Client): Promise<void> {
  const [person] = await database.asOwner<{ id: string; email: string }>(
    'select id, email from user_account where client_id = $1 limit 1',
    [id],
  )
  const own = [firmId, id, person?.id]
  await database.asOwner(
    `insert into notification (id, firm_id, client_id, user_id, kind, title) values (gen_random_uuid(), $1, $2, $3, 'mention', 'Hello')`,
    own,
  )
  await database.asOwner(
    `insert into knowledge_turn (id, firm_id, client_id, user_id, role, content) values (gen_random_uuid(), $1, $2, $3, 'user', 'A question')`,
    own,
  )
  await database.asOwner(
    `insert into feedback (id, firm_id, client_id, user_id, kind, text) values (gen_random_uuid(), $1, $2, $3, 'IDEA', 'More')`,
    own,
  )
  await database.asOwner(
    `insert into mail_message (id, to_address, subject, text_body, user_id) values (gen_random_uuid(), $2, 'Hello', '', $1)`,
    [person?.id, person?.email],
  )
}

async function add(
  kind: 'EXPORT' | 'ERASURE',
  client = acme,
): Promise<{ archiveId: string; firmId: string; clientId: string }> {
  const archiveId = newId()
  await database.asOwner(
    `insert into client_archive (id, firm_id, client_id, client_name, kind) values ($1, $2, $3, $4, $5)`,
    [archiveId, client.firm_id, client.id, client.name, kind],
  )
  return { archiveId, firmId: client.firm_id, clientId: client.id }
}
async function read(id: string): Promise<Stored> {
  const [row] = await database.asOwner<Stored>('select * from client_archive where id = $1', [id])
  if (row === undefined) throw new Error('The row is gone.')
  return row
}
async function countIn(table: string, column: string, client: Client): Promise<number> {
  const [row] = await database.asOwner<{ count: number }>(
    `select count(*)::int as count from ${table} where ${column} = $1`,
    [client.id],
  )
  return row?.count ?? -1
}
async function countAll(client: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, { client: column }] of Object.entries(tenantTables))
    if (column !== undefined) counts[table] = await countIn(table, column, client)
  return counts
}

describe('the export of a client', () => {
  it('holds every row and document of the client and of nobody else, each told of in a signed manifest', async () => {
    const job = await add('EXPORT')
    const counts = await countAll(acme)
    await runClientArchive(ports, job)
    const stored = await read(job.archiveId)
    expect(stored).toMatchObject({ status: 'READY', error: null })
    const files = unzipSync(new Uint8Array(await ports.files.readBuffer(stored.storage_key ?? '')))
    const manifestBytes = files['manifest.json'] ?? new Uint8Array()
    const manifest = JSON.parse(strFromU8(manifestBytes)) as ArchiveManifest
    for (const part of [...manifest.tables, ...manifest.files]) {
      const bytes = files[part.name] ?? new Uint8Array()
      expect([part.name, createHash('sha256').update(bytes).digest('hex')]).toEqual([part.name, part.sha256])
    }
    expect(manifest.absentFiles).toEqual([])
    expect(Object.keys(files)).toHaveLength(manifest.tables.length + manifest.files.length + 3)
    for (const { name } of clientTables) {
      const lines = strFromU8(files[`tables/${name}.ndjson`] ?? new Uint8Array())
      const rows = lines === '' ? [] : lines.trimEnd().split('\n')
      expect([name, rows.length]).toEqual([name, counts[name]])
      expect(manifest.tables.find(({ table }) => table === name)?.rows).toBe(rows.length)
      for (const other of others) expect([name, lines.includes(other.id)]).toEqual([name, false])
    }
    for (const table of [
      'user_account',
      'initiative',
      'hitl_message',
      'artifact',
      'notification',
      'feedback',
    ])
      expect([table, counts[table]]).not.toEqual([table, 0])
    expect(manifest.files.length).toBe(counts['artifact'])
    expect(stored.contents?.files).toBe(manifest.files.length)
    const publicKey = createPublicKey(strFromU8(files['public-key.pem'] ?? new Uint8Array()))
    const signature = files['manifest.json.sig'] ?? new Uint8Array()
    expect(verify(null, manifestBytes, publicKey, signature)).toBe(true)
    const der = publicKey.export({ format: 'der', type: 'spki' })
    expect(stored.signed_by).toBe(createHash('sha256').update(der).digest('hex'))
  })

  it('leaves out only what it says, and knows every table with a client', () => {
    const all = Object.entries(tenantTables).filter(([, { client }]) => client !== undefined)
    expect(clientTables.length + Object.keys(leftOut).length).toBe(all.length)
  })

  it('is let go after its days, with its file and the name of the client', async () => {
    const job = await add('EXPORT')
    await runClientArchive(ports, job)
    const { storage_key: key } = await read(job.archiveId)
    await forgetArchives(ports)
    expect((await read(job.archiveId)).status).toBe('READY')
    await database.asOwner(
      `update client_archive set expires_at = now() - interval '1 second' where id = $1`,
      [job.archiveId],
    )
    await forgetArchives(ports)
    expect(await read(job.archiveId)).toMatchObject({ status: 'EXPIRED', storage_key: null, client_name: '' })
    expect(await database.asOwner('select key from file_to_delete where key = $1', [key])).toHaveLength(1)
  })

  it('is tried three times, and says then that it failed', async () => {
    const job = await add('EXPORT')
    const broken = {
      ...ports,
      files: { ...ports.files, put: () => Promise.reject(new Error('The disk is full.')) },
    }
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(runClientArchive(broken, job)).rejects.toThrow('The disk is full.')
    expect(await read(job.archiveId)).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('our side'),
    })
  })
})

describe('the erasure of a client', () => {
  it('is refused once the client is in use again', async () => {
    const job = await add('ERASURE', others[0])
    await runClientArchive(ports, job)
    expect(await read(job.archiveId)).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('brought back'),
    })
    expect(await countIn('client', 'id', others[0] ?? acme)).toBe(1)
  })

  it('leaves no row of it in any table but the audit log and the record of it, and nothing of others changed', async () => {
    // The richest of the demo; a template of the firm is assigned to it.
    const [target, untouched] = [acme, others]
    const [given] = await database.asOwner<{ id: string }>(
      'select id from initiative_template where client_id = $1',
      [target.id],
    )
    const before = await Promise.all(untouched.map(countAll))
    const people = await database.asOwner<{ id: string }>(
      'select id from user_account where client_id = $1',
      [target.id],
    )
    const files = await database.asOwner<{ key: string }>(
      `select storage_key as key from artifact where client_id = $1`,
      [target.id],
    )
    await database.asOwner('update client set is_obsolete = true where id = $1', [target.id])
    const job = await add('ERASURE', target)
    await runClientArchive(ports, job)
    expect(await read(job.archiveId)).toMatchObject({ status: 'ERASED', client_name: '', error: null })
    const left = Object.entries(await countAll(target)).filter(([, count]) => count > 0)
    expect(left.map(([table]) => table).sort()).toEqual(['audit_event', 'client_archive'])
    const ids = people.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    for (const table of [
      'credential',
      'session',
      'mail_message',
      'one_time_token',
      'user_progress',
      'saved_view',
    ])
      expect([table, await database.asOwner(`select from ${table} where user_id = any($1)`, [ids])]).toEqual([
        table,
        [],
      ])
    const dropped = await database.asOwner<{ key: string }>('select key from file_to_delete')
    expect(dropped.map(({ key }) => key)).toEqual(expect.arrayContaining(files.map(({ key }) => key)))
    expect(await Promise.all(untouched.map(countAll))).toEqual(before)
    const back = await database.asOwner(
      'select visibility, client_id from initiative_template where id = $1',
      [given?.id],
    )
    expect(back).toEqual([{ visibility: 'CONSULTING_FIRM', client_id: null }])
    const [entry] = await database.asOwner(
      `select details from audit_event where action = 'client.erased' and client_id = $1`,
      [target.id],
    )
    expect(entry).toEqual({ details: { archiveId: job.archiveId } })
  })
})
