import { hasOtherAgent, isDoneByOther, isReversed } from './agents.ts'
import type { Passage } from '../port.ts'
import { type ComparedPlace, differenceWith, isSaid } from './claim-differences.ts'
import { compare } from './compare.ts'
import type { Comparison } from './comparison.ts'
import { isOfOtherClause } from './crossed.ts'
import { namesAnother } from './other-names.ts'
import { isOfMoreThanOne } from './permission-and-part.ts'
import { type Place, placesOf } from './places.ts'
import { isReckonedFrom } from './derived-figures.ts'
import { withoutLayout } from './layout.ts'
import { surroundingsOf } from './surroundings.ts'
import { hasLeft } from './who-left.ts'
import { readCells } from './read-cells.ts'
import type { Reason } from './reading.ts'
import { haveSwappedParts } from './roles.ts'
import { judgeRest } from './rest-of-whole.ts'
import { judgeTicked, namesRow, withoutOtherRows } from './rows.ts'
import { readText, type ReadText } from './sentence.ts'
import { statementsIn } from './statement.ts'
import { swapIn } from './swaps.ts'
import { isSpokenOf } from './spoken-of.ts'
import { languageIn, termsOf } from './terms.ts'
import { isDeniedOfSome } from './some-of-all.ts'
import { isOfSome } from './universals.ts'
import { saidVerbatim } from './verbatim.ts'
import { isKnown } from './vocabulary/index.ts'

/** How a claim stands by the passage that it cites; `undecided` is what words alone do not tell. */
export type Standing = 'supported' | 'contradicted' | 'unsupported' | 'undecided'

export interface ClaimReading {
  standing: Standing
  because?: Reason
  /** The sentence or row that comes closest, verbatim. */
  quote?: string
  /** Whether the passage speaks of anything that the claim speaks of. */
  isSpokenOf: boolean
}

/** From here on what is said of the subject counts towards how close a place comes. */
const leastSaidAtAll = 0.2
/** So much of a claim stands in a sentence that says of one alone what the claim says of several. */
const leastSaidOfBoth = 0.55
/** A sentence nearly as close as the closest may be the one that is meant. */
const nearlyAsClose = 0.25

/** What a cited passage says of a claim; of one that says several things, each is read by itself. */
export function readClaim(claim: string, passage: Pick<Passage, 'text' | 'context'>): ClaimReading {
  const places = placesOf(passage)
  const verbatim = saidVerbatim(claim, places)
  if (verbatim !== undefined) return { standing: 'supported', quote: verbatim.quote, isSpokenOf: true }
  const isSpoken = isSpokenOf(readText(withoutLayout(claim)), places, passage.context)
  const readings = statementsIn(claim).map((part) => readPart(part, { passage, places, isSpoken }))
  const of = (standing: Standing): ClaimReading | undefined =>
    readings.find((one) => one.standing === standing)
  const decisive = of('contradicted') ?? of('undecided') ?? of('unsupported') ?? readings[0]
  if (decisive === undefined) return { standing: 'unsupported', isSpokenOf: isSpoken }
  const isMixed =
    decisive.standing === 'unsupported' && readings.some(({ standing }) => standing !== 'unsupported')
  return {
    ...decisive,
    ...(isMixed && { standing: 'undecided' }),
    isSpokenOf: isSpoken || readings.some(({ standing }) => standing === 'supported'),
  }
}

interface Cited {
  passage: Pick<Passage, 'text' | 'context'>
  places: readonly Place[]
  isSpoken: boolean
}

function readPart(claim: string, { passage, places, isSpoken }: Cited): ClaimReading {
  const wanted = readText(withoutLayout(claim))
  const cell = readCells(wanted, places)
  if (cell !== undefined)
    return {
      standing: cell.says === 'supports' ? 'supported' : 'contradicted',
      ...(cell.because !== undefined && { because: cell.because }),
      quote: cell.place.quote,
      isSpokenOf: true,
    }
  const ticked = judgeTicked(wanted, places)
  if (ticked?.judgement.says === 'contradicts')
    return {
      standing: 'contradicted',
      because: 'scope',
      quote: ticked.place.quote,
      isSpokenOf: true,
    }
  const [rest] = places.flatMap((place) => {
    const judged = judgeRest(wanted, readText(withoutLayout(place.text), wanted.language))
    return judged === undefined ? [] : [{ place, ...judged }]
  })
  if (rest !== undefined)
    return {
      standing: rest.says === 'supports' ? 'supported' : 'contradicted',
      ...(rest.because !== undefined && { because: rest.because }),
      quote: rest.place.quote,
      isSpokenOf: true,
    }
  const compared = withoutOtherRows(wanted, places)
    .map((place) => compareWith(wanted, place, { passage, places }))
    .toSorted((left, right) => right.closeness - left.closeness)
  const [best] = compared
  if (best === undefined) return { standing: 'unsupported', isSpokenOf: isSpoken }
  const near = compared.filter(({ closeness }) => closeness >= best.closeness - nearlyAsClose)
  const against =
    withoutReckoned(firstDifference(compared, best.closeness), wanted, compared) ??
    swapWith(wanted, best) ??
    leftBehind(wanted, compared)
  const saying = near.find((one) => isSaid(one, compared) && differenceWith(one, compared) === undefined)
  const told = { quote: best.place.quote, isSpokenOf: isSpoken }
  const read = compared.map(({ place, closeness }) => ({
    closeness,
    found: readText(place.text, wanted.language),
  }))
  const whole = [passage.context ?? '', ...places.map(({ text }) => text)].join('\n')
  if (saying === undefined && namesAnother(wanted, whole, read))
    return { standing: 'contradicted', because: 'name', ...told }
  if (
    against !== undefined &&
    (saying === undefined || saying === best || best.closeness > saying.closeness + 0.1)
  )
    return { standing: 'contradicted', because: against, ...told }
  if (isTooForeign(wanted, places) && lacksFigure(wanted, compared))
    return { standing: 'contradicted', because: 'number', ...told }
  if (saying !== undefined) return { ...told, standing: 'supported', quote: saying.place.quote }
  return { standing: isSpoken ? 'undecided' : 'unsupported', ...told }
}

