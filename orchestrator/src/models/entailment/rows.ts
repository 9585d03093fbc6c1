import type { Judgement } from './reading.ts'
import { type Cell, type Place, rowText } from './places.ts'
import { quantitiesOf } from './quantities.ts'
import type { ReadText } from './sentence.ts'
import { predicateOf, verbOf } from './alignment.ts'
import { matchOf, type Term, termsOf } from './terms.ts'

const yes =
  /^(?:yes|y|ja|j|x|✓|✔|done|ok|erledigt|complete[d]?|fertig|abgeschlossen|.*\b(?:19|20)\d\d\b.*|\d{1,2}\.?\s?(?:\d{1,2}\.|(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*).*|passed|bestanden|signed|approved|genehmigt|unterschrieben)$/iu
const no =
  /^(?:|–|-|—|(?:no|nein|none|keine?[rs]?)(?:[,;(].*)?|n|open|pending|outstanding|missing|tbd|tba|n\/a|not (?:yet|started|done|fixed|named|filled).*|to be \p{L}+|vacant|unfilled|nobody|vakant|unbesetzt|niemand|noch zu .*|offen|ausstehend|fehlt|noch nicht.*|keine?[rs]?|to do|in progress|in arbeit|failed|partly|partial(?:ly)?|teilweise|✗|✘|\d{1,2}\s?%|nicht bestanden|rejected|abgelehnt)$/iu
/** Whether a cell says that what its head names is not there, or not yet. */
export const isOpenCell = (text: string): boolean => no.test(text)
/** Rows of risks, ideas and questions name what might be. */
const thought =
  /^(?:risks?|risiken|risiko|risk description|ideas?|ideen?|questions?|fragen?|assumptions?|annahmen?|threats?|opportunit\w+|chancen?)$/i

/** 'No training – likelihood: medium, damage: high' rates what may come to be. */
const rated =
  /(?<![\p{L}])(?:likelihood|probability|eintritt\w*|wahrscheinlichkeit)\s*[:=(]?\s*(?:very |sehr )?(?:low|medium|high|gering|niedrig|mittel|hoch|\d)/iu

export const isRowOfThoughts = ({ cells = [], text }: Place): boolean =>
  cells.some(({ header }) => thought.test(header.trim())) || (cells.length === 0 && rated.test(text))

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
  if (statement.quantities.some(({ kind }) => kind !== 'date' && !kind.startsWith('this '))) return undefined
  const rows = places.flatMap((place) => {
    const ticked = tickedCell(statement, place, places)
    return ticked === undefined ? [] : [{ place, ...ticked }]
  })
  if (rows.length < 2) return undefined
  const own = rows.filter(({ place }) => namesRow(statement, place))
  const open = (own.length > 0 ? own : rows).find(
    ({ isYes, column }) => !isYes || isOfOtherTime(statement, column.text),
  )
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
  places: readonly Place[],
): { isYes: boolean; column: Cell } | undefined {
  const verb = verbOf(statement)
  const said = verb === undefined ? predicateOf(statement) : [verb]
  for (const terms of [said, predicateOf(statement)])
    for (const column of cells.slice(1)) {
      const header = termsOf(column.header, statement.language)
      if (!header.some((term) => matches(term, terms))) continue
      if (no.test(column.text)) return { isYes: false, column }
      if (yes.test(column.text) || isPerson(column.text)) return { isYes: true, column }
      if (isOfDates(column.header, places)) return { isYes: false, column }
    }
  return undefined
}

/** 'All lifts were serviced in 2026' is not so of one whose cell has a day of 2025. */
function isOfOtherTime({ quantities }: ReadText, cell: string): boolean {
  const wanted = quantities.filter(({ kind, bound }) => kind === 'date' && bound === 'exact')
  const found = quantitiesOf(cell).filter(({ kind }) => kind === 'date')
  return (
    wanted.length > 0 &&
    found.length > 0 &&
    !wanted.some((one) =>
      found.some(
        (other) => one.hasYear !== other.hasYear || (one.low <= other.high && other.low <= one.high),
      ),
    )
  )
}

/** Where the other rows have a day, what is none says why there is none yet. */
function isOfDates(header: string, places: readonly Place[]): boolean {
  const texts = places.flatMap(({ cells = [] }) =>
    cells.filter((cell) => cell.header === header).map((cell) => cell.text),
  )
  const dated = texts.filter((text) => quantitiesOf(text).some(({ kind }) => kind === 'date'))
  return dated.length >= 2 && dated.length * 2 > texts.length
}

/** 'A. Petit', 'Anna Weber': whoever is named is named. */
const isPerson = (text: string): boolean =>
  /^(?:\p{Lu}\.|\p{Lu}\p{Ll}+)(?:[ -](?:\p{Lu}\.|\p{Lu}\p{Ll}+))+$/u.test(text.trim())

/** 'Failed' says of what was passed. */
const isContraryOf = (term: Term, statement: ReadText): boolean =>
  predicateOf(statement).some((said) => {
    const { strength, sign } = matchOf(said, term)
    return strength >= isMatched && sign === -1
  })

const matches = (term: Term, others: readonly Term[]): boolean =>
  others.some((other) => {
    const { strength, sign } = matchOf(other, term)
    return strength >= isMatched && sign === 1
  })

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

/** So much of a statement's words a row's own cells must have, for the row to be about it. */
const leastOfRow = 0.4

/** Whether a row is about a statement: by what stands in its cells. Heads and captions say what all its rows are about. */
export function isAboutRow(statement: ReadText, place: Place): boolean {
  const { cells } = place
  if (cells === undefined || namesRow(statement, place)) return true
  const own = termsOf(cells.map(({ text }) => text).join(' ; '), statement.language)
  const weighty = statement.terms.filter(({ weight }) => weight > 0.3)
  const total = weighty.reduce((sum, { weight }) => sum + weight, 0) || 1
  return weighty.reduce((sum, term) => sum + (matches(term, own) ? term.weight : 0), 0) / total >= leastOfRow
}

/** Whether a row's own cells name so much of what a statement speaks of, of the words before its verb. */
export function hasSubjectIn(statement: ReadText, place: Place, least: number): boolean {
  if (place.cells === undefined || namesRow(statement, place)) return true
  const said = new Set(predicateOf(statement))
  const subject = statement.terms.filter((term) => term.weight > 0.3 && !said.has(term))
  const own = termsOf(place.cells.map(({ text }) => text).join(' ; '), statement.language)
  const total = subject.reduce((sum, { weight }) => sum + weight, 0)
  const found = subject.reduce((sum, term) => sum + (matches(term, own) ? term.weight : 0), 0)
  return total === 0 || found / total >= least
}

/** A row without the cells that say nothing of a statement: what is open in one of those is another thing. */
export function withoutOtherCells(statement: ReadText, place: Place): Place {
  if (place.cells === undefined) return place
  const cells = place.cells.filter(
    ({ header, text }, index) =>
      index === 0 ||
      termsOf(`${header} ; ${text}`, statement.language).some((term) => matches(term, statement.terms)) ||
      termsOf(text, statement.language).some((term) => isContraryOf(term, statement)),
  )
  return { ...place, cells, text: rowText(cells) }
}

/** Of a table the rows that a text names, where it names one. */
export function withoutOtherRows(wanted: ReadText, places: readonly Place[]): readonly Place[] {
  const named = new Set(places.filter((place) => namesRow(wanted, place)))
  return named.size === 0 ? places : places.filter((place) => place.cells === undefined || named.has(place))
}
