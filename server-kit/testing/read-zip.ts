import { crc32, inflateRawSync } from 'node:zlib'

/** What an archive of `writeZip` holds, read by its directory; its checksums are checked. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  const end = archive.lastIndexOf(Buffer.from('504b0606', 'hex'))
  const count = Number(archive.readBigUInt64LE(end + 32))
  let at = Number(archive.readBigUInt64LE(end + 48))
  for (let entry = 0; entry < count; entry += 1) {
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const sizes = at + 46 + nameLength + 4
    const size = Number(archive.readBigUInt64LE(sizes))
    const packedSize = Number(archive.readBigUInt64LE(sizes + 8))
    const offset = Number(archive.readBigUInt64LE(sizes + 16))
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
    const content = inflateRawSync(archive.subarray(start, start + packedSize))
    if (content.length !== size || crc32(content) !== archive.readUInt32LE(at + 16))
      throw new Error(`${name} is not what the archive says.`)
    found.set(name, content)
    at += 46 + nameLength + extraLength
  }
  return found
}
