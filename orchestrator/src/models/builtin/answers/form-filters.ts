import { asksForDeclined } from '../../language/declined-asked.ts'
import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { Asked } from './asked.ts'
import { countedNoun, givesKind } from './given-kind.ts'
import { otherNames } from './identified.ts'
import { isSpoken, type Spoken, spokenIn } from './matching.ts'
import { questionAsked } from './no-cell.ts'
import { isPolar } from './polar.ts'
import { isReasonAsked } from './reason-asked.ts'

/** What might be told: a sentence, or some that follow each other. */
interface Form {
  text: string
  /** What it is made of. */
  pieces: readonly { text: string }[]
  /** As it goes on in its passage. */
  isQuestion: boolean
  /** How far the headings above it speak of the question. */
  around: Spoken
}

/**
 * Rule: what has the question's words may still not be of its form. A question answers nothing; of who did *not* do
 * something only a denial tells; how many *are closed* is told where it is said that they are; whether somebody does
 * something is told of them and of doing it.
 */
export const isAgainstForm = (asked: Asked, form: Form): boolean =>
  (form.isQuestion && !questionAsked.test(asked.question)) ||
  lacksDenial(asked.question, form.text) ||
  (asksForDeclined(asked.question) && otherNames(asked, form.text).length === 0) ||
  (asked.isCount &&
    form.pieces.every(
      ({ text }) =>
        !givesKind(asked, text) ||
        lacksPredicate(asked, text) ||
        isBareBound(asked, text) ||
        isNoneElsewhere(asked, text),
    )) ||
  isOfOtherParty(asked, form)

const denied =
  /^\W*(?:who|which|what|wer|welche\p{L}*|was)(?!\p{L})[^?,]*?(?<!\p{L})(?:(?:did|does|do|has|have|had|is|are|was|were|can|could)(?:n['’]t|\s+(?:[\p{L}\d-]+\s+){0,3}not)|never|nicht|keine?[nrms]?)(?!\p{L})/iu
const denying =
  /(?<!\p{L})(?:no|not|none|nobody|never|neither|nor|without|except|only|cannot|\p{L}+n['’]t|lack\p{L}*|miss\p{L}*|fail\p{L}*|declin\p{L}*|withdr\p{L}*|refus\p{L}*|reject\p{L}*|pulled|dropped|unmet|absent|out of|exclud\p{L}*|outside|apologies|nicht|nie|kein\p{L}*|ohne|außer|fehl\p{L}*|ab(?:gesagt|gelehnt|wesend)|zurückgezogen|verzicht\p{L}*|entschuldigt|aus(?:genommen|geschlossen|gestiegen)|außerhalb|niemand|un\p{L}{4,})(?!\p{L})/iu
export const lacksDenial = (question: string, text: string): boolean =>
  denied.test(question) && !denying.test(text)

const predicate =
  /(?:how many [^?]*?(?<!\p{L})(?:are|were|(?:will|must|should|can|to|have|has) (?:have )?(?:be|been))|wie ?viele [^?]*?(?<!\p{L})(?:werden|wurden|müssen|sollen|sollten|können|mussten))\s+(?<said>[^?,;]+)/iu
const small =
  /^(?:there|in|at|on|of|for|with|from|to|by|the|a|an|our|their|we|us|it|and|or|still|already|currently|now|be|es|wir|uns|in|an|bei|mit|von|für|zu|der|die|das|den|dem|noch|schon|derzeit|neu|sein|werden|haben)$/iu
/** The last word of what is said of what is counted: 'closed' in 'How many branches will be closed in May?' */
function predicateAsked(question: string): string | undefined {
  const words = (predicate.exec(question)?.groups?.['said'] ?? '').split(/\s+/).filter(Boolean)
  const isGerman = /^\W*(?:in |bei )?wie/iu.test(question)
  if (isGerman) return words.findLast((word) => /^\p{Ll}/u.test(word) && !small.test(word))
  const end = words.findIndex((word) => /^(?:in|at|on|of|for|with|from|to|by|there|we)$/iu.test(word))
  return words.slice(0, end === -1 ? undefined : end).findLast((word) => !small.test(word))
}

/** How many of them are so is told where it is said that some are so. */
export function lacksPredicate(asked: Asked, text: string): boolean {
  const said = predicateAsked(asked.question)
  if (said === undefined) return false
  const stems = stemsOfBoth(said)
  const at = asked.words.findIndex(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  return at !== -1 && !isSpoken(spokenIn(asked, text)[at])
}

/** 'No more than 70 requirements.' rules how many there may be, and counts none. */
const bareBound =
  /^\W*(?:no more than|not more than|at (?:least|most)|up to|höchstens|mindestens|nicht mehr als)\s+\d[\d.,]*\s+[^.]{0,60}$/iu
const boundAsked =
  /(?<!\p{L})(?:should|may|must(?![\s-]have)|at (?:least|most)|most|least|maxim\p{L}*|minim\p{L}*|limit|rule|soll\p{L}*|darf|dürfen|muss|höchst\p{L}*|mindest\p{L}*)(?!\p{L})/iu
const finite =
  /(?<![\p{L}-])(?:is|are|was|were|has|have|had|ist|sind|war|waren|hat|haben|gelten|gilt)(?!\p{L})/iu
const isBareBound = ({ question }: Asked, text: string): boolean =>
  bareBound.test(text.trim().replace(/[.\s]+$/u, '')) && !finite.test(text) && !boundAsked.test(question)

/** 'No customer in Leeds' tells no count of all customers. */
function isNoneElsewhere(asked: Asked, text: string): boolean {
  const noun = countedNoun(asked.question)
  const isOfNoun = [...text.matchAll(noneOf)].some(([, phrase = '']) =>
    [...stemsOfBoth(phrase)].some((stem) => noun.has(stem)),
  )
  return isOfNoun && otherNames(asked, text).length > 0
}
const noneOf = /(?<!\p{L})(?:no|none of the|keine?[nrms]?)\s+((?:[\p{L}-]+\s*){1,3})/giu

/** Whether A does something is told of A and of doing it in one sentence, or right under A's name. */
function isOfOtherParty(asked: Asked, { pieces, around }: Form): boolean {
  if (!isPolar(asked.question) || isReasonAsked(asked.question)) return false
  return !pieces.some(({ text }) => {
    const own = spokenIn(asked, text)
    const others = asked.words.filter(({ isVerb }) => !isVerb).length
    // The deed is told of what is asked about, in one sentence or right after it.
    const isOfOne =
      pointsBack.test(text) ||
      others === 0 ||
      asked.words.some(({ isVerb }, at) => !isVerb && (isSpoken(own[at]) || isSpoken(around[at])))
    if (!isOfOne) return false
    const isAllBeside = asked.words.every(({ isVerb }, at) => isVerb || isSpoken(own[at]))
    return asked.words.every(({ stem, isName, isVerb, isLight }, at) =>
      isName
        ? isSpoken(own[at]) || isSpoken(around[at])
        : !isVerb ||
          (isLight && asked.language !== 'de') ||
          belongs.test(stem) ||
          isSpoken(own[at]) ||
          (isAllBeside && others >= leastBesideVerb),
    )
  })
}
const pointsBack =
  /^(?:it|its|they|their|these|those|this|that|he|she|er|sie|es|ihre?|diese[rs]?|das|beide)(?!\p{L})/iu
/** What says so much else of the question may say the verb otherwise. */
const leastBesideVerb = 3
/** That something is part of a whole, an item of a list need not say. */
const belongs = /^(?:includ|cover|belong|part|compris|umfass|gehor|gehör|enthalt|eingeschl)/u
