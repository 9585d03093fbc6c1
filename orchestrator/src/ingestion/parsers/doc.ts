import WordExtractor from 'word-extractor'
import { checkCompoundFile } from '../compound-file.ts'
import { type BlockText, type ParsedDocument, tableText } from '../parsed-document.ts'
import { sectionPages } from '../section-pages.ts'
import { unreadable } from '../unreadable-file.ts'
import { textPieces } from './plain-text.ts'

/**
 * Word 97-2003: paragraphs, tables and notes without their styles, so headings are told by how they read. Such a file
 * knows no pages; they are made of its parts as for docx.
 */
export async function parseDoc(bytes: Uint8Array): Promise<ParsedDocument> {
  checkCompoundFile(bytes)
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((error: unknown) => {
    throw unreadable('damaged', error)
  })
  const notes = [document.getFootnotes(), document.getEndnotes(), document.getTextboxes()].flatMap(linePieces)
  return { pages: sectionPages([...linePieces(document.getBody()), ...notes]), warnings: [] }
}

/** A paragraph a line; neighbouring lines with tabs are rows of a table. */
function linePieces(text: string): BlockText[] {
  const pieces: BlockText[] = []
  let rows: string[][] = []
  const endTable = (): void => {
    if (rows.length > 0) pieces.push({ kind: 'table', text: tableText(rows) })
    rows = []
  }
  for (const line of text.split(/[\r\n\f]+/u)) {
    if (line.trim() === '') continue
    if (line.includes('\t')) {
      rows.push(line.split('\t'))
      continue
    }
    endTable()
    pieces.push(...textPieces(line))
  }
  endTable()
  return pieces
}
