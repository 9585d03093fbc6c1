import {
  asReckoned,
  clausesOf,
  isComparable,
  languageIn,
  type PlacedQuantity,
  placedQuantities,
  quantitiesOf,
  type Term,
  termsOf,
} from '../../entailment/index.ts'
import type { Language } from '../../language/words.ts'
import type { GivenQuantity } from './given-quantity.ts'
import type { Piece } from './pieces.ts'

/** A quantity of a sentence, with the clause that gives it and how it stands there. */
export interface ToldQuantity {
  piece: Piece
  clause: string
  quantity: PlacedQuantity
  value: string
  /** What its heading says, and its language. */
  title: readonly Term[]
  language: Language
}

const known = new WeakMap<Piece, readonly ToldQuantity[]>()

/** The quantities that a sentence gives; each sentence is read once, however many inputs are compared with it. */
export function toldQuantities(piece: Piece): readonly ToldQuantity[] {
  const before = known.get(piece)
  if (before !== undefined) return before
  const told = read(piece)
  known.set(piece, told)
  return told
}

function read(piece: Piece): ToldQuantity[] {
  const written = quantitiesOf(piece.text)
  if (written.length === 0) return []
  const language = languageIn(piece.text)
  const title = termsOf(piece.section.title.split(' › ').at(-1) ?? '')
  return clausesOf(piece.text).flatMap((clause) =>
    placedQuantities([clause], language).flatMap((quantity) => {
      const place = written.find(
        ({ kind, low, high }) => kind === quantity.kind && low === quantity.low && high === quantity.high,
      )
      return place === undefined
        ? []
        : [{ piece, clause, quantity, value: piece.text.slice(place.at, place.end), title, language }]
    }),
  )
}

/** What is told, reckoned as the input is ('a month' as the year's); undefined where it is of another kind or unit. */
export function comparableWith(given: GivenQuantity, found: PlacedQuantity): PlacedQuantity | undefined {
  const asked = { ...given, about: given.subject, beside: [], isTarget: given.isAim, isOfPart: false }
  const reckoned = asReckoned(asked, found)
  return isComparable(asked, reckoned) ? reckoned : undefined
}
