import { createReadStream } from 'node:fs'
import { AppError } from '@parley/contracts/errors.ts'
import { isDatabaseLost } from '@parley/server-kit/database/lost-database.ts'
import { afterCommit } from '@parley/server-kit/database/transaction-context.ts'
import type { StoredFile } from '@parley/server-kit/files/file-store.ts'
import { z } from 'zod'
import type { Dependencies } from '../../dependencies.ts'
import type { UploadedFile } from '../../http/define-route.ts'
import { typeOfFile } from './accepted-files.ts'

type Ports = Pick<Dependencies, 'files' | 'logger'>

/** A kept file with its type as its content says. */
export type TypedFile = StoredFile & { mime: string }

/** A field that cannot be taken, with the sentence that stands beside it. */
export const invalid = (field: string, message: string): AppError =>
  new AppError('VALIDATION_FAILED', message, { errors: { [field]: message } })

const tagsSchema = z.array(z.string().trim().min(1).max(100)).max(50)

/** Written large or small, a tag is the same; the first spelling stays. */
const withoutRepetitions = (tags: readonly string[]): string[] => {
  const known = new Map<string, string>()
  for (const tag of tags) if (!known.has(tag.toLowerCase())) known.set(tag.toLowerCase(), tag)
  return [...known.values()]
}

/** Tags come as a JSON text (Document 1, section 7); empty ones and duplicates are dropped (section 5). */
export function readTags(text: string | undefined): string[] | undefined {
  if (text === undefined || text === '') return undefined
  try {
    return withoutRepetitions(tagsSchema.parse(JSON.parse(text)))
  } catch {
    throw invalid('tags', 'Tags must be a list of texts.')
  }
}

/**
 * Keeps the file, then writes; a file whose row is not written does not stay. One of which nobody knows, because the
 * database went away before it answered, does.
 * @throws AppError VALIDATION_FAILED for an empty file, UNSUPPORTED_MEDIA_TYPE
 */
export async function withStoredFile<T>(
  { files, logger }: Ports,
  { file, images = true }: { file: UploadedFile; images?: boolean },
  write: (stored: TypedFile) => Promise<T>,
): Promise<T> {
  if (file.size === 0) throw invalid('file', 'The file is empty.')
  const mime = await typeOfFile(file, { images })
  const stored = await files.put(createReadStream(file.path))
  try {
    return await write({ ...stored, mime })
  } catch (error) {
    if (isDatabaseLost(error)) {
      // The row may have been written all the same, and then names the file; one that no row names is found by the
      // self-check.
      logger.warn({ key: stored.key }, 'whether a file has its row is not known; it was kept')
      throw error
    }
    await files.delete(stored.key).catch((problem: unknown) => {
      logger.warn({ error: problem, key: stored.key }, 'a file was not deleted')
    })
    throw error
  }
}

/** A name where none is given: the file's without its extension (Document 3, Artifacts page). */
export const stemOf = (name: string): string => name.replace(/(?<=.)\.[^.]*$/, '')

/** What a document's row says of its file. */
export const columnsOf = (stored: TypedFile, file: UploadedFile) => ({
  file_name: file.name,
  mime_type: stored.mime,
  size: stored.size,
  storage_key: stored.key,
  content_hash: stored.sha256,
})

/** Deletes a file once nothing names it any more. */
export function forgetFile({ files, logger }: Ports, key: string): void {
  afterCommit(() => {
    files.delete(key).catch((error: unknown) => logger.warn({ error, key }, 'a file was not deleted'))
  })
}
