import type { Quantity } from './quantity.ts'
import type { ReadText } from './sentence.ts'

const nearly = 1e-6
const aboutShare = 0.06
/** A sum of more figures than these is nobody's. */
const mostFigures = 12
const measured = /^(?:count|money|time|working|work|weight|length|area|volume|energy|power|bytes)/u

const together =
  /(?<![\p{L}])(?:altogether|in total|in all|together|combined|overall|sum|zusammen|insgesamt|gesamt\p{L}*|summe)(?![\p{L}])/iu
const byMuch =
  /(?<![\p{L}])(?:by|um|another|further|weitere|noch)\s(?:(?:about|around|some|nearly|rund|etwa|knapp)\s)?$/iu
const moves =
  /(?<![\p{L}])(?:gr[eo]w\p{L}*|ris(?:e|es|en|ing)|rose|increas\p{L}+|f[ae]ll\p{L}*|dropp?\p{L}*|reduc\p{L}+|cut\p{L}*|shr[iau]nk\p{L}*|nimmt|nahm(?:en)?|(?:zu|ab)(?:nehmen|genommen)|w[aäu]chs\p{L}*|gewachsen|st[ie]{2}g\p{L}*|gestiegen|s[aiu]nk\p{L}*|erhöh\p{L}+|senk\p{L}+|reduzier\p{L}+)(?![\p{L}])/iu
const halves = /(?<![\p{L}])(?:half|halved|hälfte|halbiert|zur hälfte)(?![\p{L}])/iu
const doubles = /(?<![\p{L}])(?:doubled?|twice|verdoppelt|doppelt|zweimal)(?![\p{L}])/iu

/**
 * Whether a figure of a claim can be reckoned from those of a passage, and is told as one that is: by how much two
 * differ, what they come to together, the half or the double of one that the passage speaks of. It stands nowhere in the
 * passage and says nothing else.
 */
export function isReckonedFrom(wanted: Quantity, claim: string, sentences: readonly ReadText[]): boolean {
  if (!measured.test(wanted.kind)) return false
  const figures = sentences
    .flatMap(({ quantities }) => quantities)
    .filter(({ kind, isRatio }) => kind === wanted.kind && isRatio !== true)
    .map(({ low }) => low)
    .slice(0, mostFigures)
  const passage = sentences.map(({ text }) => text).join(' ')
  const isDifference =
    wanted.direction !== undefined || (byMuch.test(claim.slice(0, wanted.at)) && moves.test(claim))
  const isSum = together.test(claim)
  return figures.some(
    (one, index) =>
      (halves.test(passage) && isNear(one / 2, wanted)) ||
      (doubles.test(passage) && isNear(one * 2, wanted)) ||
      figures
        .slice(index + 1)
        .some(
          (other) =>
            (isDifference && isNear(Math.abs(one - other), wanted)) || (isSum && isNear(one + other, wanted)),
        ),
  )
}

const isNear = (value: number, { low, bound }: Quantity): boolean =>
  value > 0 && Math.abs(value - low) <= low * (bound === 'about' ? aboutShare : nearly)
