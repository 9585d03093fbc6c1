import { bestOf, verbOf } from './alignment.ts'
import { hasOtherDoer } from './doers.ts'
import type { ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'
import { isDeed } from './vocabulary/index.ts'

const byEnglish =
  /(?<![\p{L}])(?:is|are|was|were|been|being|be)(?![\p{L}])[^,;]*?\sby\s((?:(?:the|a|an|its|their|our|each)\s)?(?:[\p{L}-]+\s?){1,4})/iu
const byGerman =
  /(?<![\p{L}])(?:wird|werden|wurden?|worden)(?![\p{L}])[^,;]*?\s(?:vom|von (?:der|den|dem|einer|einem)|durch (?:den|die|das|eine?n?))\s((?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+)/u
const noAgent = /^(?:hand|mail|post|phone|email|using|means|law|the end|then|\d)|ing(?![\p{L}])/iu

/** By whom a passive says that it is done: 'by the assembly', 'vom Vorstand'. */
function agentOf({ text, language }: ReadText): readonly Term[] {
  const words = (language === 'de' ? byGerman : byEnglish)
    .exec(text)?.[1]
    ?.split(/\s(?:in|on|at|for|from|with|within|after|before|and|to|of|as)(?![\p{L}])/iu)[0]
  return words === undefined || noAgent.test(words)
    ? []
    : termsOf(words, language).filter(({ weight }) => weight > 0.3)
}

/** Only what the tables know can be told to be somebody else. */
const isDeedless = ({ meanings }: Term): boolean =>
  [...meanings.keys()].some((key) => /^(?:c\d|lexicon:)/.test(key))

const auxiliary =
  /(?<![\p{L}])(?:is|are|was|were|be|been|has|have|had|will|must|may|can|should|could|ist|sind|war|waren|wird|werden|wurden?|hat|haben|muss|müssen|soll|sollen|kann|können|darf|dürfen)(?![\p{L}])/iu

/** Who does it, in the active: the thing before the verb of a sentence without auxiliaries, 'the tenant pays'. */
function subjectOf(read: ReadText): readonly Term[] {
  const verb = verbOf(read)
  if (verb === undefined || auxiliary.test(read.text) || verb.at === 0) return []
  const before = read.terms.filter(({ at, weight }) => at < verb.at && weight > 0.3)
  return before.length <= 2 ? before : []
}

const isSamePart = (one: readonly Term[], other: readonly Term[]): boolean =>
  one.some((term) => {
    const { strength, sign } = bestOf(term, other)
    return strength >= 0.5 && sign === 1
  })

/** 'The registrar approves them' where 'they are approved by the head of integration'. */
export function isDoneByOther(statement: ReadText, sentence: ReadText): boolean {
  if (hasOtherDoer(statement, sentence)) return true
  const [wanted, found] = [subjectOf(statement), agentOf(sentence)]
  return (
    statement.language === sentence.language &&
    wanted.length > 0 &&
    found.length > 0 &&
    [...wanted, ...found].some((term) => isDeedless(term)) &&
    !isSamePart(wanted, sentence.terms) &&
    !isSamePart(found, statement.terms)
  )
}

const passive = /(?<![\p{L}])(?:is|are|was|were|been|be)(?![\p{L}])/iu
const byWhom = /(?<![\p{L}])by(?![\p{L}])/iu
const isOfOneVoice = (one: string, other: string): boolean =>
  passive.test(one) === passive.test(other) && byWhom.test(one) === byWhom.test(other)
const denies = ({ clauses }: ReadText): boolean => clauses.some(({ status }) => status.isDenied)

/** Words that put one thing before or above another. */
const ordering = /(?<![\p{L}])(?:before|after|than|precedes?|follows?)(?![\p{L}])/iu

interface Turn {
  word: string
  at: number
}

/** What the roles of a sentence turn on: a word that puts things in order, otherwise the verb between them. */
function turnOf(text: string, own: readonly Term[]): Turn | undefined {
  const found = ordering.exec(text)
  if (found !== null) return { word: found[0].toLowerCase(), at: found.index }
  const verb = own.find(
    ({ meanings, written }, index) => index > 0 && (isDeed(meanings) || /^\p{Ll}+(?:s|ed)$/u.test(written)),
  )
  return verb === undefined ? undefined : { word: '', at: verb.at }
}

const germanOrder =
  /^\W*(?:der|die|das)\s(\p{Lu}[\p{L}-]+)\s\p{Ll}+t\s(?:den|die|das|dem|der)\s(\p{Lu}[\p{L}-]+)/u

/** 'Der Vorstand bestellt den Aufsichtsrat': both in the plain order, the nouns in each other's place. */
function isReversedInGerman(statement: string, sentence: string): boolean {
  const plain = (text: string): string => text.replace(/^\W*\p{Lu}/u, (first) => first.toLowerCase())
  const [own, other] = [germanOrder.exec(plain(statement)), germanOrder.exec(plain(sentence))]
  return own !== null && other !== null && own[1] === other[2] && own[2] === other[1]
}

/** 'The bank informs the insurer' where the insurer informs the bank: the same words, the other way round. */
export function isReversed(statement: ReadText, sentence: ReadText): boolean {
  const { language, text, terms, clauses } = sentence
  if (statement.language === 'de' && language === 'de') return isReversedInGerman(statement.text, text)
  if (statement.language !== 'en' || language !== 'en' || !isOfOneVoice(statement.text, text)) return false
  if (denies(statement) || denies(sentence) || clauses.length > 1) return false
  const own = statement.terms.filter(({ weight }) => weight > 0.3)
  const found = own.map((term) => terms.find((other) => bestOf(term, [other]).strength >= 0.95))
  const [turn, other] = [
    turnOf(statement.text, own),
    turnOf(
      text,
      found.flatMap((term) => term ?? []),
    ),
  ]
  if (turn === undefined || other?.word !== turn.word || found.includes(undefined)) return false
  const sides = own.flatMap((term, index) => {
    const at = found[index]?.at
    return term.at === turn.at || at === undefined || at === other.at
      ? []
      : [{ isBefore: term.at < turn.at, wasBefore: at < other.at }]
  })
  return (
    sides.some(({ isBefore, wasBefore }) => isBefore && !wasBefore) &&
    sides.some(({ isBefore, wasBefore }) => !isBefore && wasBefore) &&
    !sides.some(({ isBefore, wasBefore }) => isBefore && wasBefore)
  )
}

/** Two passives that say it of somebody else each: no word of one agent is one of the other. */
export function hasOtherAgent(statement: ReadText, sentence: ReadText): boolean {
  const [wanted, found] = [agentOf(statement), agentOf(sentence)]
  return (
    wanted.length > 0 &&
    found.length > 0 &&
    [...wanted, ...found].every((term) => isDeedless(term)) &&
    !wanted.some((term) => bestOf(term, sentence.terms).strength >= 0.4) &&
    !found.some((term) => bestOf(term, statement.terms).strength >= 0.4)
  )
}
