import { bestOf, isMatched } from './alignment.ts'
import type { Judgement } from './reading.ts'
import type { ReadText } from './sentence.ts'
import { statusOf } from './status.ts'
import { termsOf } from './terms.ts'
import { quantitiesOf } from './quantities.ts'

/** Where what something waits for is named. */
const opens =
  /(?<![\p{L}])(?:if|once|as soon as|provided(?: that)?|on condition that|as long as|subject to|falls|wenn|sofern|sobald|vorausgesetzt|vorbehaltlich|unter der (?:bedingung|voraussetzung))(?![\p{L}])/iu
/** Where it ends and the sentence says how that stands. */
const standing = /;\s+|,\s+(?=(?:which|but|who|aber|jedoch|doch|das|die|der|was)(?![\p{L}]))|\s[–—-]\s|\.\s+/u
/** What waits to be decided by somebody else. */
const open =
  /(?<![\p{L}])(?:under appeal|appealed|contested|disputed|has declined|have declined|refused|rejected|missing|lapsed|angefochten|strittig|abgelehnt|verweigert|fehlt|fehlen)(?![\p{L}])/iu

/**
 * 'The fund pays once the permit is final; the permit is under appeal': what a sentence binds to a condition is not so yet
 * where the sentence, or the next one, says that the condition is not met. That it is met has to be read elsewhere.
 */
export function isConditionUnmet(
  wanted: ReadText,
  { text, after = '' }: { text: string; after?: string | undefined },
): boolean {
  const start = opens.exec(text)
  const [status] = wanted.clauses.map((clause) => clause.status)
  if (start === null || opens.test(wanted.text) || status?.manner !== 'fact' || status.isDenied) return false
  const behind = text.slice(start.index)
  const cut = standing.exec(behind)
  const condition = cut === null ? behind : behind.slice(0, cut.index)
  const told = [cut === null ? '' : behind.slice(cut.index + cut[0].length), after]
  return told.some((one) => one !== '' && speaksOf(condition, one, wanted) && isShort(condition, one))
}

/** 'Which it has declined' speaks of it by its pronoun, any other by a word of the condition. */
function speaksOf(condition: string, told: string, { language }: ReadText): boolean {
  if (/^\W*(?:which|this|that|dies\w*|was|diese)(?![\p{L}])/iu.test(told)) return true
  const terms = termsOf(condition, language).filter(({ weight }) => weight > 0.3)
  const said = termsOf(told, language)
  return terms.some((term) => bestOf(term, said).strength >= isMatched)
}

/** It is said not to be so, to be still open, or to fall short of what is asked for. */
function isShort(condition: string, told: string): boolean {
  const { isDenied, isUnfinished, manner } = statusOf(told)
  if (isDenied || isUnfinished || manner === 'planned' || open.test(told)) return true
  const asked = quantitiesOf(condition).filter(({ bound }) => bound === 'at-least' || bound === 'more-than')
  const reached = quantitiesOf(told)
  const [need] = asked
  const [have] = reached
  return (
    need !== undefined &&
    have !== undefined &&
    reached.length === 1 &&
    have.kind === need.kind &&
    have.high < need.low
  )
}

/** A part that is bound to an unmet condition is against a statement that says it as a fact. */
export const withCondition = (
  wanted: ReadText,
  judged: Judgement,
  place: { text: string; after?: string | undefined },
): Judgement =>
  judged.says === 'partly' &&
  (judged.because === 'modality' || judged.because === 'scope') &&
  isConditionUnmet(wanted, place)
    ? { says: 'contradicts', because: 'modality' }
    : judged
