import type { Cell, Place } from './places.ts'
import { languageIn, matchOf, type Term, termsOf } from './terms.ts'
import type { Language } from '../language/words.ts'

/** A row of a table, as a text can speak of it. */
export interface GridRow {
  place: Place
  cells: readonly Cell[]
  /** Words that name it. */
  label: readonly Term[]
}

/** Rows under the same heads: what a passage has of one table. */
export interface Grid {
  heads: readonly string[]
  /** Words of each head, its unit in brackets apart. */
  headTerms: readonly (readonly Term[])[]
  rows: readonly GridRow[]
  /** Caption, headings and the document's name; a table's caption is what stands right above it. */
  about: string
  language: Language
}

/** The tables of a passage, by their rows. */
export function gridsOf(places: readonly Place[], otherwise: Language): Grid[] {
  const groups = Map.groupBy(
    places.filter(({ cells }) => (cells?.length ?? 0) >= 2),
    ({ cells = [], about = '' }) => `${about}\n${cells.map(({ header }) => header).join('|')}`,
  )
  return [...groups.values()].map((rows) => gridOf(rows, otherwise))
}

function gridOf(places: readonly Place[], otherwise: Language): Grid {
  const heads = (places[0]?.cells ?? []).map(({ header }) => header)
  const all = places.flatMap(({ cells = [] }) => cells.map(({ text }) => text))
  const language = languageIn([...heads, ...all].join(' ; '), otherwise)
  return {
    heads,
    headTerms: heads.map((head) => weighty(termsOf(withoutUnit(head), language))),
    rows: places.map((place) => ({
      place,
      cells: place.cells ?? [],
      label: weighty(termsOf(place.cells?.[0]?.text ?? '', language)),
    })),
    about: [places[0]?.about ?? '', places[0]?.before ?? ''].join('. '),
    language,
  }
}

const withoutUnit = (head: string): string => head.replace(/\([^)]*\)/gu, ' ')
const leastWeight = 0.3
const weighty = (terms: readonly Term[]): Term[] => terms.filter(({ weight }) => weight > leastWeight)

const isSame = (one: Term, other: Term, least: number): boolean => {
  const { strength, sign } = matchOf(one, other)
  return strength >= least && sign === 1
}
/** By a word of its like, and by the word itself. */
const likely = 0.8
export const exactly = 0.95

/** Share of the words of a label or head that a text has, by their weight. */
export function shareIn(label: readonly Term[], said: readonly Term[], least = likely): number {
  const total = label.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const found = label.reduce(
    (sum, term) => sum + (said.some((other) => isSame(other, term, least)) ? term.weight : 0),
    0,
  )
  return found / total
}

/** Those of the best that are clearly the best; none where a text names none. */
export function bestBy<Item>(items: readonly Item[], scoreOf: (item: Item) => number, least: number): Item[] {
  const scores = items.map(scoreOf)
  const best = Math.max(0, ...scores)
  return best < least ? [] : items.filter((_item, index) => (scores[index] ?? 0) >= best * 0.999)
}

const shortCode = /^\W*(\p{L}{0,3}-?\d{1,5}\p{L}?)\W*$/u

/**
 * The rows that a text names: those with the greatest share of their label's words in it. A row that is called by a
 * number is named with the head above it ('wave 2'), one with a code by the code.
 */
export function rowsNamed({ rows, heads }: Grid, text: string, said: readonly Term[]): readonly GridRow[] {
  const coded = rows.filter(({ cells }) => isCoded(cells[0]?.text ?? '', heads[0] ?? '', text))
  if (coded.length > 0) return coded
  const named = bestBy(rows, ({ label }) => shareIn(label, said), leastShareOfLabel)
  if (named.length > 0 && named.length < rows.length) return named
  // A row may be known by another of its cells: the name of a person or product in it.
  const known = rows.filter(({ cells }) =>
    cells.slice(1).some(({ text: cell }) => isProper(cell) && saysWhole(text, cell)),
  )
  return known.length === 1 ? known.map((row) => labelledBy(row, text)) : []
}
const leastShareOfLabel = 0.5

const labelledBy = (row: GridRow, text: string): GridRow => ({
  ...row,
  label: row.cells.flatMap(({ text: cell }) =>
    isProper(cell) && saysWhole(text, cell) ? weighty(termsOf(cell, languageIn(cell))) : [],
  ),
})

function isCoded(label: string, head: string, text: string): boolean {
  const code = shortCode.exec(label)?.[1] ?? /^(\p{Lu}{1,3}-?\d{1,5})\s/u.exec(label)?.[1]
  if (code === undefined) return false
  return /\p{L}/u.test(code) ? saysWhole(text, code) : head !== '' && saysWhole(text, `${head} ${code}`)
}

const spaced = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu) ?? []).join(' ')} `

/** Whether a text has a cell's words as they stand, whole. */
export const saysWhole = (text: string, cell: string): boolean => {
  const own = spaced(cell)
  return own.trim() !== '' && spaced(text).includes(own)
}

/** What is written large and has no figure: a name, or a class. */
export const isProper = (cell: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]+(?:\s[\p{L}'’.-]+){0,3}$/u.test(cell.trim())

/** The columns that a text names, by the words of their heads; the first one names rows. */
export function columnsNamed({ headTerms }: Grid, said: readonly Term[]): number[] {
  const columns = headTerms.map((_terms, column) => column).slice(1)
  return bestBy(columns, (column) => shareIn(headTerms[column] ?? [], said), leastShareOfHead)
}
const leastShareOfHead = 0.5
