const block = 512

/** A file or a folder of a tar. */
export interface TarEntry {
  /** As it is written, from the root of the tar. */
  name: string
  isFolder: boolean
  /** Bytes within the tar: the entry's head, its content, and what comes after both. */
  head: number
  content: number
  size: number
  end: number
}

/** What a tar holds, in its order. */
export function* entriesOf(tar: Buffer): Generator<TarEntry> {
  const textAt = (start: number, length: number): string => {
    const end = tar.indexOf(0, start)
    return tar.toString('latin1', start, end < 0 || end > start + length ? start + length : end)
  }
  for (let head = 0; head < tar.length && tar[head] !== 0;) {
    const size = Number.parseInt(textAt(head + 124, 12).trim() || '0', 8)
    const content = head + block
    const end = content + Math.ceil(size / block) * block
    yield {
      name: textAt(head, 100),
      isFolder: textAt(head + 156, 1) === '5',
      head,
      content,
      size,
      end,
    }
    head = end
  }
}

/** A tar of some of the entries of another one. */
export const tarOf = (tar: Buffer, entries: Iterable<TarEntry>): Buffer =>
  Buffer.concat([...Array.from(entries, ({ head, end }) => tar.subarray(head, end)), Buffer.alloc(2 * block)])
