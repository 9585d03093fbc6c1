import { languageIn, type Quantity, type Term } from '../../entailment/index.ts'
import type { EvidenceInput } from '../../port.ts'
import type { Compared } from './difference.ts'
import { type GivenQuantity, givenQuantity } from './given-quantity.ts'
import { isSaid, isSaidSo } from './said-terms.ts'
import { isOfTheSame } from './same-thing.ts'
import type { Piece } from './pieces.ts'
import { comparableWith, type ToldQuantity, toldQuantities } from './told-quantities.ts'

/** Chosen on pairs of an input and a text (bench/evaluation/differences). */
const rules = {
  /** So much of the label a clause has to say; so much where the values nearly agree. */
  subject: 0.75,
  subjectOfNear: 0.6,
  /** … so much for what it gives to be the input's value all the same, and by itself, without the heading above it. */
  leastSubject: 0.5,
  leastOwn: 0.3,
  /** Figures of one thing that were taken at other times differ little. */
  near: 0.85,
  /** Days that are further apart are of other events. */
  nearDays: 31,
  mostDays: 120,
  /** Named 'about', or in units that the calendar makes uneven. */
  about: 0.12,
  uneven: 0.03,
}

interface Statement extends ToldQuantity {
  /** How much of the label it says, 0 to 1. */
  share: number
  /** It is of what the label names and of nothing narrower. */
  isWholly: boolean
}

/**
 * An input against the sentences that give another value for the same thing: of the same kind and unit, said of all
 * that its label names and of nothing narrower (no part, place, time, stage or other state of it). What any source
 * gives as the input does is no difference.
 */
export function againstStatements(input: EvidenceInput, pieces: readonly Piece[]): Compared {
  const given = givenQuantity(input, languageIn(`${input.label}. ${pieces[0]?.text ?? ''}`))
  if (given === undefined) return { isGiven: false, differences: [] }
  const told = [
    ...pieces.filter(({ kind }) => kind !== 'row').flatMap((piece) => statementsIn(piece, given)),
    ...headingsWithDay(given, pieces).flatMap((piece) => statementsIn(piece, given, true)),
  ]
  if (told.some(({ quantity }) => isSame(given, quantity))) return { isGiven: true, differences: [] }
  const [best] = told.filter(({ isWholly }) => isWholly).toSorted((one, other) => other.share - one.share)
  if (best === undefined) return { isGiven: false, differences: [] }
  const other = { piece: best.piece, value: best.value }
  return {
    isGiven: false,
    differences: [{ subject: input.label, one: { input, value: input.value.trim() }, other }],
  }
}

/** 'Note on the restore of 19 September 2026': a heading tells the day of what it is about, in few words. */
function headingsWithDay({ kind }: GivenQuantity, pieces: readonly Piece[]): Piece[] {
  if (kind !== 'date') return []
  const known = new Map<string, Piece>()
  for (const piece of pieces) {
    const [first = ''] = piece.passage.text.trimStart().split('\n', 1)
    const heading = first.replace(/^#+\s*/u, '').trim()
    const isHeading = heading !== '' && (piece.passage.label ?? '').includes(heading)
    if (isHeading && !known.has(heading))
      known.set(heading, { ...piece, kind: 'item', text: heading, cells: [] })
  }
  return [...known.values()]
}

function statementsIn(piece: Piece, given: GivenQuantity, isHeading = false): Statement[] {
  return toldQuantities(piece).flatMap((told): Statement[] => {
    const quantity = comparableWith(given, told.quantity)
    if (quantity === undefined) return []
    const { title, language } = told
    const own = shareSaid(given.subject, told.quantity.about)
    const share = shareSaid(given.subject, [...told.quantity.about, ...title])
    if (own < rules.leastOwn || (!isHeading && share < rules.leastSubject)) return []
    const isNear = isNearTo(given, quantity)
    const [main] = given.subject
    const isCalled = isHeading
      ? isNear && main !== undefined && isSaidSo(main, told.quantity.about)
      : share >= (isNear ? rules.subjectOfNear : rules.subject)
    const isInOtherLanguage = given.language !== language
    const isItsWord = given.subject.some((term) => isSaidSo(term, [...told.quantity.about, ...title]))
    const isWholly =
      isCalled &&
      (isItsWord || isInOtherLanguage) &&
      isWithinReach(given, quantity) &&
      isOfTheSame(given, { ...told, quantity })
    return [{ ...told, quantity, share, isWholly }]
  })
}

/** How much of the label's words is said, by their weight. */
function shareSaid(subject: readonly Term[], about: readonly Term[]): number {
  const weigh = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0)
  return weigh(subject.filter((term) => isSaid(term, about))) / weigh(subject)
}

/** The same, or one within what the other leaves open. */
function isSame(given: Quantity, found: Quantity): boolean {
  if (given.kind === 'date') return given.low <= found.high && found.low <= given.high
  const isAbout = found.bound === 'about' || given.bound === 'about'
  const share = isAbout ? rules.about : found.isLoose || given.isLoose ? rules.uneven : 1e-6
  const slack = share * Math.max(Math.abs(given.high), Math.abs(found.high))
  return given.low - slack <= found.high && found.low - slack <= given.high
}

const isNearTo = (given: Quantity, found: Quantity): boolean =>
  given.kind === 'date'
    ? Math.abs(given.low - found.low) <= rules.nearDays
    : Math.min(given.low, found.low) >= rules.near * Math.max(given.low, found.low)

const isWithinReach = (given: Quantity, found: Quantity): boolean =>
  given.kind !== 'date' ||
  (Math.abs(given.low - found.low) <= rules.mostDays && found.high - found.low <= rules.nearDays)
