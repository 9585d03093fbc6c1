import { stripCitationMarks } from '../models/citations.ts'
import { contentStems, isStopword, wordsOf } from '../models/language/words.ts'

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
const refersBack =
  /\b(?:it|its|itself|they|them|their|theirs|this|that|these|those|he|him|his|she|her|hers|one|ones|same|former|latter|there|das|dies\w*|sein\w*|ihr\w*|davon|dafür|dazu|dort|darin|deren|dessen|er|es)\b/iu

/**
 * Rule for questions that lean on the ones before: 'and what does it cost?'. A question is a follow-up if it begins as
 * one, points back ('it', 'they', 'that'), or names hardly any subject. Then it is looked for with the words of the
 * last question that stood on its own (and of follow-ups since), and with the names in the last answer. One that names
 * enough itself is looked for as it is, too.
 */
export function completeQuestion(question: string, context: readonly ContextTurn[]): CompletedQuestion {
  const former = formerQuestions(context)
  if (former.length === 0 || !leansBack(question))
    return { text: question, isFollowUp: false, searches: [question] }
  const topic = former.join(' ')
  const names = namesIn(context.findLast(({ role }) => role === 'assistant')?.content ?? '')
  const completed = joined(question, topic)
  const searches = [completed, ...(names.length > 0 ? [joined(question, names.join(', '))] : [])]
  if (contentStems(question).length >= standsAlone) searches.push(question)
  return { text: completed, isFollowUp: true, searches: [...new Set(searches)] }
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

/** Names in an answer: capitalised words within its sentences, without the places of quotes and headings. */
function namesIn(answer: string): string[] {
  const text = stripCitationMarks(answer)
    .replace(/\[\d{1,3}\]/g, ' ')
    .replace(/\([^)]*\)/g, ' ')
  const found = text.matchAll(
    /(?<=[\p{Ll}\p{N},;:]\s+)\p{Lu}[\p{L}\p{N}&-]*(?:\s+\p{Lu}[\p{L}\p{N}&-]*)*|\p{Lu}[\p{L}\p{N}&-]*(?:\s+\p{Lu}[\p{L}\p{N}&-]*)+/gu,
  )
  const names = [...found].map(([name]) => name).filter((name) => contentStems(name).length > 0)
  return [...new Set(names)].slice(0, mostNames)
}
