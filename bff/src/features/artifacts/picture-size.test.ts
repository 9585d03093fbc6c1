import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { checkPictureSize } from './picture-size.ts'

/** The head of a PNG, which says how large the picture is. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

describe('a picture (Security, check 8)', () => {
  let path: string
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-picture-'))
    path = join(folder, 'picture')
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is taken up to 100 million pixels', async () => {
    await writeFile(path, pngOf(10_000, 10_000))
    await expect(checkPictureSize(path)).resolves.toBeUndefined()
  })

  it('is refused where a browser could not draw it', async () => {
    await writeFile(path, pngOf(60_000, 60_000))
    await expect(checkPictureSize(path)).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: expect.stringContaining('more than 100 million pixels') as unknown,
    })
  })

  it('is refused where it does not say its size', async () => {
    await writeFile(path, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]))
    await expect(checkPictureSize(path)).rejects.toMatchObject({ code: 'UNREADABLE_FILE' })
  })
})
