import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { notFound } from '@parley/contracts/errors.ts'
import type { FileStore, StoredFile } from './file-store.ts'

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Files in a bucket of an S3-compatible store. */
export function createS3FileStore(settings: S3Settings): FileStore {
  const { bucket: Bucket, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId, secretAccessKey },
    // Compatible stores are reached by path: they have no name for each bucket.
    forcePathStyle: true,
  })
  const read = async (Key: string): Promise<Readable> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (Body instanceof Readable) return Body
    } catch (error) {
      if (!(error instanceof NoSuchKey)) throw error
    }
    throw notFound('File')
  }
  return {
    put: (content) =>
      spooled(Buffer.isBuffer(content) ? Readable.from([content]) : content, async (file) => {
        const Key = randomUUID().replaceAll('-', '')
        const Body = file.open()
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: file.size }))
        return { key: Key, size: file.size, sha256: file.sha256 }
      }),
    read,
    async readBuffer(key) {
      const parts: Buffer[] = []
      for await (const part of (await read(key)) as AsyncIterable<Buffer>) parts.push(part)
      return Buffer.concat(parts)
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    async ping() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
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
