import { relayScope } from '@parley/server-kit/database/scope.ts'
import { listKnownKeys, listRowsWithFiles, listStillThere, type RowWithFile } from './files.queries.ts'
import { addFound, type Found, nothingFound } from './found.ts'
import type { SelfCheckPorts } from './self-check-ports.ts'

/** Files, and rows, that are read at once. */
const pageSize = 1_000
/** Milliseconds within which the row of a file that was put may still come. */
const settlingMs = 3_600_000

/** Files that no row names: they take up room, and nobody can reach them. */
export async function findFilesWithoutRows(
  { database, files, clock }: SelfCheckPorts,
  signal: AbortSignal,
): Promise<Found> {
  const found = nothingFound()
  const before = clock.now().getTime() - settlingMs
  let after: string | undefined
  for (;;) {
    signal.throwIfAborted()
    const page = await files.list({ after, limit: pageSize })
    const keys = page.filter(({ since }) => since.getTime() < before).map(({ key }) => key)
    const known = await database.tenantRead(relayScope, (tx) => listKnownKeys(tx, keys))
    addFound(
      found,
      keys.filter((key) => !known.has(key)).map((key) => `file ${key}`),
    )
    after = page.at(-1)?.key
    if (page.length < pageSize) return found
  }
}

/** Documents, exports and archives whose file the store does not have. Listing and rows go side by side, by the key. */
export async function findRowsWithoutFiles(
  { database, files }: SelfCheckPorts,
  signal: AbortSignal,
): Promise<Found> {
  const found = nothingFound()
  let after = ''
  for (;;) {
    signal.throwIfAborted()
    const page = await files.list({ after, limit: pageSize })
    const until = page.length < pageSize ? null : (page.at(-1)?.key ?? null)
    const there = new Set(page.map(({ key }) => key))
    for await (const rows of rowsBetween(database, { after, until })) {
      const missing = rows.filter(({ key }) => !there.has(key))
      addFound(found, await stillMissing(database, missing))
    }
    if (until === null) return found
    after = until
  }
}

/** Rows that were deleted while their files were listed miss nothing. */
const stillMissing = async (
  database: SelfCheckPorts['database'],
  rows: readonly RowWithFile[],
): Promise<string[]> =>
  rows.length === 0 ? [] : database.tenantRead(relayScope, (tx) => listStillThere(tx, rows))

/** Several rows of one key never stand on two pages: keys are drawn at random. */
async function* rowsBetween(
  database: SelfCheckPorts['database'],
  { after, until }: { after: string; until: string | null },
): AsyncGenerator<RowWithFile[]> {
  let from = after
  for (;;) {
    const page = { after: from, until, limit: pageSize }
    const rows = await database.tenantRead(relayScope, (tx) => listRowsWithFiles(tx, page))
    yield rows
    if (rows.length < pageSize) return
    from = rows.at(-1)?.key ?? from
  }
}
