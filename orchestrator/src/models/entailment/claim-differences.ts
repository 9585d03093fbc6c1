import type { Comparison } from './comparison.ts'
import { isOpen } from './contradiction.ts'
import { isSubjectOpen } from './judge.ts'
import { isDeniedByVerb } from './denying-verbs.ts'
import type { Place } from './places.ts'
import type { Reason } from './reading.ts'
import { isNegative, type Status } from './status.ts'

/** From here on a sentence says a claim, in its words or those of the tables. */
const saysIt = 0.72
/** So much of a claim a sentence must have for a difference to be one; the sentence alone, and with what is around it. */
const least = { quantity: { own: 0.34, all: 0.5 }, status: { own: 0.4, all: 0.6 } } as const
/** … and so much of it itself, what its pronouns stand for apart. */
const leastSaid = 0.4
/** So much of a claim must be there for one 'without' to turn it round. */
const mostOfIt = 0.7
/** So much of the words beside a name must be there, for another name to be in its place. */
const sameButName = 0.8

/** A place of a passage beside a claim. */
export interface ComparedPlace {
  place: Place
  comparison: Comparison
  /** Words, figures and names that are there, of those of the claim. */
  closeness: number
  /** Of a row: whether the claim names it. */
  isNamed: boolean
  /** Both say by whom it is done, each by somebody else. */
  hasOtherAgent: boolean
  /** What is claimed of all it says of some. */
  isOfSome: boolean
  /** Who does it to whom is the other way round. */
  isReversed: boolean
}

/** In what a place says otherwise; a figure that stands elsewhere in the passage is not denied. */
export function differenceWith(one: ComparedPlace, all: readonly ComparedPlace[]): Reason | undefined {
  const { comparison } = one
  const { own, coverage, quantities, names } = comparison
  const isOtherRow = one.place.cells !== undefined && !one.isNamed
  if (one.hasOtherAgent && comparison.verb?.isSaid === true) return 'name'
  if (one.isOfSome) return 'scope'
  if (comparison.leavesOthers && own >= least.status.own) return 'scope'
  if (one.isReversed && comparison.own >= mostOfIt) return 'name'
  if (!isOtherRow && names === 'differs' && comparison.withoutNames >= sameButName) return 'name'
  if (!isOtherRow && own >= least.quantity.own && coverage >= least.quantity.all) {
    if (names === 'differs') return 'name'
    if (isOfAll(one)) return 'scope'
    const differing = quantities.findIndex(
      ({ likeness }, index) => likeness === 'differs' && !isMetBetter(index, one, all),
    )
    if (differing !== -1) return quantities[differing]?.because
  }
  if (!isOtherRow && isSubjectOpen(comparison)) return 'tense'
  return own >= least.status.own && coverage >= least.status.all ? statusDifference(comparison) : undefined
}

/** 'All 34 are described' where it is said of 19. */
const isOfAll = ({ comparison: { status, quantities, predicate } }: ComparedPlace): boolean =>
  status.wanted.scope === 'all' &&
  predicate >= 0.9 &&
  quantities.some(({ likeness, because }) => likeness === 'differs' && because === 'number')

/** Whether another place, about as close, has the figure. */
const isMetBetter = (index: number, one: ComparedPlace, all: readonly ComparedPlace[]): boolean =>
  all.some(
    (other) =>
      other !== one &&
      other.comparison.names !== 'missing' &&
      other.comparison.quantities[index]?.likeness === 'same' &&
      other.closeness >= one.closeness - 0.1,
  )

function statusDifference(comparison: Comparison): Reason | undefined {
  const { wanted, found } = comparison.status
  const isSpoken =
    comparison.isContrary ||
    (comparison.isWithout && !comparison.deniesSomewhere && comparison.coverage >= mostOfIt) ||
    (comparison.verb?.isSaid ?? comparison.predicate >= 0.5)
  if (comparison.isTurnedDown && !wanted.isDenied) return 'negation'
  if (isDeniedByVerb(comparison)) return 'negation'
  if (comparison.orders === 'contrary') return 'negation'
  if (comparison.isForbidden && comparison.coverage >= mostOfIt) return 'modality'
  if (comparison.needs.isSame || comparison.orders === 'same') return undefined
  if (comparison.needs.isOther) return 'modality'
  if (comparison.coverage >= mostOfIt - 0.1 && isNeedDenied(wanted, found)) return 'negation'
  if (!isSpoken) return undefined
  if (comparison.isWholeOfPart && wanted.isDenied === found.isDenied) return 'scope'
  if (wanted.isDenied !== found.isDenied && comparison.isAboutOrder) return undefined
  const isOpenToo = isNegative(wanted)
    ? comparison.deniesSomewhere || found.isUnfinished
    : wanted.isUnfinished && isNegative(found)
  if (isNegative(wanted) !== (isNegative(found) !== comparison.contrary) && !isOpenToo) return 'negation'
  if (
    wanted.manner === 'fact' &&
    (found.manner === 'planned' || isOpen(found)) &&
    !comparison.isPresentOfFuture &&
    !comparison.isOfOtherDeed &&
    !comparison.isDated
  )
    return found.manner === 'planned' ? 'tense' : 'modality'
  if (wanted.manner === 'fact' && found.isUnfinished && !wanted.isUnfinished && !isOfPart(wanted))
    return 'tense'
  if (wanted.isDenied || found.isDenied) return undefined
  if (wanted.scope === 'all' && found.condition === 'named') return 'scope'
  if (wanted.manner === 'demanded' && isOpen(found)) return 'modality'
  if (wanted.manner === 'planned' && found.manner === 'possible') return 'modality'
  if (isOpen(wanted) && found.manner === 'demanded') return 'modality'
  if (wanted.scope === 'all' && (found.scope === 'part' || comparison.namesShare)) return 'scope'
  return undefined
}

/** 'Need no badge' against 'have to wear a badge', in whatever words. */
const isNeedDenied = (wanted: Status, found: Status): boolean =>
  wanted.manner === 'demanded' && found.manner === 'demanded' && wanted.isDenied !== found.isDenied

/** 'Not all have it yet' leaves the rest open itself. */
const isOfPart = (status: Status): boolean => status.scope === 'part' && status.isDenied

/** Whether a place says the claim: its words, and every figure and name somewhere in the passage. */
export function isSaid({ comparison }: ComparedPlace, all: readonly ComparedPlace[]): boolean {
  const { coverage, own, quantities, names, status, verb } = comparison
  const areFiguresThere = quantities.every(
    ({ likeness }, index) =>
      likeness !== 'differs' &&
      (likeness === 'same' || all.some((other) => other.comparison.quantities[index]?.likeness === 'same')),
  )
  return (
    coverage >= saysIt &&
    comparison.said >= leastSaid &&
    verb?.found !== false &&
    own >= 0.45 &&
    areFiguresThere &&
    names === 'same' &&
    status.found.manner !== 'unsure'
  )
}