/** In what the closest says otherwise, or one that is just as close. */
const firstDifference = (compared: readonly ComparedPlace[], closest: number): Reason | undefined =>
  compared
    .filter(({ closeness }) => closeness >= closest - 0.01)
    .map((one) => differenceWith(one, compared))
    .find((reason) => reason !== undefined)

/** Another figure is none that can be reckoned from what the passage tells. */
const withoutReckoned = (
  reason: Reason | undefined,
  wanted: ReadText,
  compared: readonly ComparedPlace[],
): Reason | undefined => {
  if (reason !== 'number') return reason
  const differing = wanted.quantities.filter(
    (_, index) => !compared.some(({ comparison }) => comparison.quantities[index]?.likeness === 'same'),
  )
  const sentences = compared.map(({ place }) => readText(withoutLayout(place.text), wanted.language))
  return differing.length > 0 && differing.every((one) => isReckonedFrom(one, wanted.text, sentences))
    ? undefined
    : reason
}

/** Where a claim is in the passage's own words but for one. */
const swapWith = (wanted: ReadText, { place }: ComparedPlace): Reason | undefined =>
  place.cells === undefined && languageIn(place.text, wanted.language) === wanted.language
    ? swapIn(wanted.text, place.text, wanted.language)
    : undefined

const leftBehind = (wanted: ReadText, compared: readonly ComparedPlace[]): Reason | undefined =>
  compared.some(({ place }) => hasLeft(wanted, readText(withoutLayout(place.text), wanted.language)))
    ? 'tense'
    : undefined

/** Whether a claim is in another language than its passage, in words of which the tables know too few to tell. */
function isTooForeign({ terms, language }: ReadText, places: readonly Place[]): boolean {
  const other = languageIn(places.map(({ text }) => text).join(' '), language)
  const known = terms.filter(({ word }) => isKnown(word, language)).length
  return other !== language && terms.length > 0 && known / terms.length < 0.6
}

/** A translation has the figures of what it translates, in whatever words. */
const lacksFigure = ({ quantities }: ReadText, compared: readonly ComparedPlace[]): boolean =>
  quantities.some(
    (_, index) =>
      compared.some(({ comparison }) => comparison.quantities[index]?.likeness === 'differs') &&
      !compared.some(({ comparison }) =>
        ['same', 'open'].includes(comparison.quantities[index]?.likeness ?? ''),
      ),
  )

function compareWith(
  wanted: ReadText,
  place: Place,
  { passage, places }: { passage: Pick<Passage, 'context'>; places: readonly Place[] },
): ComparedPlace {
  const found = readText(withoutLayout(place.text), wanted.language)
  const around = surroundingsOf(wanted, found, place)
  const rest = places
    .filter((other) => other !== place)
    .map(({ text }) => text)
    .join(' ')
  const comparison = compare(wanted, found, {
    around: {
      before: around.before,
      about: [...around.about, ...termsOf(rest, found.language)],
      text: `${passage.context ?? ''} ${rest}`,
    },
    exact: true,
  })
  return {
    place,
    comparison,
    closeness: closenessOf(wanted, comparison),
    isNamed: namesRow(wanted, place),
    hasOtherAgent: hasOtherAgent(wanted, found) || isDoneByOther(wanted, found),
    isOfSome:
      isOfSome(wanted, found) ||
      isDeniedOfSome(wanted, found) ||
      (comparison.coverage >= leastSaidOfBoth && isOfMoreThanOne(wanted, found)),
    isReversed:
      place.cells === undefined &&
      (isReversed(wanted, found) || isOfOtherClause(wanted, found) || haveSwappedParts(wanted, found)),
  }
}

/** Share of the claim's words, figures and names that a place itself has. */
function closenessOf(wanted: ReadText, { own, said, predicate, quantities, names }: Comparison): number {
  const words = wanted.terms.reduce((sum, { weight }) => sum + weight, 0)
  const figures = quantities.filter(({ likeness }) => likeness === 'same').length
  const nameCount = wanted.names.length
  const hits =
    ((own + said) / 2) * words +
    (said >= leastSaidAtAll ? predicate : 0) +
    figures +
    (names === 'same' ? nameCount : 0)
  const total = words + 1 + quantities.length + nameCount
  return total === 0 ? 0 : hits / total
}
