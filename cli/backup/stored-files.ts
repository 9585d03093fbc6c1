import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@parley/contracts/errors.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import type { BackedUpFile } from './manifest.ts'

const pathOf = (folder: string, key: string): string => join(folder, 'files', key)

/** Copies a file out of the store. @returns undefined where the store has it no more */
export async function saveFile(
  files: FileStore,
  folder: string,
  key: string,
): Promise<BackedUpFile | undefined> {
  const content = await files.read(key).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined
    throw error
  })
  if (content === undefined) return undefined
  const path = pathOf(folder, key)
  await mkdir(dirname(path), { recursive: true })
  const hash = createHash('sha256')
  let size = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(content, counting, createWriteStream(path, { mode: 0o600 }))
  return { key, size, sha256: hash.digest('hex') }
}

/** Puts a file back under its key. @returns whether it arrived as it was */
export async function loadFile(files: FileStore, folder: string, file: BackedUpFile): Promise<boolean> {
  const { sha256 } = await files.put(createReadStream(pathOf(folder, file.key)), file.key)
  return sha256 === file.sha256
}
