import type { Block, BlockGroup } from '../deck-document.ts'
import { firstCharacters } from './shorten.ts'

/** Characters; a label that is longer becomes text of its own, so that nothing of it is lost. */
const most = { caption: 240, heading: 240, figure: 60, figureLabel: 160, category: 60, columnLabel: 80 }

const paragraph = (text: string): Block => ({ type: 'paragraph', text, sources: [] })

/** A block with its caption as a paragraph above it where the caption is as long as one. */
const withCaption = (block: Extract<Block, { type: 'table' | 'chart' }>): Block[] =>
  block.caption.length > most.caption ? [paragraph(block.caption), { ...block, caption: '' }] : [block]

const withShortLabels = (block: Extract<Block, { type: 'table' | 'chart' }>): Block[] => {
  if (block.type === 'table') {
    const columns = block.columns.map((column) => ({
      ...column,
      label: firstCharacters(column.label, most.columnLabel),
    }))
    return withCaption({ ...block, columns })
  }
  return withCaption({
    ...block,
    categories: block.categories.map((category) => firstCharacters(category, most.category)),
    series: block.series.map((series) => ({ ...series, name: firstCharacters(series.name, most.category) })),
  })
}

/** Figures that are texts, as bullets behind the others. */
const withShortFigures = (block: Extract<Block, { type: 'facts' }>): Block[] => {
  const isFigure = (fact: { label: string; value: string }) =>
    fact.value.length <= most.figure && fact.label.length <= most.figureLabel
  const texts = block.items.filter((fact) => !isFigure(fact))
  const bullets = texts.map((fact) => ({
    text: fact.label === '' ? fact.value : `${fact.label}: ${fact.value}`,
    level: 0 as const,
    sources: [],
  }))
  return [
    { ...block, items: block.items.filter(isFigure) },
    ...(bullets.length === 0 ? [] : [{ type: 'bullets' as const, items: bullets }]),
  ]
}

/** Blocks whose labels have room where labels stand. */
export const withRoomForLabels = (block: Block): Block[] => {
  if (block.type === 'table' || block.type === 'chart') return withShortLabels(block)
  return block.type === 'facts' ? withShortFigures(block) : [block]
}

/** A group whose heading is no longer than a heading. */
export const withShortHeading = (group: BlockGroup): BlockGroup =>
  group.heading === null || group.heading.length <= most.heading
    ? group
    : { heading: firstCharacters(group.heading, 80), blocks: [paragraph(group.heading), ...group.blocks] }
