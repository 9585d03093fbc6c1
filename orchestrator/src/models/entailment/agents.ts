import { bestOf } from './alignment.ts'
import type { ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'

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
