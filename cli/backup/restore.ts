import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrations } from '@parley/migrations/index.ts'
import { walls } from '@parley/migrations/generated/walls.ts'
import { verifyAudit } from '@parley/server-kit/audit/verify.ts'
import { checkWalls } from '@parley/server-kit/database/check-walls.ts'
import { migrate } from '@parley/server-kit/database/migrate.ts'
import { exitCodes } from '@parley/server-kit/process/start-error.ts'
import type pg from 'pg'
import type { Terminal } from '../command.ts'
import { type OpenProduct, openProduct, refuse } from '../open-product.ts'
import { type Manifest, manifestSchema } from './manifest.ts'
import { secretDigestOf } from './secret-digest.ts'
import { loadFile } from './stored-files.ts'
import { isWhole, loadTable } from './table-files.ts'
import { beginWriting, continueCounters, emptyTables, isUsed } from './tables.queries.ts'

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw refuse(`${folder} is no finished backup: it has no manifest.json.`, exitCodes.data)
  })
  const manifest = manifestSchema.safeParse(JSON.parse(text))
  if (!manifest.success) throw refuse(`${folder}/manifest.json is not one of this release.`, exitCodes.data)
  const unknown = manifest.data.migrations.filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw refuse(
      `The backup was made by a later release (${unknown.at(-1) ?? ''}). Restore it with that one.`,
      exitCodes.data,
    )
  return manifest.data
}

/** Looked at before anything is written. */
async function checkFiles(folder: string, { tables }: Manifest): Promise<void> {
  const damaged: string[] = []
  for (const table of tables) if (!(await isWhole(folder, table))) damaged.push(table.name)
  if (damaged.length > 0)
    throw refuse(`The backup is damaged: ${damaged.join(', ')}. Nothing was written.`, exitCodes.data)
}

/** All rows or none. */
async function loadTables(client: pg.ClientBase, folder: string, { tables }: Manifest): Promise<void> {
  await beginWriting(client)
  try {
    const names = tables.map(({ name }) => name)
    await emptyTables(client, names)
    for (const table of tables) {
      const rows = await loadTable(client, folder, table)
      if (rows !== table.rows)
        throw refuse(
          `${table.name} has ${rows} rows in place of ${table.rows}. Nothing was written.`,
          exitCodes.data,
        )
    }
    await continueCounters(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function loadFiles({ files }: OpenProduct, folder: string, manifest: Manifest): Promise<string[]> {
  const damaged: string[] = []
  for (const file of manifest.files) if (!(await loadFile(files, folder, file))) damaged.push(file.key)
  return damaged
}

/**
 * `parley restore --from <folder>`: rows and files of a backup, into a product that nobody has used. The schema is made
 * as the backup knows it and brought up to date afterwards, so that a backup of an older release is read too.
 */
export async function restore({ args, say, now, variables }: Terminal): Promise<number> {
  const { from: folder } = parseArgs({ args, options: { from: { type: 'string' } } }).values
  if (folder === undefined) throw refuse('Say where from by --from <folder>.')
  const manifest = await readManifest(folder)
  await checkFiles(folder, manifest)
  const product = await openProduct(variables, { mayMake: true, only: manifest.migrations })
  try {
    const client = await product.database.source.pool.connect()
    try {
      if (await isUsed(client))
        throw refuse('The product has people or firms already. Restore into an empty one.', exitCodes.data)
      await loadTables(client, folder, manifest)
    } finally {
      client.release()
    }
    await migrate(product.database.source, migrations)
    const damaged = await loadFiles(product, folder, manifest)
    return await check(product, { say, now, manifest, damaged })
  } finally {
    await product.close()
  }
}

interface Restored {
  say: Terminal['say']
  now: Date
  manifest: Manifest
  /** Files that did not arrive as they were. */
  damaged: string[]
}

/** Counts, walls between tenants and the chains of the audit log. @returns the exit code */
async function check(product: OpenProduct, { say, now, manifest, damaged }: Restored): Promise<number> {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files are back, as of ${manifest.madeAt}.`,
  )
  await checkWalls(product.database.source, walls)
  say(`${walls.policies.length} policies on ${walls.secured.length} tables keep tenants apart.`)
  const audit = await verifyAudit(product.database, { now })
  say(`The audit log: ${audit.entries} entries in ${audit.chains} chains, ${audit.findings.length} damaged.`)
  for (const key of damaged) say(`Damaged: the file ${key}.`)
  if (secretDigestOf(product.environment) !== manifest.secretDigest)
    say(
      'PARLEY_SECRET is another one than the backup was made with: what it had sealed stays closed until that one is set.',
    )
  return damaged.length + audit.findings.length === 0 ? 0 : exitCodes.data
}
