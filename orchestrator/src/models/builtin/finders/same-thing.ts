import {
  isDeed,
  type PlacedQuantity,
  type Quantity,
  quantitiesOf,
  type Term,
  termsOf,
} from '../../entailment/index.ts'
import { happensAlike, isHappening } from './event-dates.ts'
import { type GivenQuantity, leastWeight, limit } from './given-quantity.ts'
import { isSaid, isSaidSo } from './said-terms.ts'
import type { ToldQuantity } from './told-quantities.ts'

/** Whether what a clause gives is of the very thing that an input's label names: the same time, rate, state and scope. */
export function isOfTheSame(given: GivenQuantity, { quantity, clause, value, piece }: ToldQuantity): boolean {
  return (
    !isBoundOtherwise(given, quantity, clause) &&
    !isOfAnotherTime(given, quantity) &&
    isOfSameRate(given, quantity) &&
    !isFormer(value, piece.text) &&
    isOfSameState(given, quantity, clause) &&
    (given.kind !== 'count' || isCountOf(given, quantity)) &&
    isOfNothingElse(given, quantity, clause)
  )
}

/** 'At least 5' gives no value, unless the label asks for a limit; what adds 'up to' something is that. */
const isBoundOtherwise = ({ isLimit }: GivenQuantity, { bound }: Quantity, clause: string): boolean =>
  bound !== 'exact' && bound !== 'about' && !isLimit && !sumUp.test(clause)
const sumUp = /(?<!\p{L})(?:adds?|added|adding|comes?|came) up to(?!\p{L})/iu

/** A month or a year beside it says when it was so; a day says when somebody said it. Another wave is another thing. */
function isOfAnotherTime({ kind, codes }: GivenQuantity, { beside }: PlacedQuantity): boolean {
  const found = beside.filter((one) => one.kind.startsWith('code'))
  if (found.some((one) => !codes.some((code) => code.kind === one.kind && code.low === one.low))) return true
  if (codes.length > found.length) return true
  return kind !== 'date' && beside.some((one) => one.kind === 'date' && one.high > one.low)
}

/** A year's against a year's: what has no rate is not compared with what has one. */
const isOfSameRate = (given: Quantity, found: PlacedQuantity): boolean =>
  found.direction === undefined &&
  (given.per === found.per ||
    (given.per === 'year' && found.per === undefined && found.beside.some(isYearly)))
const isYearly = ({ kind, low }: Quantity): boolean => kind === 'frequency' && low > 360 && low < 370

/** 'From 14 to 16': the first is what it was. */
function isFormer(value: string, text: string): boolean {
  const at = text.indexOf(value)
  return before.test(text.slice(0, at)) && after.test(text.slice(at + value.length))
}
const before = /(?<!\p{L})(?:from|von|vom)\s*$/iu
const after = /^[^.;]{0,80}?(?<!\p{L})(?:to|auf)\s[^.;]*\d/iu

/** What is asked for, spent, offered or thought of is not what is so. */
const otherState =
  /(?<!\p{L})(?:ask(?:s|ed)?|request\p{L}*|propos\p{L}*|offer\p{L}*|recommend\p{L}*|forecast\p{L}*|estimat\p{L}*|want\p{L}*|wish\p{L}*|spent|remain\p{L}*|sav(?:e|es|ed|ing)|would|could|might|if|promis\p{L}*|hop(?:e|es|ed)|instead|halted|former\p{L}*|verlang\p{L}*|beantrag\p{L}*|vorgeschlagen|schlägt|angeboten|bietet|empf[aeio]hl\p{L}*|empfiehlt|prognose\p{L}*|schätz\p{L}*|will|wollte\p{L}*|wünsch\p{L}*|ausgegeben|verbraucht|verbleib\p{L}*|spart|gespart|würde\p{L}*|könnte\p{L}*|wenn|falls|wäre\p{L}*|versprochen|statt|ehemalig\p{L}*)(?!\p{L})/giu

function isOfSameState(given: GivenQuantity, found: PlacedQuantity, clause: string): boolean {
  if (found.isOfPart || found.isRatio === true || (found.isTarget && !given.isAim)) return false
  // 'Of the budget EUR 12,000 are for travel.'
  if (given.kind !== 'count' && /^(?:out )?(?:of|von|vom|aus) /iu.test(clause)) return false
  if (given.kind === 'date' && !happensAlike(given.label, clause)) return false
  // 'Start' alone: of what, only a clause that begins with it tells.
  if (given.subject.every(({ written }) => isHappening(written)) && !beginsWith(clause, given.subject))
    return false
  const states = clause.match(otherState) ?? []
  return states.every((state) => given.subject.some((term) => isSaid(term, termsOf(state))))
}

const beginsWith = (clause: string, subject: readonly Term[]): boolean =>
  subject.some((term) => isSaid(term, termsOf(clause.split(/\s+/).slice(0, 3).join(' '))))

