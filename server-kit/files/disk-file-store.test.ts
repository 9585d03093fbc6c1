import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createDiskFileStore } from './disk-file-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

describe('files on disk', () => {
  it('gives back what was put, with its size and hash', async () => {
    const store = await createDiskFileStore(folder)
    const content = Buffer.from('what the steering committee decided')
    const stored = await store.put(Readable.from([content.subarray(0, 4), content.subarray(4)]))
    expect(stored.size).toBe(content.length)
    expect(stored.sha256).toBe(createHash('sha256').update(content).digest('hex'))
    expect(await store.readBuffer(stored.key)).toEqual(content)
    expect(Buffer.concat(await (await store.read(stored.key)).toArray())).toEqual(content)
  })

  it('keeps nothing of an upload that broke off', async () => {
    const store = await createDiskFileStore(folder)
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half')
        throw new Error('the line went dead')
      })(),
    )
    await expect(store.put(broken)).rejects.toThrow('the line went dead')
    expect(await files()).toEqual([])
  })

  it('forgets what is deleted, and may be told twice', async () => {
    const store = await createDiskFileStore(folder)
    const { key } = await store.put(Buffer.from('x'))
    await store.delete(key)
    await store.delete(key)
    await expect(store.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(store.readBuffer(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each(['../../etc/passwd', '/etc/passwd', '', 'drafts'])('knows no file %p', async (key) => {
    const store = await createDiskFileStore(folder)
    await expect(store.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(store.delete(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
