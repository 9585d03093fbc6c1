import type { Block, BlockGroup, DeckDocument, DeckSection } from '../deck-document.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { withRoomForLabels, withShortHeading } from './long-labels.ts'

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>
const lineOrNull = (text: string | null): string | null => (text === null ? null : cleanLine(text))
const finite = (value: number): number => (Number.isFinite(value) ? value : 0)

const cleanTable = (block: Of<'table'>): Of<'table'> => ({
  ...block,
  caption: cleanLine(block.caption),
  columns: block.columns.map((column) => ({ ...column, label: cleanLine(column.label) })),
  rows: block.rows
    .map((row) => block.columns.map((_, at) => row[at] ?? { text: '' }))
    .map((row) => row.map((cell) => ({ ...cell, text: cleanText(cell.text) })))
    .filter((row) => row.some((cell) => cell.text !== '')),
})

const cleanChart = (block: Of<'chart'>): Of<'chart'> => ({
  ...block,
  caption: cleanLine(block.caption),
  categories: block.categories.map(cleanLine),
  series: block.series.slice(0, block.shape === 'donut' ? 1 : undefined).map((series) => ({
    ...series,
    name: cleanLine(series.name),
    values: series.values.map(finite),
  })),
})

const cleanTimeline = (block: Of<'timeline'>): Of<'timeline'> => ({
  ...block,
  items: block.items.map((item) => ({
    ...item,
    title: cleanLine(item.title),
    status: cleanLine(item.status),
    from: lineOrNull(item.from),
    to: lineOrNull(item.to),
    share: Math.min(1, Math.max(0, finite(item.share))),
  })),
})

const cleanStatement = (block: Of<'statement'>): Of<'statement'> => ({
  ...block,
  text: cleanText(block.text),
  speaker: cleanLine(block.speaker),
  role: cleanLine(block.role),
  at: lineOrNull(block.at),
  verdict: block.verdict === null ? null : { ...block.verdict, label: cleanLine(block.verdict.label) },
})

const cleanBlock = (block: Block): Block => {
  switch (block.type) {
    case 'paragraph':
      return { ...block, text: cleanText(block.text) }
    case 'bullets': {
      const items = block.items.map((item) => ({ ...item, text: cleanText(item.text) }))
      return { ...block, items: items.filter((item) => item.text !== '') }
    }
    case 'facts': {
      const items = block.items.map((fact) => ({
        ...fact,
        label: cleanLine(fact.label),
        value: cleanLine(fact.value),
      }))
      return { ...block, items: items.filter((fact) => fact.value !== '') }
    }
    case 'table':
      return cleanTable(block)
    case 'chart':
      return cleanChart(block)
    case 'timeline':
      return cleanTimeline(block)
    case 'statement':
      return cleanStatement(block)
  }
}

/** Whether a block has anything to show. */
const isSaying = (block: Block): boolean => {
  switch (block.type) {
    case 'paragraph':
      return block.text !== ''
    case 'bullets':
    case 'facts':
    case 'timeline':
      return block.items.length > 0
    case 'table':
      return block.columns.length > 0 && block.rows.length > 0
    case 'chart':
      return (
        block.series.some((series) => series.values.some((value) => value !== 0)) &&
        block.categories.length > 0
      )
    case 'statement':
      return block.text !== '' || block.speaker !== ''
  }
}

const cleanGroup = (group: BlockGroup): BlockGroup => {
  const heading = group.heading === null ? '' : cleanLine(group.heading)
  const blocks = group.blocks.map(cleanBlock).flatMap(withRoomForLabels).filter(isSaying)
  const clean = { heading: heading === '' ? null : heading, blocks }
  return blocks.length === 0 ? clean : withShortHeading(clean)
}

const cleanSection = (section: DeckSection): DeckSection => ({
  ...section,
  title: cleanLine(section.title),
  lead: cleanLine(section.lead),
  groups: section.groups.map(cleanGroup).filter((group) => group.blocks.length > 0),
})

/** A deck whose texts can be drawn, without what has nothing to show. */
export const cleanDeck = (deck: DeckDocument): DeckDocument => ({
  ...deck,
  title: cleanLine(deck.title),
  subtitle: cleanLine(deck.subtitle),
  firmName: cleanLine(deck.firmName),
  clientName: cleanLine(deck.clientName),
  templateName: lineOrNull(deck.templateName),
  date: cleanLine(deck.date),
  confidentialityMark: lineOrNull(deck.confidentialityMark),
  sections: deck.sections
    .map(cleanSection)
    .filter((section) => section.groups.length > 0 || section.lead !== ''),
  sources: deck.sources.map((source) => ({
    ...source,
    name: cleanLine(source.name),
    quote: cleanText(source.quote),
  })),
})
