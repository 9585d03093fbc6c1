import type { Language } from '../language/words.ts'
import { bestOf, type Found, isMatched, predicateOf, verbOf } from './alignment.ts'
import type { Quantity } from './quantity.ts'
import type { Clause, ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'
import { stageIn } from './vocabulary/index.ts'

/** What says it must stand in the clause that speaks of it, and not in another one. */
export const isInFocus = (verb: Term, { clauses }: ReadText, focus: Clause | undefined): boolean =>
  focus === undefined ||
  bestOf(verb, focus.terms).strength >= isMatched ||
  !clauses.some((clause) => clause !== focus && bestOf(verb, clause.terms).strength >= isMatched)

export function predicateShare(statement: ReadText, matches: readonly (Found & { term: Term })[]): number {
  const predicate = new Set(predicateOf(statement))
  const own = matches.filter(({ term }) => predicate.has(term))
  const total = own.reduce((sum, { term }) => sum + term.weight, 0)
  return total === 0
    ? 0
    : own.reduce((sum, { term, strength, isOwn }) => sum + (isOwn ? term.weight * strength : 0), 0) / total
}

export function subjectShare(statement: ReadText, matches: readonly (Found & { term: Term })[]): number {
  const predicate = new Set(predicateOf(statement))
  const own = matches.filter(({ term }) => !predicate.has(term) && term.weight > 0.3)
  const total = own.reduce((sum, { term }) => sum + term.weight, 0)
  return total === 0 ? 0 : own.reduce((sum, { term, strength }) => sum + term.weight * strength, 0) / total
}

export function isEntryOfIt(statement: ReadText, { text, language }: ReadText): boolean {
  const label = /^\W*([^:.!?]{3,80}):\s/u.exec(text)?.[1]
  if (label === undefined) return false
  const named = termsOf(label, language).filter(({ weight }) => weight > 0.3)
  return (
    named.length > 0 &&
    named.filter((term) => bestOf(term, statement.terms).strength >= isMatched).length >=
      named.length * 0.75 &&
    statement.terms.filter(({ weight }) => weight > 0.3).some((term) => bestOf(term, named).strength >= 0.9)
  )
}

/** 'The director, Petra Wolf, will retire' says by the way that she is the director. */
export function isOfOtherDeed(statement: ReadText, focus: Clause | undefined): boolean {
  const modal =
    /(?<![\p{L}])(?:will|is to|are to|is going to|plans to|intends to|is expected to|wird|werden|soll|sollen|muss|müssen)(?![\p{L}])/iu.exec(
      focus?.text ?? '',
    )
  if (focus === undefined || modal === null || verbOf(statement) !== undefined) return false
  if (!/(?<![\p{L}])(?:is|are|ist|sind)(?![\p{L}])/iu.test(statement.text)) return false
  const governed = focus.terms.filter(({ at, weight }) => at > modal.index && weight > 0.3)
  return governed.length > 0 && !governed.some((term) => bestOf(term, statement.terms).strength >= isMatched)
}

export function withoutNames(statement: ReadText, matches: readonly (Found & { term: Term })[]): number {
  const names = new Set(statement.names.flatMap(({ words }) => words))
  const rest = matches.filter(({ term }) => !names.has(term.word) && term.weight > 0.3)
  const total = rest.reduce((sum, { term }) => sum + term.weight, 0)
  return total === 0 || names.size === 0
    ? 0
    : rest.reduce((sum, { term, strength }) => sum + term.weight * strength, 0) / total
}

/** 'Is forbidden', 'is missing': the status of the statement says it, in whatever words a sentence does. */
export const isCarriedByStatus = ({ written }: Term, statement: ReadText): boolean =>
  statement.terms.length > 2 &&
  deniesByWord.test(written) &&
  statement.clauses.some(({ status }) => status.isDenied)

const deniesByWord =
  /^(?:prohibited|forbidden|banned|missing|lacking|absent|verboten|untersagt|unzulässig|fehl(?:t|en|te|ten|end\w*))$/iu

export function isEarlierStage(
  verb: Term | undefined,
  { language, terms }: ReadText,
  { focus, language: other }: { focus: Clause | undefined; language: Language },
): boolean {
  const wanted = stageIn(verb === undefined ? doneIn(terms) : nameOf(verb), language)
  if (wanted === undefined || focus === undefined) return false
  const found = focus.terms
    .filter(({ written }) => other === 'en' || /^\p{Ll}/u.test(written))
    .flatMap((term) => stageIn(nameOf(term), other) ?? [])
  return found.length > 0 && found.every((stage) => stage < wanted)
}

/** 'Received', 'erhalten': verbs that say little beside their objects, and yet how far it has come. */
const doneIn = (terms: readonly Term[]): string =>
  terms.find(({ weight, written }) => weight <= 0.3 && /^\p{Ll}/u.test(written))?.written ?? ''

const nameOf = ({ word, written }: Term): string => (word.includes('_') ? word : written)

const turnsDown =
  /(?<![\p{L}])(?:(?:decided|voted|decision) against|rejected|turned down|abgelehnt|verworfen|gegen [^,;]{2,60} (?:entschieden|ausgesprochen|gestimmt))(?![\p{L}])/iu

/** 'Has decided against a cloud of its own' of whoever is said to run one. */
export function isTurnedDown(statement: ReadText, focus: Clause | undefined): boolean {
  const thing = statement.terms.findLast(({ weight }) => weight > 0.3)
  return (
    focus !== undefined &&
    turnsDown.test(focus.text) &&
    !turnsDown.test(statement.text) &&
    thing !== undefined &&
    bestOf(thing, focus.terms).strength >= isMatched
  )
}

export const order = /(?<![\p{L}])(?:before|until|unless|bevor|ehe|erst (?:wenn|nach)|solange)(?![\p{L}])/iu

export const stillSo =
  /(?<![\p{L}])(?:is|are|ist|sind)(?: still| noch| weiterhin)? (?:running|ongoing|in force|valid|in place|active|in operation|in kraft|gültig|aktiv)(?![\p{L}])|(?<![\p{L}])(?:läuft|gilt|besteht)(?: noch| weiterhin)?\W*$/iu

export const isCap = ({ bound }: Quantity): boolean => bound === 'at-most' || bound === 'less-than'

/** German 'wird' is English 'is' or 'will be'. */
export const isPresentOfFuture = (statement: ReadText, focus: Clause | undefined): boolean =>
  /(?<![\p{L}])(?:wird|werden)(?![\p{L}])/iu.test(statement.text) && /\bwill\b/i.test(focus?.text ?? '')

const ofNowOrBefore =
  /(?<![\p{L}])(?:has|have|had|was|were|is|are|been|being|already|now|today|currently|still|hat|haben|hatte\w*|ist|sind|war\w*|wurden?|bereits|schon|inzwischen|heute|derzeit|jetzt|mittlerweile)(?![\p{L}])/iu
const willBe = /(?<![\p{L}])(?:will|shall|künftig|zukünftig|from|ab dem|ab)(?![\p{L}])/iu
const onlyMeant =
  /(?<![\p{L}])(?:plan\w*|propos\w*|intend\w*|expect\w*|schedul\w*|envisag\w*|draft\w*|due|to be|would|aim\w*|want\w*|beabsichtig\w*|geplant\w*|vorgesehen\w*|soll\w*|möchte\w*|entwurf|vorschlag\w*|voraussichtlich)(?![\p{L}])/iu

/** 'Sixteen retire before 2030' of 'sixteen will retire before 2030': what will be is told in the present as well. */
export const isPresentOfWill = (statement: ReadText, sentence: ReadText): boolean =>
  !ofNowOrBefore.test(statement.text) && willBe.test(sentence.text) && !onlyMeant.test(sentence.text)

/** Of what the statement says without a share, the sentence says a part. */
export const namesShare = (statement: ReadText, sentence: ReadText): boolean =>
  !statement.quantities.some(({ kind }) => kind === 'percent') &&
  sentence.quantities.some(({ kind, low }) => kind === 'percent' && low < 100)

const wasDone = /(?<![\p{L}])(?:has|have|had|was|were)(?![\p{L}])/iu
/** Of nobody in particular, in the present: 'Bidders answer …', 'Each plant names …'. */
const inGeneral =
  /^\W*(?:(?:[Ee]ach|[Ee]very|[Aa]ll|[Aa]ny)\s(?:\p{L}+\s){1,3}|\p{Lu}\p{Ll}+s\s)(?!will|must|shall|can|may|should|would|could|need)\p{Ll}+(?<!ed|were|have|had)\s/u
const ofNow = /(?<![\p{L}])(?:is|are|was|were|has|have|had|been)(?![\p{L}])/iu

export const isRule = ({ text, language }: ReadText, sentence: ReadText): boolean =>
  language === 'en' &&
  sentence.language === 'en' &&
  wasDone.test(text) &&
  inGeneral.test(sentence.text.replace(/^\W+/u, '')) &&
  !ofNow.test(sentence.text)

/**
 * Whether a name of the statement is what its verb says of the subject ('is hosted in Germany'), and does not merely tell
 * which one is meant ('the pilot in Lisbon', 'by the planners in Toledo').
 */
export const namesWhatIsSaid = ({ names, terms }: ReadText, verb: Term | undefined): boolean =>
  verb !== undefined &&
  names.some(
    ({ at }) => at > verb.at && !terms.some((term) => term.at > verb.at && term.at < at && term.weight > 0.3),
  )
