import {
  bestOf,
  findTerm,
  focusOf,
  type Found,
  isMatched,
  predicateOf,
  type Surroundings,
  verbOf,
} from './alignment.ts'
import { compareNames, type NameLikeness } from './compare-names.ts'
import { compareQuantities, type QuantityComparison } from './compare-quantities.ts'
import { isKnown, isState } from './concepts.ts'
import type { Quantity } from './quantity.ts'
import type { Reason } from './reading.ts'
import type { Clause, ReadText } from './sentence.ts'
import {
  conditionOf,
  exceptions,
  hasException,
  isStatusWord,
  pastWords,
  type Status,
  statusOf,
  withoutPhrases,
} from './status.ts'
import { type Term, termsOf } from './terms.ts'

export type { Surroundings } from './alignment.ts'

export interface Comparison {
  /** Weighted share of the statement's words that the sentence or its surroundings have, 0 to 1. */
  coverage: number
  /** The same, of the sentence alone. */
  own: number
  /** The same of what is said of the subject: the words after the verb. */
  predicate: number
  /** The same of all its words, in the sentence itself: what 'it' stands for apart. */
  said: number
  /** The same of what it speaks of: the words before the verb. */
  subject: number
  /** 'There are no …': nothing is said of a subject but whether it is there. */
  isOfExistence: boolean
  /** Words with weight that nothing has. */
  missing: readonly Term[]
  /** Whether the word that says something is there, and in which sense; undefined where the statement has none. */
  verb: { found: boolean; isSaid: boolean } | undefined
  /** What is said of the statement's words is said of their contrary, or of what is left out. */
  contrary: boolean
  /** 'No penalties': the very thing that the statement speaks of is not there. */
  isLacking: boolean
  /** A word of the statement stands in its contrary. */
  isContrary: boolean
  /** The clause that speaks of the statement. */
  focus: Clause | undefined
  quantities: readonly QuantityComparison[]
  /** German says what will be in the present: 'wird im Oktober installiert'. */
  isPresentOfFuture: boolean
  /** Some clause of the sentence denies something. */
  deniesSomewhere: boolean
  /** The statement says that its subject is done, agreed or in force. */
  saysState: boolean
  /** Both cap what may be: 'may rise by 2.5 percent at most' keeps a cap of 3. */
  isCapped: boolean
  /** The statement asks for a share: a part is what it is about. */
  asksShare: boolean
  /** Of what a statement says of all, the sentence names a share. */
  namesShare: boolean
  names: NameLikeness
  status: { wanted: Status; found: Status }
}

/** Each of these turns what is said round: a contrary word, a 'without', an 'except'. */
const isFlipped = (statement: ReadText, sentence: ReadText, focus: Clause | undefined): boolean =>
  [isContrary(statement, focus), lacksOther(statement, sentence), isExcepted(statement, sentence)].filter(
    Boolean,
  ).length %
    2 ===
  1

/** Whether a sentence says its thing of all but whom the statement speaks of. */
function isExcepted(statement: ReadText, sentence: ReadText): boolean {
  if (hasException(statement.text)) return false
  const left = exceptions(sentence.text)
  if (left === '') return false
  const named = termsOf(left, sentence.language)
  return statement.terms.some(
    (term) => !isKnown(term.word, statement.language) && bestOf(term, named).strength >= 0.9,
  )
}

/**
 * Of the clause that speaks of the statement: whether its words stand there in their contrary. Words that the status of
 * the clause counts already ('missing', 'expired') are not counted twice.
 */
function isContrary(statement: ReadText, focus: Clause | undefined): boolean {
  const said = (focus?.terms ?? []).filter(({ written }) => !isStatusWord(written))
  return (
    statement.terms
      .map((term) => bestOf(term, said))
      .filter(({ strength, sign }) => strength >= isMatched && sign === -1).length %
      2 ===
    1
  )
}

