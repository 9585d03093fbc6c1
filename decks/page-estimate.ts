import type { Block, BlockGroup, DeckDocument, DeckSection } from './deck-document.ts'

const linesOfPage = 46
const charactersOfLine = 92

const textLines = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersOfLine)), 0)

const sumOf = <T>(items: T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

function blockLines(block: Block): number {
  switch (block.type) {
    case 'paragraph':
      return textLines(block.text) + 1
    case 'statement':
      return textLines(block.text) + 2
    case 'bullets':
      return sumOf(block.items, (item) => textLines(item.text)) + 1
    case 'facts':
      return Math.ceil(block.items.length / 4) * 4
    case 'timeline':
      return block.items.length * 2 + 1
    case 'chart':
      return block.categories.length + 4
    case 'table':
      return sumOf(block.rows, (row) => rowLines(block, row)) + 3
  }
}

type Table = Extract<Block, { type: 'table' }>

function rowLines(block: Table, row: Table['rows'][number]): number {
  const whole = sumOf(block.columns, (column) => column.width) || 1
  const heights = row.map((cell, index) =>
    Math.ceil(textLines(cell.text) / ((block.columns[index]?.width ?? whole) / whole)),
  )
  // Only long cells wrap: a short one in a narrow column is still one line.
  return Math.max(1.4, ...row.map((cell, index) => (cell.text.length < 16 ? 1 : (heights[index] ?? 1) * 0.9)))
}

const sectionLines = (section: DeckSection): number =>
  sumOf(section.groups, (group) => sumOf(group.blocks, blockLines) + (group.heading === null ? 0 : 3)) + 5

/** About how many sheets of A4 a document for reading fills: cover, contents, the sections on end, and the sources. */
export function estimatePages(document: DeckDocument): number {
  const sources = sumOf(document.sources, (source) => textLines(source.quote) + 1.5)
  return 2 + Math.ceil((sumOf(document.sections, sectionLines) + sources) / linesOfPage)
}

/** What fills about the first sheets; the rest is cut off between blocks or rows of a table. */
export function firstPages(document: DeckDocument, pages: number): DeckDocument {
  let left = Math.max(1, pages - 2) * linesOfPage
  const cutBlock = (block: Block): Block[] => {
    if (left <= 0) return []
    const before = left
    left -= blockLines(block)
    if (block.type !== 'table' || left >= 0) return [block]
    let room = before
    const rows = block.rows.filter((row) => {
      room -= rowLines(block, row)
      return room > 0
    })
    return rows.length === 0 ? [] : [{ ...block, rows }]
  }
  const cutGroup = (group: BlockGroup): BlockGroup => ({ ...group, blocks: group.blocks.flatMap(cutBlock) })
  const sections = document.sections.map((section) => {
    left -= 5
    return { ...section, groups: section.groups.map(cutGroup).filter((group) => group.blocks.length > 0) }
  })
  return { ...document, sections: sections.filter((section) => section.groups.length > 0) }
}
