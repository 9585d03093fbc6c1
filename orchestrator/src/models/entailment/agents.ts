import { bestOf, verbOf } from './alignment.ts'
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

/** 'The bank reports to the insurer' where the insurer reports to the bank: the same words, the other way round. */
export function isReversed(statement: ReadText, sentence: ReadText): boolean {
  const { language, text, terms } = sentence
  if (statement.language !== 'en' || language !== 'en' || !isOfOneVoice(statement.text, text)) return false
  if (denies(statement) || denies(sentence) || sentence.clauses.length > 1) return false
  const own = statement.terms.filter(({ weight }) => weight > 0.3)
  const places = own.map((term) => terms.find((other) => bestOf(term, [other]).strength >= 0.95)?.at)
  if (own.length < 2 || places.some((at) => at === undefined)) return false
  const isOrdered = turningPoint(statement.text).length > 0
  const verb = own.find(
    (term, index) =>
      !isOrdered &&
      index > 0 &&
      (isDeed(term.meanings) || /^\p{Ll}+(?:s|ed)$/u.test(term.written)) &&
      places[index] !== undefined,
  )
  const [verbAt] = verb === undefined ? turningPoint(statement.text) : [verb.at]
  const [foundAt] = verb === undefined ? turningPoint(text) : [places[own.indexOf(verb)]]
  if (verbAt === undefined || foundAt === undefined) return false
  const sides = own.flatMap((term, index) => {
    const at = places[index]
    return term === verb || at === undefined ? [] : [{ isBefore: term.at < verbAt, wasBefore: at < foundAt }]
  })
  return (
    sides.some(({ isBefore, wasBefore }) => isBefore && !wasBefore) &&
    sides.some(({ isBefore, wasBefore }) => !isBefore && wasBefore) &&
    !sides.some(({ isBefore, wasBefore }) => isBefore && wasBefore)
  )
}

/** Words that put one thing before or above another. */
const turningPoint = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}])(?:before|after|than|precedes?|follows?)(?![\p{L}])/giu)].map(
    ({ index }) => index,
  )

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
