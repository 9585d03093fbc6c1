import { stripCitationMarks } from '../models/index.ts'
import { contentStems, isStopword, wordsOf } from '../models/language/index.ts'

/** An earlier turn of the person's conversation with the knowledge. */
export interface ContextTurn {
  role: 'user' | 'assistant'
  content: string
}

export interface CompletedQuestion {
  /** With what it refers to, where it is a follow-up; what the answer is about. */
  text: string
  isFollowUp: boolean
  /** What is looked for, each apart: the same question completed in different ways. */
  searches: string[]
}

/** Questions that stand on their own have at least so many words that carry a subject. */
const standsAlone = 3
/** Former questions that a follow-up is completed from, at most. */
const mostFormer = 3
const mostNames = 3
const searchLimit = 400

const goesOn =
  /^\W*(?:and|but|also|so|then|or|what about|how about|why|und|aber|auch|dann|oder|was ist mit|wie ist es mit|warum)\b/i
/** A piece of a sentence, that only adds to the question before: 'In the second year?' */
const addsPlace =
  /^\W*(?:in|for|with|without|at|on|by|from|since|until|under|per|after|before|für|mit|ohne|bei|ab|seit|bis|im|am|zum|zur|nach|vor)\b(?:\s+\S+){0,5}\W*$/iu
const opener =
  /^\W*(?:and|or|but|what about|how about|und|oder|was ist mit|wie ist es mit|wie sieht es mit)\s+/i
const placeWord = /^(in|for|with|at|of|from|by|für|mit|bei|von|aus)\s+/i
const onlyNames = /^\p{Lu}[\p{L}\p{N}&-]*(?:\s+\p{Lu}[\p{L}\p{N}&-]*){0,3}$/u
const refersBack =
  /\b(?:it|its|itself|they|them|their|theirs|this|that|these|those|he|him|his|she|her|hers|one|ones|same|former|latter|there|das|dies\w*|sein\w*|ihr\w*|davon|dafür|dazu|dort|darin|deren|dessen|er|es)\b/iu

/** A name within a sentence. */
const nameWithin = /(?<=[\p{Ll}\p{N},;:]\s+)\p{Lu}[\p{L}\p{N}&-]*(?:\s+\p{Lu}[\p{L}\p{N}&-]*)*/gu

/**
 * Rule for questions that lean on the ones before: 'and what does it cost?'. A question is a follow-up if it begins as
 * one, points back ('it', 'they', 'that'), or names hardly any subject.
 * - One that only names another ('And in Sheffield?') is the former question with that name in place of its own.
 * - Else it is looked for with the words of the last question that stood on its own (and of follow-ups since), and
 *   with the names in the last answer. One that names enough itself is looked for as it is, too.
 */
export function completeQuestion(question: string, context: readonly ContextTurn[]): CompletedQuestion {
  const former = formerQuestions(context)
  if (former.length === 0 || !leansBack(question))
    return { text: question, isFollowUp: false, searches: [question] }
  const replaced = withNameReplaced(question, former[0] ?? '')
  if (replaced.length > 0) return { text: replaced[0] ?? question, isFollowUp: true, searches: replaced }
  const topic = former.join(' ')
  const names = namesIn(context.findLast(({ role }) => role === 'assistant')?.content ?? '')
  const completed = joined(question, topic)
  const searches = [completed, ...(names.length > 0 ? [joined(question, names.join(', '))] : [])]
  if (contentStems(question).length >= standsAlone) searches.push(question)
  return { text: completed, isFollowUp: true, searches: [...new Set(searches)] }
}

/**
 * The former question with the other name in the place of its own: of the one that stands after the same word ('in'),
 * where one does. None where a name is not all that is asked.
 */
function withNameReplaced(question: string, former: string): string[] {
  const asked = question.replace(opener, '').replace(/\W+$/u, '')
  const place = placeWord.exec(asked)?.[1]?.toLowerCase()
  const other = asked.replace(placeWord, '').replace(/^(?:the|der|die|das|den|dem)\s+/i, '')
  if (!onlyNames.test(other)) return []
  const own = [...former.matchAll(nameWithin)].map(({ index, 0: name }) => ({
    before: former.slice(0, index),
    after: former.slice(index + name.length),
    place: /(\S+)\s+$/u.exec(former.slice(0, index))?.[1]?.toLowerCase() ?? '',
  }))
  const fitting = own.filter((name) =>
    place === undefined ? !placeWord.test(`${name.place} `) : name.place === place,
  )
  return (fitting.length > 0 ? fitting : own)
    .slice(0, mostNames)
    .map(({ before, after }) => `${before}${other}${after}`)
}

const joined = (question: string, about: string): string =>
  `${question} (${wordsToAdd(question, about)})`.slice(0, searchLimit)

/** What the addition says beyond the question, without its question words. */
const wordsToAdd = (question: string, about: string): string => {
  const known = new Set(wordsOf(question))
  return about
    .split(/\s+/)
    .filter((word) => wordsOf(word).some((part) => !isStopword(part) && !known.has(part)))
    .join(' ')
    .replace(/[?!]+/g, '')
}

const leansBack = (question: string): boolean =>
  contentStems(question).length < 2 || [goesOn, addsPlace, refersBack].some((sign) => sign.test(question))

/** The last question that stood on its own, and the follow-ups since; oldest first. */
function formerQuestions(context: readonly ContextTurn[]): string[] {
  const former: string[] = []
  for (const { role, content } of context.toReversed()) {
    if (role !== 'user' || contentStems(content).length === 0) continue
    former.unshift(content)
    if (!leansBack(content) || former.length === mostFormer) break
  }
  return former
}

/** At the start of a sentence only more than one word tells a name. */
const longName = /\p{Lu}[\p{L}\p{N}&-]*(?:\s+\p{Lu}[\p{L}\p{N}&-]*)+/gu

/** Names in an answer: capitalised words within its sentences, without the places of quotes and headings. */
function namesIn(answer: string): string[] {
  const text = stripCitationMarks(answer)
    .replace(/\[\d{1,3}\]/g, ' ')
    .replace(/\([^)]*\)/g, ' ')
  const found = [...text.matchAll(nameWithin), ...text.matchAll(longName)]
  const names = found.map(([name]) => name).filter((name) => contentStems(name).length > 0)
  return [...new Set(names)].slice(0, mostNames)
}
