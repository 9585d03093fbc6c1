import { sentencesOf, wordsOf } from '../models/language/index.ts'

const polite =
  /\b(?:please|could you|can you|would you|will you|bitte|könn(?:t|en|test|ten)|würd(?:est|en)|sollt?e?n?)\b/iu
const courtesy =
  /^(?:thanks?|thank you|ok(?:ay)?|great|good|fine|perfect|hello|hi|danke|vielen dank|super|gut|alles klar|hallo)\b/iu
/** Shorter remarks ask for nothing. */
const leastWords = 3

/**
 * Whether words of a person bind the agents of the phase: they want something done, weighed, changed or left out. A
 * mere question, thanks or a greeting does not. A rule on the safe side, until a model has judged.
 */
export const bindingOf = (message: string): 'request' | null =>
  sentencesOf(message).some(asksForSomething) ? 'request' : null

function asksForSomething(sentence: string): boolean {
  if (polite.test(sentence)) return true
  return !sentence.endsWith('?') && !courtesy.test(sentence) && wordsOf(sentence).length >= leastWords
}
