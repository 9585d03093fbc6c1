import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createDiskFileStore } from './disk-file-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('files on disk', () => {
  it('are there again after a restart, without what a killed process left half written long ago', async () => {
    const before = await createDiskFileStore(folder)
    const { key } = await before.put(Buffer.from('kept'))
    const drafts = join(folder, 'drafts')
    await writeFile(join(drafts, 'abandoned'), 'ha')
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000)
    await utimes(join(drafts, 'abandoned'), twoDaysAgo, twoDaysAgo)
    const after = await createDiskFileStore(folder)
    expect(await after.readBuffer(key)).toEqual(Buffer.from('kept'))
    expect(await readdir(drafts)).toEqual([])
  })

  it('are written to their end while another process starts on the same folder', async () => {
    const store = await createDiskFileStore(folder)
    const content = new Readable({ read: () => undefined })
    content.push('first ')
    const put = store.put(content)
    await createDiskFileStore(folder)
    content.push('last')
    content.push(null)
    const { key } = await put
    expect(await store.readBuffer(key)).toEqual(Buffer.from('first last'))
  })

  it('are missed when their folder is gone', async () => {
    const store = await createDiskFileStore(folder)
    await store.ping()
    await rm(folder, { recursive: true })
    await expect(store.ping()).rejects.toThrow('ENOENT')
  })
})
