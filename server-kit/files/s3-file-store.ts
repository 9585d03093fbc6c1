import { createHash } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { notFound } from '@parley/contracts/errors.ts'
import { checkFileKey, createFileKey, isFileKey } from './file-keys.ts'
import type { FileStore, ListedFile, StoredFile } from './file-store.ts'

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const ignore = (): void => undefined
/** What fails is thrown; the client would write to the console beside it. */
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

/** Files in a bucket of an S3-compatible store. */
export function createS3FileStore(settings: S3Settings): FileStore {
  const { bucket: Bucket, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId, secretAccessKey },
    // Compatible stores are reached by path: they have no name for each bucket.
    forcePathStyle: true,
    logger: silent,
  })
  const read = async (key: string): Promise<Readable> => {
    const Key = checkFileKey(key)
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (Body instanceof Readable) return Body
    } catch (error) {
      if (!(error instanceof NoSuchKey)) throw error
    }
    throw notFound('File')
  }
  return {
    put: (content, key = createFileKey()) =>
      spooled(Buffer.isBuffer(content) ? Readable.from([content]) : content, async (file) => {
        const Key = checkFileKey(key)
        // The store compares what arrives with the hash. Many compatible ones take no body in signed chunks, which
        // the client would send without it.
        const checked = { ChecksumAlgorithm: 'SHA256', ChecksumSHA256: inBase64(file.sha256) } as const
        const place = { Bucket, Key, ContentLength: file.size, ...checked }
        await patiently(() => client.send(new PutObjectCommand({ ...place, Body: file.open() })))
        return { key: Key, size: file.size, sha256: file.sha256 }
      }),
    read,
    async readBuffer(key) {
      const parts: Buffer[] = []
      for await (const part of (await read(key)) as AsyncIterable<Buffer>) parts.push(part)
      return Buffer.concat(parts)
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkFileKey(key) }))
    },
    async list({ after, limit }) {
      const found: ListedFile[] = []
      let behind = after
      for (;;) {
        const wanted = limit - found.length
        const page = new ListObjectsV2Command({ Bucket, StartAfter: behind, MaxKeys: wanted })
        const { Contents = [], IsTruncated = false } = await client.send(page)
        for (const { Key = '', LastModified = new Date(0) } of Contents)
          if (isFileKey(Key)) found.push({ key: Key, since: LastModified })
        behind = Contents.at(-1)?.Key
        if (!IsTruncated || behind === undefined || found.length >= limit) return found
      }
    },
    async ping() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
  }
}

const inBase64 = (hex: string): string => Buffer.from(hex, 'hex').toString('base64')

/** Tries of an upload, as of the client's own for what it can send twice unaided. */
const uploadTries = 3
/** Milliseconds before the second try; doubled for the third. */
const firstPauseMs = 100

/** Sends again after a broken connection or a failure of the store's; what it refuses stays refused. */
async function patiently(send: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await send()
      return
    } catch (error) {
      const isRefused = error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500
      if (isRefused || tries === uploadTries) throw error
      await pause(firstPauseMs * 2 ** (tries - 1))
    }
  }
}

interface Spooled extends Omit<StoredFile, 'key'> {
  open(): Readable
}

/** S3 wants the length first: the content waits on disk, not in memory. */
async function spooled<T>(content: Readable, send: (file: Spooled) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-upload-'))
  try {
    const file = await open(join(folder, 'content'), 'wx+', 0o600)
    try {
      const hash = createHash('sha256')
      let size = 0
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk)
        size += chunk.length
        await file.write(chunk)
      }
      const openAgain = (): Readable => file.createReadStream({ start: 0, autoClose: false })
      return await send({ size, sha256: hash.digest('hex'), open: openAgain })
    } finally {
      await file.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
