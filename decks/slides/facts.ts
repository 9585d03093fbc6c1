import type { Block } from '../deck-document.ts'
import { area, card, plain, textIn } from './elements.ts'
import { heightOf } from './paragraphs.ts'
import type { Frame, SlideElement } from './slide.ts'
import { styles, toneColour, type TextStyle } from './slide-look.ts'

export type Fact = Extract<Block, { type: 'facts' }>['items'][number]

const padding = { x: 0.2, y: 0.14 }

const innerWidth = (width: number): number => width - 2 * padding.x

/** The largest type that all figures of a group fit in on one line, so that they look alike. */
const figureStyle = (facts: Fact[], width: number): TextStyle =>
  [styles.figure, styles.figureNarrow].find((style) =>
    facts.every(
      (fact) => heightOf(plain(fact.value), innerWidth(width), style) <= style.leading / 72 + 0.001,
    ),
  ) ?? styles.figureLong

interface Tile {
  width: number
  style: TextStyle
}

const heights = (fact: Fact, { width, style }: Tile) => ({
  value: heightOf(plain(fact.value), innerWidth(width), style),
  label: heightOf(plain(fact.label), innerWidth(width), styles.small),
})

const factHeight = (fact: Fact, tile: Tile): number => {
  const { value, label } = heights(fact, tile)
  return value + label + 2 * padding.y + 0.02
}

/** A key figure: the figure large, what it counts below it. */
const factElements = (fact: Fact, frame: Frame, style: TextStyle): SlideElement[] => {
  const width = innerWidth(frame.width)
  const { value, label } = heights(fact, { width: frame.width, style })
  const colour = fact.tone === undefined ? 'primary' : toneColour(fact.tone)
  const x = frame.x + padding.x
  const y = frame.y + padding.y
  return [
    card(frame, 'canvas'),
    area({ x: frame.x, y: frame.y, width: 0.06, height: frame.height }, colour),
    textIn({ x, y, width, height: value }, style, { colour, paragraphs: plain(fact.value) }),
    textIn({ x, y: y + value + 0.02, width, height: label }, styles.small, {
      colour: 'muted',
      paragraphs: plain(fact.label),
    }),
  ]
}

const tileGap = 0.16

export interface TileRow {
  /** How many figures are in it. */
  count: number
  /** Inches, with the space below it. */
  height: number
  elements: (x: number, y: number) => SlideElement[]
}

/** Figures as tiles of the same type and width, in rows of equal height. */
export const tileRows = (facts: Fact[], width: number, perRow: number): TileRow[] => {
  const tile = (width - tileGap * (perRow - 1)) / perRow
  const style = figureStyle(facts, tile)
  return Array.from({ length: Math.ceil(facts.length / perRow) }, (_, index) => {
    const row = facts.slice(index * perRow, (index + 1) * perRow)
    const height = Math.max(...row.map((fact) => factHeight(fact, { width: tile, style })))
    return {
      count: row.length,
      height: height + tileGap,
      elements: (x, y) =>
        row.flatMap((fact, at) =>
          factElements(fact, { x: x + at * (tile + tileGap), y, width: tile, height }, style),
        ),
    }
  })
}
