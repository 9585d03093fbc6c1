import type { Block, BlockGroup, DeckDocument, DeckSection } from './deck-document.ts'

// C0 and C1 controls but tab and line break, noncharacters, and overrides of the writing direction, which could make a
// text read as another one. Built from numbers: as literals they would be invisible here.
const range = (from: number, to = from): string =>
  `\\u{${from.toString(16)}}${to === from ? '' : `-\\u{${to.toString(16)}}`}`
const unprintable = new RegExp(
  `[${range(0, 8)}${range(11, 31)}${range(127, 159)}${range(0x202a, 0x202e)}${range(0x2066, 0x2069)}${range(0xfeff)}${range(0xfffe, 0xffff)}]`,
  'gu',
)

/** Text that every format can hold: no control characters, no halves of characters, line breaks of one kind. */
export const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?|\u2028|\u2029/gu, '\n')
    .toWellFormed()
    .replaceAll(unprintable, '')

function printableDeep<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T
  if (Array.isArray(value)) return value.map((item: unknown) => printableDeep(item)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printableDeep(part)])) as T
}

const isBlank = (text: string): boolean => text.trim() === ''

/** A block without what would show as nothing; undefined where nothing is left. */
function tidyBlock(block: Block): Block | undefined {
  switch (block.type) {
    case 'paragraph':
      return isBlank(block.text) ? undefined : block
    case 'statement':
      return isBlank(block.text) && block.verdict === null ? undefined : block
    case 'bullets': {
      const items = block.items.filter((item) => !isBlank(item.text))
      return items.length === 0 ? undefined : { ...block, items }
    }
    case 'facts':
    case 'timeline':
      return block.items.length === 0 ? undefined : block
    case 'table': {
      const rows = block.rows.filter((row) => row.some((cell) => !isBlank(cell.text)))
      return rows.length === 0 || block.columns.length === 0 ? undefined : { ...block, rows }
    }
    case 'chart':
      return block.series.some((series) => series.values.some((value) => value > 0)) ? block : undefined
  }
}

const tidyGroup = (group: BlockGroup): BlockGroup => ({
  heading: group.heading === null || isBlank(group.heading) ? null : group.heading,
  blocks: group.blocks.flatMap((block) => tidyBlock(block) ?? []),
})

const tidySection = (section: DeckSection): DeckSection => ({
  ...section,
  groups: section.groups.map(tidyGroup).filter((group) => group.blocks.length > 0),
})

/**
 * The document as the renderers write it: printable text alone, and nothing that would be an empty line, table, chart
 * or chapter. The chapter of the sources stays: the renderers fill it.
 */
export function tidyDocument(document: DeckDocument): DeckDocument {
  const clean = printableDeep(document)
  const sections = clean.sections
    .map(tidySection)
    .filter((section) => section.groups.length > 0 || (section.id === 'sources' && clean.sources.length > 0))
  return { ...clean, sections }
}

/** Those of the cited numbers that have a source, in order and once each. */
export function knownSources(document: DeckDocument, cited: number[] | undefined): number[] {
  const known = new Set(document.sources.map((source) => source.number))
  return [...new Set(cited ?? [])].filter((number) => known.has(number)).sort((a, b) => a - b)
}