/** The words after the number name what the label does, and say nothing of which of them before it. */
function isCountOf({ subject, label }: GivenQuantity, { of }: PlacedQuantity): boolean {
  if (startsWithVerb.test(of) || ofSomebody.test(of)) return false
  const counted = termsOf(of)
  const at = counted.findIndex((term) => subject.some((own) => isSaidSo(own, [term])))
  return at !== -1 && counted.slice(0, at).every((term) => isInLabel(term, subject, label))
}
const isInLabel = (term: Term, subject: readonly Term[], label: string): boolean =>
  label.toLowerCase().includes(term.written.toLowerCase()) || subject.some((own) => isSaidSo(own, [term]))
const startsWithVerb =
  /^(?:is|are|was|were|has|have|had|will|must|can|ist|sind|war|waren|wurden?|werden|hat|haben|müssen|können)(?![\p{L}-])/iu
const ofSomebody = /\s(?:of|von|des)\s/iu

/** Whoever has, lists or decides it, whatever it is of. */
const holder =
  /^(?:we|wir|group|company|firm|organi[sz]ation|house|board|committee|council|management|list|inventory|catalogue|catalog|register|table|report|minutes|note|letter|memo|plan|gruppe|unternehmen|firma|haus|betrieb|verein|vorstand|ausschuss|rat|gremium|geschäftsleitung|liste|verzeichnis|katalog|tabelle|bericht|protokoll|notiz|vermerk|schreiben|inventar|total|insgesamt|altogether)$/iu
const ofAll =
  /(?<!\p{L})(?:all(?: of)?(?: the| our| its)?|of(?: the| our| its)?|alle[rn]?|von(?: den| unseren)?|in total|insgesamt|total of|gesamt)\s*$/iu
/** Verbs that say that there are so many, and nothing of what they do. */
const exists =
  /^(?:has|have|had|holds?|covers?|lists?|counts?|contains?|comprises?|includes?|names?|hat|haben|stehen|steht|nennt|nannte|nannten|zählt|zählen|enthält|umfasst|umfassen|führt|found|gefunden|runs?|operates?|owns?|employs?|betreibt|betreiben|unterhält|besitzt|beschäftigt)$/iu
const comesTo = /^(?:add|come|amount|total|lag|lagen|war|waren)$/iu

/** Nothing in the clause makes it narrower than the label: what is not said there has it, decides it or says that it is so. */
function isOfNothingElse(
  { kind, subject, isLimit }: GivenQuantity,
  found: PlacedQuantity,
  clause: string,
): boolean {
  if (kind === 'count' && ofAll.test(clause.slice(0, found.at))) return true
  if (isCalledSo(subject, clause.slice(0, found.at))) return true
  const others = new Set(
    quantitiesOf(clause).flatMap((one) =>
      one.low === found.low && one.kind === found.kind ? [] : one.of.toLowerCase().split(/\s+/),
    ),
  )
  const unit = new Set(
    clause
      .slice(found.at, found.end)
      .toLowerCase()
      .split(/[\s-]+/),
  )
  return found.about.every((term, index) => {
    const word = term.written.toLowerCase()
    if (unit.has(word) || (isLimit && word.match(limit) !== null)) return true
    if (term.weight <= leastWeight || holder.test(word) || others.has(word)) return true
    if (subject.some((own) => isSaid(own, [term]))) return !isNarrower(term, subject)
    // 'The audit committee' decides on anything.
    if (body.test(found.about[index + 1]?.written ?? '') || exists.test(word)) return true
    return kind !== 'count' && (isVerb(term, clause) || comesTo.test(word))
  })
}
/** 'The approved budget of £5.2 million does not cover …': the label's words stand right before the value. */
function isCalledSo(subject: readonly Term[], ahead: string): boolean {
  const near = termsOf(ahead.trim().split(/\s+/).slice(-longestName).join(' '))
  return subject.length >= 2 && subject.every((term) => isSaid(term, near)) && near.length === subject.length
}
const longestName = 4
const body = /^(?:board|committee|council|commission|ausschuss|vorstand|gremium)$/iu

/** 'Mietvertrag', of 'Vertrag': a compound of it is a kind of it. */
const isNarrower = ({ parts }: Term, subject: readonly Term[]): boolean =>
  parts.length > 1 &&
  !subject.some((own) => own.parts.length >= parts.length) &&
  parts.some((part) => ![...part.keys()].some((key) => subject.some(({ meanings }) => meanings.has(key))))

/** German writes nouns with a capital; English verbs are told by their endings, and nouns by theirs. */
const isVerb = ({ written, meanings }: Term, clause: string): boolean =>
  /^\p{Ll}/u.test(written) &&
  !beforeNoun.test(clause.slice(0, clause.indexOf(written))) &&
  isDeed(meanings) &&
  /(?:ed|s|en|te|t|held|took|made|met|kept|paid|set)$/u.test(written) &&
  !/(?:ment|ions?|ings?|port|test|ness|ence|ance)s?$/u.test(written)
const beforeNoun = /(?<!\p{L})(?:of|for|in|at|with|by|the|an?|its|our|their)\s+$/iu
