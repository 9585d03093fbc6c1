import type { DeckSectionId } from '@parley/contracts/http/exports.ts'
import type { Colour, TextStyle } from './slide-look.ts'

// A deck as slides: every element with its place, so that a renderer only draws. Lengths are inches on a slide of
// `slideSize`; sizes of type are points. Text is free of control characters and not escaped.

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Text in one style; `raised` are the numbers of sources, drawn as superscript behind what they belong to. */
export interface Run {
  text: string
  isBold?: boolean
  isItalic?: boolean
  colour?: Colour
  isRaised?: boolean
}

export interface Paragraph {
  runs: Run[]
  /** 0 and 1: a bullet and one below it; its text is set in by `bulletIndent` of its level. */
  bullet?: 0 | 1
  /** Space above, points; not above the first of a frame. */
  before?: number
  /** A heading: never the last of a frame while more follows. */
  isHeading?: boolean
}

/** Lines break at the frame's width; `style` tells size and line height, the frame has no inner margins. */
export interface TextElement {
  type: 'text'
  /** A headline is the slide's heading (h2, the title placeholder). */
  role: 'headline' | 'kicker' | 'body'
  frame: Frame
  style: TextStyle
  colour: Colour
  align: 'left' | 'center' | 'right'
  valign: 'top' | 'middle' | 'bottom'
  paragraphs: Paragraph[]
}

export interface ShapeElement {
  type: 'shape'
  shape: 'rectangle' | 'rounded' | 'ellipse'
  frame: Frame
  fill: Colour | null
  line: { colour: Colour; width: number } | null
}

export interface TableCell {
  paragraphs: Paragraph[]
}

/** The head is repeated on each slide of a table; columns fill the frame, `padding` is between a cell's edge and its text. */
export interface TableElement {
  type: 'table'
  frame: Frame
  caption: string
  style: TextStyle
  padding: { x: number; y: number }
  columns: { label: string; width: number; align: 'left' | 'right' }[]
  headHeight: number
  rows: { height: number; cells: TableCell[] }[]
}

/** Values by category, a colour by series, or by category where there is one (a donut always). */
export interface ChartElement {
  type: 'chart'
  shape: 'bar' | 'stacked-bar' | 'donut'
  frame: Frame
  caption: string
  categories: string[]
  categoryColours: Colour[] | null
  series: { name: string; colour: Colour; values: number[] }[]
}

export type SlideElement = TextElement | ShapeElement | TableElement | ChartElement

/**
 * One page, 16:9. `elements` are drawn in their order, headline and kicker among them; content, agenda and sources
 * stand on the master (`layoutMaster`: line, names, mark) and show `number` at `pageNumberFrame`; the title slide
 * stands alone and has its mark among its elements.
 */
export interface Slide {
  /** From 1, the title slide's. */
  number: number
  kind: 'title' | 'agenda' | 'content'
  section: DeckSectionId | null
  /** Of the section, for an outline; null where there is none. */
  sectionTitle: string | null
  headline: string
  elements: SlideElement[]
  /** For who speaks: the sources of what the slide says, one a line. */
  notes: string[]
}
