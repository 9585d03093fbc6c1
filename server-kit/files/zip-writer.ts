import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive; its content is read when its turn comes. */
export interface ZipEntry {
  /** With slashes, without a first one. */
  name: string
  content: AsyncIterable<Buffer> | Iterable<Buffer>
}

interface WrittenEntry {
  name: Buffer
  crc: number
  size: number
  packedSize: number
  offset: number
}

// The layout of PKWARE's APPNOTE 6.3.9 (4.3.6 to 4.3.16). Sizes are known only after an entry, so each is followed by
// a data descriptor, and all are written with 64 bits: archives and entries may pass 4 GB.
const version = 45
/** Data descriptor, names in UTF-8. */
const flags = 0x0808
const deflated = 8
const unknown32 = 0xffffffff
const unknown16 = 0xffff

/** Date and time as MS-DOS wrote them: two seconds fine, from 1980 on; taken in UTC. */
function dosTime(at: Date): { time: number; date: number } {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return { time, date }
}

const number = (value: number, bytes: 2 | 4 | 8): Buffer => {
  const buffer = Buffer.alloc(bytes)
  if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value))
  else buffer.writeUIntLE(value, 0, bytes)
  return buffer
}
const words = (...parts: (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer =>
  Buffer.concat(parts.map(([value, bytes]) => number(value, bytes)))

function localHeader(name: Buffer, at: Date): Buffer {
  const { time, date } = dosTime(at)
  return Buffer.concat([
    words([0x04034b50, 4], [version, 2], [flags, 2], [deflated, 2], [time, 2], [date, 2]),
    words([0, 4], [unknown32, 4], [unknown32, 4], [name.length, 2], [20, 2]),
    name,
    words([1, 2], [16, 2], [0, 8], [0, 8]),
  ])
}

const descriptor = ({ crc, size, packedSize }: WrittenEntry): Buffer =>
  words([0x08074b50, 4], [crc, 4], [packedSize, 8], [size, 8])

function centralHeader({ name, crc, size, packedSize, offset }: WrittenEntry, at: Date): Buffer {
  const { time, date } = dosTime(at)
  return Buffer.concat([
    words([0x02014b50, 4], [version, 2], [version, 2], [flags, 2], [deflated, 2], [time, 2], [date, 2]),
    words([crc, 4], [unknown32, 4], [unknown32, 4], [name.length, 2], [28, 2]),
    words([0, 2], [0, 2], [0, 2], [0, 4], [unknown32, 4]),
    name,
    words([1, 2], [24, 2], [size, 8], [packedSize, 8], [offset, 8]),
  ])
}

function endOfArchive({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  return Buffer.concat([
    words([0x06064b50, 4], [44, 8], [version, 2], [version, 2], [0, 4], [0, 4]),
    words([count, 8], [count, 8], [size, 8], [offset, 8]),
    words([0x07064b50, 4], [0, 4], [offset + size, 8], [1, 4]),
    words([0x06054b50, 4], [unknown16, 2], [unknown16, 2], [unknown16, 2], [unknown16, 2]),
    words([unknown32, 4], [unknown32, 4], [0, 2]),
  ])
}

/**
 * Writes an archive as its entries come, holding none of them: of any size, each packed.
 * @param at the time that every entry carries
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const entry: WrittenEntry = { name: Buffer.from(name), crc: 0, size: 0, packedSize: 0, offset }
    const header = localHeader(entry.name, at)
    yield header
    for await (const chunk of pack(content, entry)) {
      entry.packedSize += chunk.length
      yield chunk
    }
    const after = descriptor(entry)
    yield after
    offset += header.length + entry.packedSize + after.length
    written.push(entry)
  }
  const start = offset
  for (const entry of written) {
    const header = centralHeader(entry, at)
    offset += header.length
    yield header
  }
  yield endOfArchive({ count: written.length, size: offset - start, offset: start })
}

function pack(content: ZipEntry['content'], entry: WrittenEntry): AsyncIterable<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc)
      entry.size += chunk.length
      yield chunk
    }
  }
  const packer = createDeflateRaw()
  // An error of the content ends the packer with it, and so whoever reads that.
  pipeline(Readable.from(counted()), packer, () => undefined)
  return packer
}
