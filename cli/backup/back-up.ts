import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import type { Terminal } from '../command.ts'
import { type OpenProduct, openProduct, refuse } from '../open-product.ts'
import { type BackedUpTable, formatVersion, type Manifest } from './manifest.ts'
import { secretDigestOf } from './secret-digest.ts'
import { saveFile } from './stored-files.ts'
import { saveTable } from './table-files.ts'
import { beginReading, listFileKeys, listMigrations, listTables } from './tables.queries.ts'

/** By its code, not its class: the realm of a test has another one. */
const isThere = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST'

async function makeFolder(folder: string): Promise<void> {
  await mkdir(join(folder, '..'), { recursive: true })
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    throw isThere(error) ? refuse(`${folder} is there already. Name a new folder.`) : error
  })
  await mkdir(join(folder, 'tables'))
  await mkdir(join(folder, 'files'))
}

/** All tables and the keys of their files, as of one moment; writers are not held up. */
async function saveTables(
  client: pg.ClientBase,
  folder: string,
): Promise<{ tables: BackedUpTable[]; keys: string[]; migrations: string[] }> {
  await beginReading(client)
  try {
    const tables: BackedUpTable[] = []
    for (const table of await listTables(client)) tables.push(await saveTable(client, folder, table))
    return { tables, keys: await listFileKeys(client), migrations: await listMigrations(client) }
  } finally {
    await client.query('rollback')
  }
}

async function saveFiles({ files }: OpenProduct, folder: string, keys: readonly string[]) {
  const saved: Manifest['files'] = []
  const absentFiles: string[] = []
  for (const key of keys) {
    const file = await saveFile(files, folder, key)
    if (file === undefined) absentFiles.push(key)
    else saved.push(file)
  }
  return { files: saved, absentFiles }
}

/** `parley backup --to <folder>`: rows, files and what is needed to check them, in a folder for its owner alone. */
export async function backUp({ args, say, now, variables }: Terminal): Promise<number> {
  const { to: folder } = parseArgs({ args, options: { to: { type: 'string' } } }).values
  if (folder === undefined) throw refuse('Say where to by --to <new folder>.')
  const product = await openProduct(variables, { mayMake: false })
  try {
    await makeFolder(folder)
    const client = await product.database.source.pool.connect()
    const { tables, keys, migrations } = await saveTables(client, folder).finally(() => client.release())
    const stored = await saveFiles(product, folder, keys)
    const secretDigest = secretDigestOf(product.environment)
    const manifest: Manifest = {
      format: formatVersion,
      madeAt: now.toISOString(),
      migrations,
      secretDigest,
      tables,
      ...stored,
    }
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    sayBackup(say, folder, manifest)
    return 0
  } finally {
    await product.close()
  }
}

function sayBackup(say: Terminal['say'], folder: string, { tables, files, absentFiles }: Manifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows of ${tables.length} tables and ${files.length} files are in ${folder}.`)
  if (absentFiles.length > 0)
    say(`${absentFiles.length} files are named by rows and no longer in the store; manifest.json lists them.`)
  say(
    'Keep it as safe as the product itself: it holds everything. PARLEY_SECRET is not in it; keep that too, elsewhere.',
  )
}
