import { bestOf, isMatched, predicateOf, verbOf } from './alignment.ts'
import type { Clause, ReadText } from './sentence.ts'
import { exceptions, hasException, isStatusWord, withoutPhrases } from './status.ts'
import { matchOf, type Term, termsOf } from './terms.ts'
import { isKnown } from './vocabulary/index.ts'

/** Each of these turns what is said round: a contrary word, a 'without', an 'except'. */
export const isFlipped = (statement: ReadText, sentence: ReadText, focus: Clause | undefined): boolean =>
  [isContrary(statement, focus), lacksOther(statement, sentence), isExcepted(statement, sentence)].filter(
    Boolean,
  ).length %
    2 ===
  1

const ofAll =
  /(?<![\p{L}])(?:all|every|each|everything|everyone|any|alles?|allen|jede[rsnm]?|sämtliche\w*)(?![\p{L}])/iu

/** Whether a sentence says its thing of all but whom the statement speaks of. */
function isExcepted(statement: ReadText, sentence: ReadText): boolean {
  if (hasException(statement.text)) return false
  const left = exceptions(sentence.text)
  if (left === '') return false
  const named = termsOf(left, sentence.language)
  const object = statement.terms.findLast(({ weight }) => weight > 0.3)
  return statement.terms.some(
    (term) =>
      (!isKnown(term.word, statement.language) || (term === object && ofAll.test(sentence.text))) &&
      bestOf(term, named).strength >= 0.9,
  )
}

/**
 * Of the clause that speaks of the statement: whether its words stand there in their contrary. Words that the status of
 * the clause counts already ('missing', 'expired') are not counted twice.
 */
export function isContrary(statement: ReadText, focus: Clause | undefined): boolean {
  const said = (focus?.terms ?? []).filter(
    (one) => !isStatusWord(one.written) && !isDoneToIt(statement, focus, one),
  )
  // A word that stands for another one of the statement already is no contrary of this one.
  const free = (term: Term): readonly Term[] =>
    said.filter(
      (one) => !statement.terms.some((other) => other !== term && matchOf(other, one).strength === 1),
    )
  return (
    statement.terms
      .filter(({ written }) => !isStatusWord(written))
      .map((term) => withoutSaid(term, said, free(term)))
      .filter(({ strength, sign }) => strength >= isMatched && sign === -1).length %
      2 ===
    1
  )
}

const isState = /(?<![\p{L}])(?:is|are|was|were|stays?|remains?|ist|sind|war|waren|bleib\p{L}*)(?![\p{L}])/iu
const object =
  /^\s(?:(?:the|an?|its|our|their|every|each|den|dem|die|das|der|eine?n?|ihren?|unsere?n?|jede[ns]?)\s)?(?=\p{L})/iu

const operates =
  /^(?:opens|closes|locks|unlocks|starts|stops|blocks|unblocks|enables|disables|(?:de)?activates|öffnet|schließt|sperrt|entsperrt|startet|stoppt|blockiert|(?:de)?aktiviert)$/u

/** 'A password opens the desktop' tells by what it is opened, and not whether it 'is closed at night'. */
function isDoneToIt(statement: ReadText, focus: Clause | undefined, { written, at }: Term): boolean {
  const next = focus === undefined ? '' : focus.text.slice(at + written.length)
  const before = object.exec(next)
  if (before === null || !isState.test(statement.text) || !operates.test(written)) return false
  const predicate = new Set(predicateOf(statement))
  const subject = statement.terms.filter((term) => term.weight > 0.3 && !predicate.has(term))
  const done = focus?.terms.find((term) => term.at >= at + written.length)
  return done !== undefined && subject.some((term) => bestOf(term, [done]).strength >= 0.9)
}

/** Whether a clause has a word of the statement only in such a deed. */
export const tellsDeedAlone = (statement: ReadText, focus: Clause | undefined): boolean =>
  (focus?.terms ?? []).some(
    (one) =>
      isDoneToIt(statement, focus, one) &&
      statement.terms.some((term) => {
        const { strength, sign } = matchOf(term, one)
        return strength >= isMatched && sign === -1
      }),
  )

/** As it is said; where its own word is there already, another word in the contrary changes nothing. */
const withoutSaid = (term: Term, said: readonly Term[], free: readonly Term[]): ReturnType<typeof bestOf> => {
  const best = bestOf(term, said)
  return best.strength === 1 && best.sign === 1 ? best : bestOf(term, free)
}

const lackingThing =
  /(?<![\p{L}])(?:no|kein\w*)\s+((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)|((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)\s+(?:is|are|was|were|ist|sind)?\s*(?:missing|lacking|absent|fehl(?:t|en|te|ten))(?![\p{L}])|(?:fehl(?:t|en|te|ten)|lacks?)(?:\s+(?:noch|still|an?|the|ein\w*|die|der|das))*\s+((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)/giu

/** 'There are no penalties', 'an owner is missing': of what the statement says something. */
export function isLacking(statement: ReadText, focus: Clause | undefined): boolean {
  if (focus === undefined || !focus.status.isDenied) return false
  const verb = verbOf(statement)
  const things = statement.terms.filter((term) => term.weight > 0.3 && term !== verb)
  return [...focus.text.matchAll(lackingThing)].some((match) => {
    const named = termsOf(match[1] ?? match[2] ?? match[3] ?? '', statement.language)
    return things.some((thing) => bestOf(thing, named).strength >= isMatched)
  })
}

/** As `lacksOther`, of a statement by itself: 'possible without consent' against 'needs the consent'. */
export const isWithoutOther = (statement: ReadText, sentence: ReadText): boolean =>
  lacksOther(statement, sentence)

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
  withoutPhrases(text).flatMap((phrase) => {
    const [first, ...others] = termsOf(phrase, language)
    return first === undefined
      ? []
      : [first, ...others.slice(0, 1).filter(() => describes.test(first.written))]
  })

/** 'Planned maintenance', 'written consent': what says which is no thing itself. */
const describes = /(?:ed|al|ic|ive|able|ten)$|^(?:further|prior|new|additional)$/iu
