import { unzipSync } from 'fflate'

/** What an archive of `writeZip` holds, by name and in its order. */
export const readZip = (archive: Buffer): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(archive)).map(([name, content]) => [name, Buffer.from(content)]))
