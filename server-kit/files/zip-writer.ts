import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of an archive; its content is read when its turn comes. */
export interface ZipEntry {
  /** With slashes, without a first one. */
  name: string
  content: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** Entries may pass 4 GB, and how long they are is known only after them. */
const ofAnySize = { forceZip64Format: true }

/**
 * Writes an archive as its entries come, holding none of them: of any size, each packed. The next entry is asked for
 * when the one before it has been read to its end.
 * @param at the time that every entry carries
 * @throws what an entry's content throws
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  const fail = (error: unknown): void =>
    void archive.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  const add = async (): Promise<void> => {
    for await (const { name, content } of entries) {
      const stream = Readable.from(content)
      zip.addReadStream(stream, name, { mtime: at, ...ofAnySize })
      await finished(stream)
    }
    zip.end({ ...ofAnySize, comment: '' })
  }
  add().catch(fail)
  for await (const chunk of archive) yield chunk as Buffer
}
