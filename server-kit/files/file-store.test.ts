import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { startS3Server } from '../testing/s3-server.ts'
import { createDiskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3FileStore } from './s3-file-store.ts'

interface Kept {
  store: FileStore
  /** Names of what is kept, whole or not. */
  list(): Promise<string[]>
  close(): Promise<void>
}

async function onDisk(): Promise<Kept> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-files-'))
  return {
    store: await createDiskFileStore(folder),
    list: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function onS3(): Promise<Kept> {
  const server = await startS3Server()
  return {
    store: createS3FileStore(server.settings),
    list: () => Promise.resolve([...server.objects.keys()]),
    close: () => server.close(),
  }
}

describe.each([
  ['on disk', onDisk],
  ['on S3', onS3],
])('files %s', (_, open) => {
  let kept: Kept
  beforeEach(async () => {
    kept = await open()
  })
  afterEach(() => kept.close())

  it('come back as they were put, with their size and hash', async () => {
    const content = randomBytes(300_000)
    const stored = await kept.store.put(Readable.from([content.subarray(0, 4), content.subarray(4)]))
    expect(stored.size).toBe(content.length)
    expect(stored.sha256).toBe(createHash('sha256').update(content).digest('hex'))
    expect((await kept.store.readBuffer(stored.key)).equals(content)).toBe(true)
    const read = (await (await kept.store.read(stored.key)).toArray()) as Buffer[]
    expect(Buffer.concat(read).equals(content)).toBe(true)
  })

  it('may be empty, and may be equal', async () => {
    const [one, other] = await Promise.all([
      kept.store.put(Buffer.alloc(0)),
      kept.store.put(Readable.from([])),
    ])
    expect(one.key).not.toBe(other.key)
    expect([one.size, other.size]).toEqual([0, 0])
    expect(await kept.store.readBuffer(one.key)).toEqual(Buffer.alloc(0))
  })

  it('leave nothing when their upload breaks off', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half')
        throw new Error('the line went dead')
      })(),
    )
    await expect(kept.store.put(broken)).rejects.toThrow('the line went dead')
    const abandoned = new Readable({ read: () => undefined })
    abandoned.push('half')
    const put = kept.store.put(abandoned)
    abandoned.destroy()
    await expect(put).rejects.toThrow()
    expect(await kept.list()).toEqual([])
  })

  it('can be read again and again by readers who leave before the end', async () => {
    const { key } = await kept.store.put(randomBytes(500_000))
    // More than a client keeps connections for.
    for (let reader = 0; reader < 60; reader += 1) {
      const content = await kept.store.read(key)
      await content[Symbol.asyncIterator]().next()
      content.destroy()
    }
    expect(await kept.store.readBuffer(key)).toHaveLength(500_000)
  })

  it('are gone when deleted, and may be deleted twice', async () => {
    const { key } = await kept.store.put(Buffer.from('x'))
    await kept.store.delete(key)
    await kept.store.delete(key)
    await expect(kept.store.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(kept.store.readBuffer(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await kept.list()).toEqual([])
  })

  it.each(['../../etc/passwd', '/etc/passwd', '', 'drafts', '?uploads'])(
    'are not known as %p',
    async (key) => {
      await expect(kept.store.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(kept.store.readBuffer(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(kept.store.delete(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    },
  )

  it('are listed by their keys, page by page', async () => {
    const put = Array.from({ length: 5 }, () => kept.store.put(Buffer.from('x')))
    const keys = (await Promise.all(put)).map(({ key }) => key).sort()
    const first = await kept.store.list({ limit: 3 })
    const rest = await kept.store.list({ after: first.at(-1)?.key, limit: 3 })
    expect([...first, ...rest].map(({ key }) => key)).toEqual(keys)
    expect(rest).toHaveLength(2)
    expect(first[0]?.since.getTime()).toBeGreaterThan(0)
    expect(await kept.store.list({ after: 'f'.repeat(32), limit: 3 })).toEqual([])
  })

  it('can be asked for while the store answers', async () => {
    await expect(kept.store.ping()).resolves.toBeUndefined()
  })
})
