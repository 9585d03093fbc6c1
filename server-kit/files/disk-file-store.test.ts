import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskFileStore } from './disk-file-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('files on disk', () => {
  it('are there again after a restart, without what a killed process left half written', async () => {
    const before = await createDiskFileStore(folder)
    const { key } = await before.put(Buffer.from('kept'))
    await writeFile(join(folder, 'drafts', 'half'), 'ha')
    const after = await createDiskFileStore(folder)
    expect(await after.readBuffer(key)).toEqual(Buffer.from('kept'))
    expect(await readdir(join(folder, 'drafts'))).toEqual([])
  })

  it('are missed when their folder is gone', async () => {
    const store = await createDiskFileStore(folder)
    await store.ping()
    await rm(folder, { recursive: true })
    await expect(store.ping()).rejects.toThrow('ENOENT')
  })
})
