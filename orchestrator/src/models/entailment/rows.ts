import type { Judgement } from './judge.ts'
import type { Cell, Place } from './places.ts'
import type { ReadText } from './sentence.ts'
import { predicateOf, verbOf } from './alignment.ts'
import { matchOf, type Term, termsOf } from './terms.ts'

const yes =
  /^(?:yes|y|ja|j|x|✓|✔|done|ok|erledigt|complete[d]?|fertig|abgeschlossen|.*\b(?:19|20)\d\d\b.*|\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+).*|\d{1,2} \p{L}{3,}.*|passed|bestanden|signed|approved|genehmigt|unterschrieben)$/iu
const no =
  /^(?:|–|-|—|no|n|nein|none|open|pending|outstanding|missing|tbd|tba|n\/a|not (?:yet|started|done).*|offen|ausstehend|fehlt|noch nicht.*|keine?[rs]?|to do|in progress|in arbeit|failed|partly|partial(?:ly)?|teilweise|✗|✘|\d{1,2}\s?%|nicht bestanden|rejected|abgelehnt)$/iu
/** Rows of risks, ideas and questions name what might be. */
const thought =
  /^(?:risks?|risiken|risiko|risk description|ideas?|ideen?|questions?|fragen?|assumptions?|annahmen?|threats?|opportunit\w+|chancen?)$/i

export const isRowOfThoughts = ({ cells = [] }: Place): boolean =>
  cells.some(({ header }) => thought.test(header.trim()))

const isMatched = 0.5

/**
 * A table that ticks off: rows with a cell of yes or no under the word that a statement says of its subject. Where the
 * statement names one row, that row tells; otherwise all must say yes.
 * @returns undefined where the rows are no such table
 */
export function judgeTicked(
  statement: ReadText,
  places: readonly Place[],
): { place: Place; judgement: Judgement } | undefined {
  const rows = places.flatMap((place) => {
    const ticked = tickedCell(statement, place)
    return ticked === undefined ? [] : [{ place, ...ticked }]
  })
  if (rows.length < 2) return undefined
  const own = rows.filter(({ place }) => namesRow(statement, place))
  const open = (own.length > 0 ? own : rows).find(({ isYes }) => !isYes)
  const first = (own.length > 0 ? own : rows)[0]
  if (first === undefined || !coversRest(statement, first.place)) return undefined
  if (open !== undefined)
    return {
      place: open.place,
      judgement: { says: 'contradicts', because: own.length > 0 ? 'negation' : 'scope' },
    }
  return { place: first.place, judgement: { says: 'supports' } }
}

function tickedCell(
  statement: ReadText,
  { cells = [] }: Place,
): { isYes: boolean; column: Cell } | undefined {
  const verb = verbOf(statement)
  const said = verb === undefined ? predicateOf(statement) : [verb]
  for (const terms of [said, predicateOf(statement)])
    for (const column of cells.slice(1)) {
      const header = termsOf(column.header, statement.language)
      if (!header.some((term) => matches(term, terms))) continue
      if (no.test(column.text)) return { isYes: false, column }
      if (yes.test(column.text) || isPerson(column.text)) return { isYes: true, column }
    }
  return undefined
}

/** 'A. Petit', 'Anna Weber': whoever is named is named. */
const isPerson = (text: string): boolean =>
  /^(?:\p{Lu}\.|\p{Lu}\p{Ll}+)(?:[ -](?:\p{Lu}\.|\p{Lu}\p{Ll}+))+$/u.test(text.trim())

const matches = (term: Term, others: readonly Term[]): boolean =>
  others.some((other) => matchOf(other, term).strength >= isMatched)

/** Whether the statement speaks of this row: its first cell is among the statement's words. */
export function namesRow(statement: ReadText, { cells = [] }: Place): boolean {
  const label = cells[0]
  if (label === undefined) return false
  const terms = termsOf(label.text, statement.language).filter(({ weight }) => weight > 0.3)
  return terms.length > 0 && terms.every((term) => matches(term, statement.terms))
}

/** The words of the statement, as far as the row, its headers and the headings above have them. */
function coversRest(statement: ReadText, { text, about = '' }: Place): boolean {
  const found = [...termsOf(text, statement.language), ...termsOf(about, statement.language)]
  const total = statement.terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const covered = statement.terms.reduce((sum, term) => sum + (matches(term, found) ? term.weight : 0), 0)
  return covered / total >= 0.6
}

/** Of a table the rows that a text names, where it names one. */
export function withoutOtherRows(wanted: ReadText, places: readonly Place[]): readonly Place[] {
  const named = new Set(places.filter((place) => namesRow(wanted, place)))
  return named.size === 0 ? places : places.filter((place) => place.cells === undefined || named.has(place))
}
