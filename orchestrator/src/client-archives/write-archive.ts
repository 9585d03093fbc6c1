import { createHash } from 'node:crypto'
import { AppError } from '@parley/contracts/errors.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { ZipEntry } from '@parley/server-kit/files/zip-writer.ts'
import type { ArchivePorts } from './archive-ports.ts'
import { type ArchiveSigner, createArchiveSigner } from './archive-signature.ts'
import { type HeldArchive, listClientFiles, type MadeArchive } from './client-archive.queries.ts'
import { clientTables, leftOut, listClientRows, pageSize, readShape } from './client-rows.queries.ts'

/** The layout of the archive; a change of it gets the next number. */
const formatVersion = 1

interface Part {
  name: string
  size: number
  /** Lower-case hex. */
  sha256: string
}

export interface ArchiveManifest {
  format: number
  archiveId: string
  firmId: string
  clientId: string
  client: string
  madeAt: string
  tables: (Part & { table: string; rows: number })[]
  files: (Part & { artifactId: string })[]
  /** Documents whose file the store no longer had. */
  absentFiles: string[]
  /** Tables that are not in it, each with why. */
  leftOut: typeof leftOut
}

interface Scene {
  ports: ArchivePorts
  held: HeldArchive
  signal: AbortSignal
}

/** Content that is measured while it passes; `done` gets what it was. */
async function* measured(
  name: string,
  content: AsyncIterable<Buffer>,
  done: (part: Part) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.length
    yield chunk
  }
  done({ name, size, sha256: hash.digest('hex') })
}

/** A line of JSON for each row, read by pages. */
async function* linesOf(
  { ports, held, signal }: Scene,
  table: (typeof clientTables)[number],
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const scope = workerScope(held)
  const shape = await ports.database.tenantRead(scope, (tx) => readShape(tx, table.name))
  let after: string[] | undefined
  for (;;) {
    signal.throwIfAborted()
    const place = { clientId: held.clientId, shape, after }
    const rows = await ports.database.tenantRead(scope, (tx) => listClientRows(tx, table, place))
    if (rows.length > 0) yield Buffer.from(`${rows.map(({ line }) => line).join('\n')}\n`)
    count(rows.length)
    if (rows.length < pageSize) return
    after = rows.at(-1)?.place
  }
}

/** Names of people's files, without what a folder or a system would stumble over. */
const fileNameOf = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-150)

async function* fileEntries(scene: Scene, manifest: ArchiveManifest): AsyncGenerator<ZipEntry> {
  const { ports, held, signal } = scene
  let after: string | undefined
  for (;;) {
    const page = { clientId: held.clientId, after }
    const files = await ports.database.tenantRead(workerScope(held), (tx) => listClientFiles(tx, page))
    for (const file of files) {
      signal.throwIfAborted()
      const content = await ports.files.read(file.storage_key).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined
        throw error
      })
      if (content === undefined) {
        manifest.absentFiles.push(file.id)
        continue
      }
      const name = `files/${file.id}/${fileNameOf(file.file_name)}`
      const done = (part: Part): void => void manifest.files.push({ ...part, artifactId: file.id })
      yield { name, content: measured(name, content as AsyncIterable<Buffer>, done) }
    }
    after = files.at(-1)?.id
    if (after === undefined) return
  }
}

async function* allEntries(
  scene: Scene,
  { manifest, signer }: { manifest: ArchiveManifest; signer: ArchiveSigner },
): AsyncGenerator<ZipEntry> {
  for (const table of clientTables) {
    const name = `tables/${table.name}.ndjson`
    let rows = 0
    const lines = linesOf(scene, table, (more) => (rows += more))
    const done = (part: Part): void => void manifest.tables.push({ ...part, table: table.name, rows })
    yield { name, content: measured(name, lines, done) }
  }
  yield* fileEntries(scene, manifest)
  // By now every part has passed, and the manifest says what each was.
  const content = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  yield { name: 'manifest.json', content: [content] }
  yield { name: 'manifest.json.sig', content: [signer.sign(content)] }
  yield { name: 'public-key.pem', content: [Buffer.from(signer.publicKey)] }
}

/**
 * The parts of an archive: each table as lines of JSON, the documents, then the manifest with counts and digests of all
 * and its signature.
 * @returns the entries, to be read once, and what they were, to be asked for afterwards
 */
export function composeArchive(
  ports: ArchivePorts,
  held: HeldArchive,
  signal: AbortSignal,
): { entries: AsyncGenerator<ZipEntry>; read: () => Omit<MadeArchive, 'size'> } {
  const signer = createArchiveSigner(ports.secret)
  const manifest: ArchiveManifest = {
    format: formatVersion,
    archiveId: held.archiveId,
    firmId: held.firmId,
    clientId: held.clientId,
    client: held.clientName,
    madeAt: ports.clock.now().toISOString(),
    tables: [],
    files: [],
    absentFiles: [],
    leftOut,
  }
  return {
    entries: allEntries({ ports, held, signal }, { manifest, signer }),
    read: () => ({
      contents: {
        tables: manifest.tables.length,
        rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        files: manifest.files.length,
      },
      signedBy: signer.fingerprint,
    }),
  }
}
