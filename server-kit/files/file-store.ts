import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Random, says nothing about the content, and is shown to nobody but super admins, of files that no row names. */
  key: string
  /** Bytes. */
  size: number
  /** Lower-case hex. */
  sha256: string
}

/** What a listing says of a file. */
export interface ListedFile {
  key: string
  /** When it was put. */
  since: Date
}

/** Where the bytes of documents are kept: a folder, or an S3-compatible store. */
export interface FileStore {
  /**
   * Kept under a new key once all of it is written; nothing stays of what broke off.
   * @param key of `createFileKey`, for who must know it before; never one that something is kept under
   */
  put(content: Readable | Buffer, key?: string): Promise<StoredFile>
  /** @throws AppError NOT_FOUND when nothing is kept under the key */
  read(key: string): Promise<Readable>
  readBuffer(key: string): Promise<Buffer>
  /** Does nothing when nothing is kept under the key. */
  delete(key: string): Promise<void>
  /** Files by their keys in ascending order, those behind `after` alone; fewer than `limit` (1,000 at most) are the last. */
  list(page: { after?: string | undefined; limit: number }): Promise<ListedFile[]>
  /** Rejects when the store does not answer. */
  ping(): Promise<void>
}
