import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { type S3Server, startS3Server } from '../testing/s3-server.ts'
import type { FileStore } from './file-store.ts'
import { createS3FileStore } from './s3-file-store.ts'

let server: S3Server
let store: FileStore

beforeEach(async () => {
  server = await startS3Server()
  store = createS3FileStore(server.settings)
})
afterEach(() => server.close())

const content = randomBytes(200_000)

describe('files on S3', () => {
  it('are sent again when the line goes dead or the store is overloaded', async () => {
    server.fail('cut', 'overloaded')
    const { key } = await store.put(content)
    expect(server.objects.get(key)?.equals(content)).toBe(true)
    expect(server.requests).toEqual(['PUT', 'PUT', 'PUT'])
  })

  it('are not kept when the store stays away, and the caller is told', async () => {
    server.fail('cut', 'cut', 'cut')
    await expect(store.put(content)).rejects.toThrow()
    expect(server.objects.size).toBe(0)
  })

  it('are never half a file', async () => {
    const { key } = await store.put(content)
    server.fail('half-answer')
    await expect(store.readBuffer(key)).rejects.toThrow()
    expect((await store.readBuffer(key)).equals(content)).toBe(true)
  })

  it('are refused with the wrong keys, at once', async () => {
    const stranger = createS3FileStore({ ...server.settings, secretAccessKey: 'guessed' })
    await expect(stranger.put(content)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    expect(server.requests).toEqual(['PUT'])
    await expect(stranger.ping()).rejects.toThrow()
  })

  it('need their bucket: one that is missing is no missing file', async () => {
    const { key } = await store.put(content)
    const lost = createS3FileStore({ ...server.settings, bucket: 'elsewhere' })
    await expect(lost.ping()).rejects.toThrow()
    await expect(lost.readBuffer(key)).rejects.toMatchObject({ name: 'NoSuchBucket' })
  })

  it('are not there while the store is not', async () => {
    const { key } = await store.put(content)
    await server.close()
    await expect(store.ping()).rejects.toThrow()
    await expect(store.readBuffer(key)).rejects.not.toMatchObject({ code: 'NOT_FOUND' })
  })
})
