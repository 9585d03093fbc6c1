/** What a file became: pages of plain text, each with its blocks placed by offset. */

export type BlockKind = 'heading' | 'paragraph' | 'table' | 'list'

/** A piece of a page before it has a place. Tables are one line a row, cells parted by ' | ', header first. */
export interface BlockText {
  kind: BlockKind
  /** Heading depth, 1 is the highest. */
  level?: number
  text: string
}

/** `text` is exactly `page.text.slice(start, end)`. */
export interface Block extends BlockText {
  start: number
  end: number
}

/** A page, a slide, a range of sheet rows, or the part under a heading: the places that citations name (D11, Files). */
export interface ParsedPage {
  /** From 1, in reading order. */
  number: number
  /** What a person sees: 'Page 3', 'Slide 2', 'Sheet Prices rows 2-40', a heading. */
  label: string
  text: string
  blocks: Block[]
}

export interface ParsedDocument {
  pages: ParsedPage[]
  /** Sheets of a workbook, whose pages are ranges of rows; elsewhere a person counts what the pages are. */
  sheets?: number
  /** Where the file says it (BCP 47), or where its words tell it. */
  language?: string
  /** Sentences for the person who uploaded it. */
  warnings: string[]
}

/** Called while a document is read, with the share that is done (0 to 1). */
export type OnProgress = (share: number) => void

const blockSeparator = '\n\n'

/** Joins blocks into a page and places each; blank ones are dropped. */
export function buildPage(number: number, label: string, pieces: BlockText[]): ParsedPage {
  const blocks: Block[] = []
  let text = ''
  for (const piece of pieces) {
    const clean = cleanText(piece.text)
    if (clean === '') continue
    if (text !== '') text += blockSeparator
    const start = text.length
    text += clean
    blocks.push({ ...piece, text: clean, start, end: text.length })
  }
  return { number, label, text, blocks }
}

/**
 * Trims lines, squeezes blanks, drops control characters and lone surrogates: what is left can be stored
 * in Postgres (no NUL) and searched literally.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/[\u00ad\u200b\ufeff]/gu, '')
    .replace(/(?![\n\t])\p{Cc}|[\u2028\u2029\ufffe\uffff]/gu, ' ')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000 ]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** One line a row; cells keep to their line. Trailing empty cells are dropped. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map((cell) => cleanText(cell).replaceAll('\n', ' ').replaceAll(' | ', ' / ')))
    .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1))
    .filter((row) => row.length > 0)
    .map((row) => row.join(' | '))
    .join('\n')
}
