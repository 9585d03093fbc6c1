import type { Passage } from '../../port.ts'

/** A cell of a table's row, with the head of its column; '' where the column has none. */
export interface Cell {
  head: string
  value: string
}

/** What stands under one heading, or one table of it. */
export interface Section {
  /** Name of the source. */
  source: string
  /** Headings above it, outermost first, without the source's own name. */
  title: string
  /** Of a table: what stands above it, and the heads of its columns. */
  caption: string
  heads: readonly string[]
  /** The last of its headings is a sentence that announces what stands here. */
  isLed?: boolean
  /** Of which day its source is, 'YYYY-MM-DD'; '' or left out where it does not say. */
  dated?: string
  pieces: Piece[]
}

/** Something that a source says and that can be told by itself. */
export interface Piece {
  kind: 'sentence' | 'item' | 'row'
  /** Verbatim but for line breaks, bullet and full stop; a row's cells stand in `cells`. */
  text: string
  cells: readonly Cell[]
  section: Section
  /** Which paragraph or list of its source it stands in; rows stand in their table. */
  paragraph: number
  passage: Passage
}

/** All that a piece says, as words to compare with. */
export const wordsOfPiece = ({ text, cells }: Piece): string =>
  cells.length === 0 ? text : cells.map(({ head, value }) => `${head} ${value}`).join(' ')

/** What a piece itself says: a row without the heads of its columns. */
export const ownWords = ({ text, cells }: Piece): string =>
  cells.length === 0 ? text : cells.map(({ value }) => value).join(' ')

/** Headings, caption and column heads: what a piece stands under. */
export const titleOf = ({ title, caption, heads }: Section): string =>
  [withoutBodies(title), caption, ...heads].join('\n')

/** 'Audit and risk committee': a body is called after its field, and what stands under its name is of any. */
export const withoutBodies = (title: string): string =>
  title.replace(
    /(?:\p{L}+ (?:and|und) )?\p{L}+ (?=(?:committee|board|council|commission|manager|officer|department)(?!\p{L}))/giu,
    '',
  )
