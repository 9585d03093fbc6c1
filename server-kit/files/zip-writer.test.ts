import { randomBytes } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { readZip } from '../testing/read-zip.ts'
import { writeZip, type ZipEntry } from './zip-writer.ts'

const at = new Date('2026-03-02T09:30:10.000Z')
const archiveOf = async (entries: ZipEntry[]): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of writeZip(entries, at)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const entry = (name: string, ...parts: (string | Buffer)[]): ZipEntry => ({
  name,
  content: parts.map((part) => Buffer.from(part)),
})

describe('an archive', () => {
  it('holds what went in, under names of any language', async () => {
    const noise = randomBytes(300_000)
    const archive = await archiveOf([
      entry('rows/client.ndjson', '{"id":1}\n', '{"id":2}\n'),
      entry('Übersicht.txt', ''),
      entry('files/noise', noise),
    ])
    const read = readZip(archive)
    expect([...read.keys()]).toEqual(['rows/client.ndjson', 'Übersicht.txt', 'files/noise'])
    expect(read.get('rows/client.ndjson')?.toString()).toBe('{"id":1}\n{"id":2}\n')
    expect(read.get('Übersicht.txt')).toHaveLength(0)
    expect(read.get('files/noise')?.equals(noise)).toBe(true)
  })

  it('without entries is one too', async () => {
    expect(readZip(await archiveOf([])).size).toBe(0)
  })

  it('breaks off where the content of an entry does', async () => {
    const broken: ZipEntry = {
      name: 'broken',
      content: (function* () {
        yield Buffer.from('a beginning')
        throw new Error('the disk is gone')
      })(),
    }
    await expect(archiveOf([broken])).rejects.toThrow('the disk is gone')
  })
})