const lackingThing =
  /(?<![\p{L}])(?:no|kein\w*)\s+((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)|((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)\s+(?:is|are|was|were|ist|sind)?\s*(?:missing|lacking|absent|fehl(?:t|en|te|ten))(?![\p{L}])|(?:fehl(?:t|en|te|ten)|lacks?)(?:\s+(?:noch|still|an?|the|ein\w*|die|der|das))*\s+((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)/giu

/** 'There are no penalties', 'an owner is missing': of what the statement says something. */
function isLacking(statement: ReadText, focus: Clause | undefined): boolean {
  if (focus === undefined || !focus.status.isDenied) return false
  const verb = verbOf(statement)
  const things = statement.terms.filter((term) => term.weight > 0.3 && term !== verb)
  return [...focus.text.matchAll(lackingThing)].some((match) => {
    const named = termsOf(match[1] ?? match[2] ?? match[3] ?? '', statement.language)
    return things.some((thing) => bestOf(thing, named).strength >= isMatched)
  })
}

/** Whether one is without what the other has: 'without conditions' and 'on condition'. */
function lacksOther(statement: ReadText, sentence: ReadText): boolean {
  const [wanted, found] = [lacking(statement), lacking(sentence)]
  const isIn = (term: Term, terms: readonly Term[]): boolean => bestOf(term, terms).strength >= isMatched
  return (
    wanted.some((term) => !isIn(term, found) && isIn(term, sentence.terms)) ||
    found.some((term) => !isIn(term, wanted) && isIn(term, statement.terms))
  )
}

const lacking = ({ text, language }: ReadText): Term[] =>
  withoutPhrases(text).flatMap((phrase) => termsOf(phrase, language).slice(0, 1))

function predicateShare(statement: ReadText, matches: readonly (Found & { term: Term })[]): number {
  const predicate = new Set(predicateOf(statement))
  const own = matches.filter(({ term }) => predicate.has(term))
  const total = own.reduce((sum, { term }) => sum + term.weight, 0)
  return total === 0
    ? 0
    : own.reduce((sum, { term, strength, isOwn }) => sum + (isOwn ? term.weight * strength : 0), 0) / total
}

function subjectShare(statement: ReadText, matches: readonly (Found & { term: Term })[]): number {
  const predicate = new Set(predicateOf(statement))
  const own = matches.filter(({ term }) => !predicate.has(term) && term.weight > 0.3)
  const total = own.reduce((sum, { term }) => sum + term.weight, 0)
  return total === 0 ? 0 : own.reduce((sum, { term, strength }) => sum + term.weight * strength, 0) / total
}

const isCap = ({ bound }: Quantity): boolean => bound === 'at-most' || bound === 'less-than'

/** German 'wird' is English 'is' or 'will be'. */
const isPresentOfFuture = (statement: ReadText, focus: Clause | undefined): boolean =>
  /(?<![\p{L}])(?:wird|werden)(?![\p{L}])/iu.test(statement.text) && /\bwill\b/i.test(focus?.text ?? '')

/** Of what the statement says without a share, the sentence says a part. */
const namesShare = (statement: ReadText, sentence: ReadText): boolean =>
  !statement.quantities.some(({ kind }) => kind === 'percent') &&
  sentence.quantities.some(({ kind, low }) => kind === 'percent' && low < 100)

/** @param exact of a claim bounds have to be the same, of a statement to be kept */
export function compare(
  statement: ReadText,
  sentence: ReadText,
  { around, exact }: { around: Surroundings; exact: boolean },
): Comparison {
  const matches = statement.terms.map((term) => ({ term, ...findTerm(term, sentence, around) }))
  const total = matches.reduce((sum, { term }) => sum + term.weight, 0) || 1
  const share = (own: boolean): number =>
    matches.reduce(
      (sum, { term, strength, isOwn }) => sum + (own && !isOwn ? 0 : term.weight * strength),
      0,
    ) / total
  const verb = verbOf(statement)
  const focus = focusOf(statement, sentence, verb)
  const verbMatch = matches.find(({ term }) => term === verb)
  return {
    coverage: share(false),
    own: share(true),
    predicate: predicateShare(statement, matches),
    said:
      matches.reduce((sum, { term, isSaid, strength }) => sum + (isSaid ? term.weight * strength : 0), 0) /
      total,
    subject: subjectShare(statement, matches),
    isOfExistence: /^\s*(?:there (?:is|are|was|were)|es gibt|es gab|es besteh\w+)\b/i.test(statement.text),
    missing: matches
      .filter(({ term, strength }) => strength < isMatched && term.weight > 0.3)
      .map(({ term }) => term),
    verb:
      verb === undefined
        ? undefined
        : {
            found: verbMatch?.isSaid ?? false,
            isSaid: bestOf(verb, sentence.terms).strength >= isMatched,
          },
    contrary: isFlipped(statement, sentence, focus),
    isContrary: isContrary(statement, focus),
    isLacking: isLacking(statement, focus),
    focus,
    quantities: compareQuantities(
      statement.quantities.filter(({ isRatio }) => isRatio !== true),
      sentence.quantities,
      { isExact: exact },
    ),
    deniesSomewhere: sentence.clauses.some(({ status }) => isNegative(status)),
    saysState: statement.terms.some(({ meanings }) => isState(meanings)),
    isCapped: statement.quantities.some(isCap) && sentence.quantities.some(isCap),
    asksShare: statement.quantities.some(({ kind, isRatio }) => kind === 'percent' && isRatio !== true),
    isPresentOfFuture: isPresentOfFuture(statement, focus),
    namesShare: namesShare(statement, sentence),
    names: compareNames(statement, sentence, around),
    status: {
      wanted: statusBeside(focusOf(statement, statement, verb) ?? noClause, statement, sentence),
      found: yetToCome(
        statement,
        wholeStatus(statusBeside(focus ?? noClause, sentence, statement), sentence.text),
        focus,
      ),
    },
  }
}

/**
 * The status of a clause beside a text: a word that says that something is over ('stopped', 'replaced') is a word like
 * any other where the other text says the same.
 */
function statusBeside(clause: Clause, { language }: ReadText, other: ReadText): Status {
  if (clause.status.manner !== 'past') return clause.status
  const shared = pastWords(clause.text).filter((words) =>
    termsOf(words, language).some((term) => {
      const match = bestOf(term, other.terms)
      return match.strength >= isMatched && match.sign === 1
    }),
  )
  return shared.length === 0
    ? clause.status
    : statusOf(shared.reduce((text, words) => text.replace(words, ' '), clause.text))
}

/** 'Takes place in May' is to come where it is asked whether it has been; 'starts in May', whether it is. */
function yetToCome({ text }: ReadText, status: Status, focus: Clause | undefined): Status {
  if (status.manner !== 'fact' || focus === undefined || isDone.test(focus.text)) return status
  const isComing =
    (isDone.test(text) && comes.test(focus.text)) ||
    (is.test(text) && starts.test(focus.text) && !starts.test(text))
  return isComing ? { ...status, manner: 'planned' } : status
}

const is = /(?<![\p{L}])(?:is|are|has|have|ist|sind|hat|haben|läuft|laufen)(?![\p{L}])/iu
const isDone =
  /(?<![\p{L}])(?:has|have|had|was|were|wurden?|worden)(?![\p{L}])|(?<![\p{L}])(?:is|are|ist|sind|hat|haben)\s(?:[\p{L}\d.,-]+\s)*?(?:\p{L}+ed|signed|ge\p{L}+(?:t|en)|\p{L}+iert|\p{L}+ge\p{L}+(?:t|en))(?![\p{L}])|(?<![\p{L}])(?:ist|sind|hat|haben)\s(?:.*\s)?\p{Ll}{4,}(?:t|en)\W*$/iu
const starts =
  /(?<![\p{L}])(?:(?:starts?|begins?|goes live|opens?)\b[^,;]*?\b(?:on|in|at|from|next)\b|(?:beginn(?:t|en)|starte[tn]|tritt|treten)\s(?:am|im|ab|erst|in|zum|nächste)(?![\p{L}]))/iu
const comes =
  /(?<![\p{L}])(?:(?:takes? place|starts?|begins?|goes live|opens?|decides?|votes?|meets?)\b[^,;]*?\b(?:on|in|at|from|next)\b|(?:findet|finden)(?![\p{L}])[^,;]*statt|(?:erfolg(?:t|en)|beginn(?:t|en)|starte[tn]|entscheidet|entscheiden|tritt|treten)\s(?:am|im|ab|erst|in|zum|nächste))(?![\p{L}])/iu

/** What a sentence adds to the status of one of its clauses: exceptions and conditions stand in clauses of their own. */
const wholeStatus = (status: Status, sentence: string): Status => ({
  ...status,
  scope: hasException(sentence) ? 'part' : status.scope,
  condition: conditionOf(sentence),
})

const noClause: Clause = {
  text: '',
  quantities: [],
  terms: [],
  status: { isDenied: false, manner: 'fact', scope: 'plain', condition: 'none', isUnfinished: false },
}

/** Denied, or said of what is no more. */
export const isNegative = ({ isDenied, manner }: Status): boolean => isDenied !== (manner === 'past')

/** The first difference in quantities, if any. */
export const differenceOf = (quantities: readonly QuantityComparison[]): Reason | undefined =>
  quantities.find(({ likeness }) => likeness === 'differs')?.because
