import { bestOf, isMatched } from './alignment.ts'
import { compareQuantities } from './compare-quantities.ts'
import { hasName } from './names.ts'
import type { Place } from './places.ts'
import { readText, type ReadText } from './sentence.ts'
import { languageIn, type Term, termsOf } from './terms.ts'

/** Shares of a claim's words that its closest sentence has, and that the whole passage has, as they count together. */
const ofSentence = 0.6
const ofPassage = 0.4
/** What each figure and each name that is there counts beside the words. */
const eachFigure = 0.2
/** From here on a passage speaks of what a claim says; fitted to labelled claims. */
const leastScore = 0.33
/** One ordinary word that both have is chance, whatever share of a short claim it is. */
const leastShared = 1.2

/** Whether a passage speaks of what a claim says at all: words of both, with the figures and names that stand beside them. */
export function isSpokenOf(claim: ReadText, places: readonly Place[], context = ''): boolean {
  const texts = places.map(({ text }) => text)
  const whole = [context, ...texts].join('\n')
  const language = languageIn(whole, claim.language)
  const weight = claim.terms.reduce((sum, term) => sum + term.weight, 0)
  const inWhole = weightIn(claim.terms, termsOf(whole, language))
  const inBest = Math.max(0, ...texts.map((text) => weightIn(claim.terms, readText(text, language).terms)))
  const alike = figuresIn(claim, texts) + claim.names.filter((name) => hasName(whole, name)).length
  const share = weight === 0 ? 0 : (ofSentence * inBest + ofPassage * inWhole) / weight
  return inWhole + alike >= leastShared && share + eachFigure * alike >= leastScore
}

const weightIn = (wanted: readonly Term[], found: readonly Term[]): number =>
  wanted.reduce((sum, term) => {
    const { strength } = bestOf(term, found)
    return sum + (strength >= isMatched ? strength * term.weight : 0)
  }, 0)

/** How many of a claim's figures stand anywhere in a passage. */
function figuresIn(claim: ReadText, texts: readonly string[]): number {
  const wanted = claim.quantities.filter(({ isRatio }) => isRatio !== true)
  const read = texts.map((text) =>
    compareQuantities(wanted, readText(text, claim.language).quantities, { isExact: false }),
  )
  return wanted.filter((_, index) => read.some((found) => found[index]?.likeness === 'same')).length
}
