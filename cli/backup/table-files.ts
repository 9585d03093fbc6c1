import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import type { BackedUpTable } from './manifest.ts'
import { readRows, type TableToCopy, writeRows } from './tables.queries.ts'

/** Rows to a statement. */
const batch = 500

const pathOf = (folder: string, name: string): string => join(folder, 'tables', `${name}.ndjson.gz`)

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Writes a table as a line of JSON for each row, packed. */
export async function saveTable(
  client: pg.ClientBase,
  folder: string,
  table: TableToCopy,
): Promise<BackedUpTable> {
  const path = pathOf(folder, table.name)
  let rows = 0
  async function* lines(): AsyncGenerator<string> {
    for await (const some of readRows(client, table)) {
      rows += some.length
      yield `${some.join('\n')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }))
  return { ...table, rows, sha256: await digestOf(path) }
}

/** Whether the file is as it was written. */
export const isWhole = async (folder: string, { name, sha256 }: BackedUpTable): Promise<boolean> =>
  (await digestOf(pathOf(folder, name)).catch(() => '')) === sha256

/** Reads a table back. @returns how many rows it has now */
export async function loadTable(
  client: pg.ClientBase,
  folder: string,
  table: BackedUpTable,
): Promise<number> {
  const input = createReadStream(pathOf(folder, table.name)).pipe(createGunzip())
  let rows = 0
  let waiting: string[] = []
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    waiting.push(line)
    if (waiting.length < batch) continue
    rows += await writeRows(client, table, waiting)
    waiting = []
  }
  if (waiting.length > 0) rows += await writeRows(client, table, waiting)
  return rows
}
