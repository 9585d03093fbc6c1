import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { notFound } from '@parley/contracts/errors.ts'
import { checkFileKey, createFileKey, isFileKey } from './file-keys.ts'
import type { FileStore, ListedFile, StoredFile } from './file-store.ts'

/** Files in a folder: written beside their place, flushed, then renamed, so that a file is there whole or not at all. */
export async function createDiskFileStore(folder: string): Promise<FileStore> {
  const drafts = join(folder, 'drafts')
  await mkdir(drafts, { recursive: true })
  await removeAbandoned(drafts)

  // Two levels: no folder with a hundred thousand entries.
  const pathOf = (key: string): string => join(folder, checkFileKey(key).slice(0, 2), key)

  return {
    async put(content, key = createFileKey()): Promise<StoredFile> {
      const path = pathOf(key)
      const draft = join(drafts, key)
      try {
        const written = await writeThrough(
          draft,
          Buffer.isBuffer(content) ? Readable.from([content]) : content,
        )
        await mkdir(dirname(path), { recursive: true })
        await rename(draft, path)
        return { key, ...written }
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(key) {
      await access(pathOf(key)).catch(asNotFound)
      return createReadStream(pathOf(key))
    },
    readBuffer: (key) => Promise.resolve().then(() => readFile(pathOf(key)).catch(asNotFound)),
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    list: (page) => listFiles(folder, page),
    ping: () => access(drafts),
  }
}

/** Folder by folder, so that no more than one of them is read at a time. */
async function listFiles(
  folder: string,
  { after = '', limit }: { after?: string | undefined; limit: number },
): Promise<ListedFile[]> {
  const folders = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name))
  const found: ListedFile[] = []
  for (const part of folders.sort()) {
    if (part < after.slice(0, 2)) continue
    const keys = (await readdir(join(folder, part))).filter((name) => isFileKey(name) && name > after)
    for (const key of keys.sort()) {
      const file = await stat(join(folder, part, key)).catch(() => undefined)
      if (file !== undefined) found.push({ key, since: file.mtime })
      if (found.length === limit) return found
    }
  }
  return found
}

/** Milliseconds after which nobody writes a draft any more. */
const longestWriteMs = 24 * 3_600_000

/** Removes what killed processes left half written; other processes may be writing theirs. */
async function removeAbandoned(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name)
    const draft = await stat(path).catch(() => undefined)
    if (draft !== undefined && Date.now() - draft.mtimeMs > longestWriteMs) await rm(path, { force: true })
  }
}

function asNotFound(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? notFound('File') : error
}

async function writeThrough(path: string, content: Readable): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      size += chunk.length
      await file.write(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}
