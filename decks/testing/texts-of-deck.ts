import type { Block, DeckDocument } from '../deck-document.ts'
import { printable } from '../tidy-document.ts'

function textsOfBlock(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return [block.text]
    case 'statement':
      return [block.speaker, block.role, block.at ?? '', block.verdict?.label ?? '', block.text]
    case 'bullets':
      return block.items.map((item) => item.text)
    case 'facts':
      return block.items.flatMap((item) => [item.label, item.value])
    case 'timeline':
      return block.items.flatMap((item) => [item.title, item.status, item.from ?? '', item.to ?? ''])
    case 'chart':
      return [block.caption, ...block.categories]
    case 'table':
      return [
        block.caption,
        ...block.columns.map((column) => column.label),
        ...block.rows.flat().map((cell) => cell.text),
      ]
  }
}

/** All that a reader must find in a rendered document, once each, as people see it. */
export function textsOfDeck(deck: DeckDocument): string[] {
  const texts = [
    deck.title,
    deck.subtitle,
    deck.firmName,
    deck.clientName,
    deck.date,
    deck.confidentialityMark ?? '',
    ...deck.sections.flatMap((section) => [
      section.title,
      section.lead,
      ...section.groups.flatMap((group) => [group.heading ?? '', ...group.blocks.flatMap(textsOfBlock)]),
    ]),
    ...deck.sources.flatMap((source) => [source.name, source.quote]),
  ]
  return [...new Set(texts.map((text) => printable(text).trim()))].filter((text) => text !== '')
}
