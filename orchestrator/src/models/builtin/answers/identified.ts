import { isKnownWord } from '../../entailment/index.ts'
import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import type { Asked } from './asked.ts'
import { thingAsked } from './given-kind.ts'
import { happensAsked } from './happens-asked.ts'
import { isSpoken } from './matching.ts'

const counted =
  /^(?:an?|ein(?:e[nmrs]?)?|some|several|few|many|einige[nr]?|mehrere[nr]?|viele[nr]?|both|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+|each|every|all|any|the|jede[rnms]?|alle[nr]?|existing|present|current|remaining|other|bestehende[nr]?|heutige[nr]?|übrige[nr]?|andere[nr]?)$/iu
const calendar =
  /^(?:jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|sam)\p{L}*$/iu

/** Names in a text that the question does not have; words that either language knows are none. */
export function otherNames({ question }: Asked, text: string): string[] {
  const words = text.match(/(?<=[\p{L}\d,;:"“(]\s["“(]?)\p{Lu}[\p{L}'’-]+/gu) ?? []
  return words.filter(
    (word) =>
      !question.includes(word) &&
      !calendar.test(word) &&
      /\p{Ll}/u.test(word) &&
      !isKnownWord(word.toLowerCase(), 'en') &&
      !isKnownWord(word.toLowerCase(), 'de') &&
      !isKnownWord(word, 'de'),
  )
}

/** 'Option B', 'wave 2'. */
const marked = /^(?:\p{Lu}|\d+)\W*$/u

/**
 * 'Which agent holds the code?' is not told by 'held by an agent', nor 'which vendors …' by 'six of nine vendors …': a
 * thing that is only counted, or one of its kind, is not said which it is.
 */
export function isNotIdentified(asked: Asked, pieces: readonly { text: string }[]): boolean {
  const thing = thingAsked(asked)
  if (happensAsked.test(asked.question)) return false
  if (asked.read.expects !== undefined || thing === undefined || thing.isLight) return false
  const speaking = pieces.filter(({ text }) => isSpoken(spokenOf(thing, stemsOfBoth(text))))
  return speaking.length > 0 && speaking.every(({ text }) => isOnlyCounted(asked, thing, text))
}

function isOnlyCounted(asked: Asked, thing: Asked['words'][number], text: string): boolean {
  const tokens = text.split(/\s+/)
  const isCounted = tokens.some(
    (token, at) =>
      isSpoken(spokenOf(thing, stemsOfBoth(token))) &&
      !marked.test(tokens[at + 1] ?? '') &&
      tokens.slice(Math.max(0, at - mostBefore), at).some((before) => counted.test(before)),
  )
  return isCounted && otherNames(asked, text).length === 0 && !/:\s|\d\s?(?:%|percent|prozent)/iu.test(text)
}
const mostBefore = 2
