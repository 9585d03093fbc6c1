import { sentencesOf } from './sentences.ts'
import { wordsOf } from './words.ts'

const polite =
  /\b(?:please|could you|can you|would you|will you|bitte|könn(?:t|en|test|ten)|würd(?:est|en)|sollt?e?n?)\b/iu
const courtesy =
  /^(?:thanks?|thank you|ok(?:ay)?|great|good|fine|perfect|hello|hi|danke|vielen dank|super|gut|alles klar|hallo)\b/iu
/** Shorter remarks ask for nothing. */
const leastWords = 3

const interrogative =
  /^\W*(?:who(?:se|m)?|what|when|where|which|how|why|is|are|was|were|do(?:es)?|did|has|have|wer|wem|wen|was|wann|wo|welche[rsnm]?|wie|warum|wieso|wozu|ist|sind|hat|haben|gibt)\b/iu
const tellMe =
  /^\W*(?:please |bitte )?(?:list|show|tell|name|give|quote|summari[sz]e|explain|nenn|zeig|gib|erklär|list|zitier|fass)(?:en? sie|e|t)?\b/iu

/** Whether words of a person want to be told something: a question, with its mark or without. */
export const isQuestionAsked = (message: string): boolean =>
  sentencesOf(message).some(
    (sentence) => sentence.endsWith('?') || interrogative.test(sentence) || tellMe.test(sentence),
  )

/**
 * Whether words of a person bind the agents: they want something done, weighed, changed or left out. A mere question,
 * thanks or a greeting does not. A rule on the safe side.
 */
export const isRequestMade = (message: string): boolean => sentencesOf(message).some(asksForSomething)

function asksForSomething(sentence: string): boolean {
  if (polite.test(sentence)) return true
  return !sentence.endsWith('?') && !courtesy.test(sentence) && wordsOf(sentence).length >= leastWords
}
