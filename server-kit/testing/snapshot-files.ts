import { MemoryFS } from '@electric-sql/pglite'
import { entriesOf } from './tar-entries.ts'

/** Of the engine's file system in memory, as far as it is asked here. */
interface Folder {
  node_ops: {
    mknod: (...made: [parent: Folder, name: string, mode: number, device: number]) => {
      contents: Uint8Array
      usedBytes: number
    }
  }
}
interface Files {
  mkdirTree: (path: string, mode: number) => void
  lookupPath: (path: string) => { node: Folder }
}

/** Where the engine looks for its database. */
const root = '/pglite/data'
/** Of folders and of files, as the engine wants them. */
const folderMode = 0o700
const fileMode = 0o100600

/**
 * Files of a database in memory that are there from the start. The engine's own way to read a tar looks every folder on
 * the way to each of a thousand files up again, which takes longer than all else that opens a database.
 */
export class SnapshotFiles extends MemoryFS {
  readonly #tar: Buffer

  /** @param tar of a database; its bytes are the database's from now on */
  constructor(tar: Buffer) {
    super()
    this.#tar = tar
  }

  override initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS as unknown as Files
    const known = new Map<string, Folder>()
    const folderAt = (path: string): Folder => {
      const found = known.get(path)
      if (found !== undefined) return found
      files.mkdirTree(path, folderMode)
      const { node } = files.lookupPath(path)
      known.set(path, node)
      return node
    }
    for (const { name, isFolder, content, size } of entriesOf(this.#tar)) {
      const path = `${root}/${name.replace(/^\/|\/$/g, '')}`
      if (isFolder) {
        folderAt(path)
        continue
      }
      const end = path.lastIndexOf('/')
      const parent = folderAt(path.slice(0, end))
      const file = parent.node_ops.mknod(parent, path.slice(end + 1), fileMode, 0)
      // No Buffer, whose slices are no copies.
      file.contents = new Uint8Array(this.#tar.buffer, this.#tar.byteOffset + content, size)
      file.usedBytes = size
    }
    return Promise.resolve()
  }
}
