import { bestOf, isMatched } from './alignment.ts'
import type { Place } from './places.ts'
import type { ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'

const listing =
  /^\W*(?:there (?:is|are) (?:an? )?(?:\p{L}+ )?(?:lists?|tables?|overviews?|inventor(?:y|ies)|registers?|catalogues?|director(?:y|ies)|breakdowns?) of(?: all)?(?: the)?|es gibt (?:eine?n? )?(?:\p{L}+ )?(?:listen?|übersicht(?:en)?|tabellen?|verzeichniss?e?|aufstellung(?:en)?|register|inventar)(?: aller| der| des| von(?: allen)?)?)\s+(.+)$/iu

/** Fewest rows of a table that lists something. */
const leastRows = 3
/** So much of what is to be listed the passage must speak of. */
const leastSpoken = 0.6

/**
 * 'There is a list of the interfaces': a table that stands under that name is the list. Its first rows are shown.
 * @returns the places that say so; none where the statement asks for no list or the passage has none
 */
export function placesThatList(statement: ReadText, places: readonly Place[]): Place[] {
  const wanted = listing.exec(statement.text)?.[1]
  if (wanted === undefined) return []
  const terms = termsOf(wanted, statement.language).filter(({ weight }) => weight > 0.3)
  const [head] = terms
  if (head === undefined) return []
  const rows = places.filter((place) => place.cells !== undefined && isUnder(head, place, statement))
  if (rows.length < leastRows || shareOf(terms, places, statement) < leastSpoken) return []
  return rows.slice(0, shownRows)
}
/** Rows that show that it is a list; how many there are of something is none. */
const shownRows = 2

/** The caption or heading that stands right above. */
const isUnder = (head: Term, { about = '' }: Place, { language }: ReadText): boolean => {
  const last = about.split(/\. (?=[^.]*$)/u).at(-1) ?? ''
  return bestOf(head, termsOf(last, language)).strength >= 0.9
}

function shareOf(terms: readonly Term[], places: readonly Place[], { language }: ReadText): number {
  const said = termsOf(places.map(({ text, about = '' }) => `${about} ; ${text}`).join(' ; '), language)
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  return (
    terms.reduce((sum, term) => sum + (bestOf(term, said).strength >= isMatched ? term.weight : 0), 0) / total
  )
}
