import { CFB, utils, write } from '@e965/xlsx'

/** What the library's own types leave open. */
interface CompoundFile {
  paths: string[]
}
const compound = CFB as {
  utils: { cfb_new(): CompoundFile; cfb_add(file: CompoundFile, name: string, content: Buffer): void }
  write(file: CompoundFile, options: { type: 'buffer' }): Buffer
}

/** Excel 97-2003. */
export function xlsFile(sheets: Record<string, (string | number | Date)[][]>): Uint8Array {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
}

const textAt = 1_024
const piecesAt = 0x01a2

/** Word 97-2003: one piece of text. Paragraphs end with a carriage return, cells and rows with mark 7. */
export function docFile(text: string): Uint8Array {
  const words = Buffer.from(text, 'utf16le')
  const main = Buffer.alloc(Math.max(8_192, textAt + words.length))
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x0200, 0x0a)
  main.writeUInt32LE(textAt, 0x18)
  main.writeUInt32LE(text.length, 0x4c)
  words.copy(main, textAt)
  const table = Buffer.alloc(4_096)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(0, 5)
  table.writeUInt32LE(text.length, 9)
  table.writeUInt32LE(textAt, 15)
  main.writeUInt32LE(0, piecesAt)
  main.writeUInt32LE(21, piecesAt + 4)
  const file = compound.utils.cfb_new()
  compound.utils.cfb_add(file, '/WordDocument', main)
  compound.utils.cfb_add(file, '/1Table', table)
  return new Uint8Array(compound.write(file, { type: 'buffer' }))
}
