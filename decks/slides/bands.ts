import type { Block } from '../deck-document.ts'
import { chartElements, leastChart, readableCharts, type Chart } from './charts.ts'
import { textIn } from './elements.ts'
import { tileRows, type Fact } from './facts.ts'
import { isFresh, needRoom, put, roomOf, turn, type Pager } from './pager.ts'
import { fillWith, paragraphsOf } from './paragraphs.ts'
import type { Frame, Paragraph, SlideElement } from './slide.ts'
import { contentWidth, margin } from './slide-look.ts'

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>
/** What stands side by side: texts on the left, figures and charts on the right. */
export type BandBlock =
  { type: 'heading'; text: string } | Of<'paragraph'> | Of<'bullets'> | Of<'facts'> | Of<'chart'>

const between = 0.3
const tileGap = 0.16
const mostTilesInRow = 4
const textAlone = 10.4
const aside = 4.6
const highestInAside = 4.4
const leastText = 0.7

const textsOf = (block: BandBlock): Paragraph[] => {
  if (block.type === 'heading')
    return [{ runs: [{ text: block.text, isBold: true }], before: 16, isHeading: true }]
  if (block.type === 'paragraph') return paragraphsOf(block, { before: 9 })
  if (block.type !== 'bullets') return []
  return block.items.flatMap((item) =>
    paragraphsOf(item, { bullet: item.level, before: item.level === 0 ? 7 : 3 }),
  )
}

const layoutFactRows = (pager: Pager, facts: Fact[]): void => {
  for (const row of tileRows(facts, contentWidth, Math.min(mostTilesInRow, facts.length))) {
    needRoom(pager, row.height)
    put(pager, row.elements(margin, pager.y), pager.y + row.height)
    pager.y -= pager.density.gap
  }
}

/** Charts side by side, two in a row. */
const layoutChartRows = (pager: Pager, charts: Chart[]): void => {
  for (let index = 0; index < charts.length; index += 2) {
    const row = charts.slice(index, index + 2)
    needRoom(pager, leastChart)
    const height = Math.min(roomOf(pager), pager.density.highestChart)
    const width = (contentWidth - between * (row.length - 1)) / row.length
    const elements = row.flatMap((chart, at) =>
      chartElements(chart, { x: margin + at * (width + between), y: pager.y, width, height }),
    )
    put(pager, elements, pager.y + height)
  }
}

interface Aside {
  facts: Fact[]
  charts: Chart[]
}

/** As many figures and charts as fit the column, and where they end. */
const fillAside = (left: Aside, frame: Frame): { elements: SlideElement[]; bottom: number } => {
  const elements: SlideElement[] = []
  const end = frame.y + frame.height
  let y = frame.y
  for (const row of tileRows(left.facts, frame.width, left.facts.length > 3 ? 2 : 1)) {
    if (y + row.height > end) return { elements, bottom: y }
    elements.push(...row.elements(frame.x, y))
    left.facts.splice(0, row.count)
    y += row.height
  }
  while (left.charts.length > 0 && end - y >= leastChart) {
    const chart = left.charts.shift()
    const share =
      left.charts.length > 0 && end - y >= 2 * leastChart + tileGap ? (end - y - tileGap) / 2 : end - y
    const height = Math.min(share, highestInAside)
    if (chart !== undefined) elements.push(...chartElements(chart, { ...frame, y, height }))
    y += height + tileGap
  }
  return { elements, bottom: elements.length === 0 ? frame.y : y - tileGap }
}

/** Texts beside figures, over as many slides as the texts need. */
const layoutBeside = (pager: Pager, texts: Paragraph[], left: Aside): void => {
  const style = pager.density.prose
  let rest = texts
  while (rest.length > 0) {
    const hasAside = left.facts.length > 0 || left.charts.length > 0
    needRoom(pager, hasAside ? leastChart : leastText)
    const right = { x: margin + contentWidth - aside, y: pager.y, width: aside, height: roomOf(pager) }
    const beside = hasAside ? fillAside(left, right) : { elements: [], bottom: pager.y }
    const width = beside.elements.length > 0 ? contentWidth - aside - 0.45 : textAlone
    const filled = fillWith(rest, { width, height: roomOf(pager), style })
    if (filled.taken.length === 0 && isFresh(pager)) throw new Error('A line is higher than a slide')
    const frame = { x: margin, y: pager.y, width, height: filled.height }
    const text = textIn(frame, style, { paragraphs: filled.taken })
    const elements = [...(filled.taken.length > 0 ? [text] : []), ...beside.elements]
    if (elements.length > 0) put(pager, elements, Math.max(pager.y + filled.height, beside.bottom))
    rest = filled.rest
    if (rest.length > 0) turn(pager)
  }
}

/** Texts, figures and charts that follow each other: beside each other where there are texts, else in rows. */
export const layoutBand = (pager: Pager, blocks: BandBlock[]): void => {
  const { share } = pager.density
  const texts = blocks
    .flatMap(textsOf)
    .map((text) => (text.before === undefined ? text : { ...text, before: text.before * share }))
  const left: Aside = {
    facts: blocks.flatMap((block) => (block.type === 'facts' ? block.items : [])),
    charts: blocks.flatMap((block) => (block.type === 'chart' ? readableCharts(block) : [])),
  }
  layoutBeside(pager, texts, left)
  layoutFactRows(pager, left.facts)
  layoutChartRows(pager, left.charts)
}
