import { sentencesOf } from '../language/sentences.ts'
import { findLanguage, wordsOf } from '../language/words.ts'
import type { Passage } from '../port.ts'
import type { Reading } from '../entailment/index.ts'
import { heard, stemsOf } from './finders/index.ts'

/** From here on a word of a statement is said, in its own or in other words of either language. */
const leastHeard = 0.6
/** Of so many words or fewer all but one have to be said, of more half of them. */
const fewWords = 3
/** With so much of a statement its subject need not be named again. */
const mostOfIt = 0.66

/** Words that any statement may have, which say nothing of what it is about. */
const ofAnyStatement = new Set(
  stemsOf(
    'each every all named least most written down record date person somebody reason time jede jeder jedes alle benannt namentlich mindestens höchstens festgehalten datum person jemand grund zeit percent prozent',
  ),
)
const person = /(?:Mr|Mrs|Ms|Dr|Herrn?|Frau)\.? (\p{Lu}\p{L}+)|\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)/u

/**
 * Whether a passage's words speak of the statement that they are to contradict: of its subject and of half of its words at
 * least, in the sentence and those next to it, under its heading, or in the heads of its row. A sentence about something
 * else refutes nothing.
 */
export function isSpokenOf(statement: string, { quote, because }: Reading, passage: Passage): boolean {
  const words = [...new Set(stemsOf(statement))].filter(
    (word) => !ofAnyStatement.has(word) && !/\d/u.test(word),
  )
  const said = new Set(stemsOf(withPlace(quote, passage)))
  const isGerman = findLanguage(wordsOf(statement)) === 'de'
  const isSaid = (word: string): boolean =>
    Math.max(heard(word, said, isGerman), heard(word, said, !isGerman)) >= leastHeard
  const known = words.filter(isSaid).length
  const [, name = '', other = name] = person.exec(statement) ?? []
  if (other !== '' && quote.includes(other)) return true
  // Fewer words are known in the other language.
  if ((findLanguage(wordsOf(quote)) === 'de') !== isGerman) return known >= Math.max(1, words.length / 3)
  if (known < (words.length <= fewWords ? Math.max(1, words.length - 1) : words.length / 2)) return false
  // One of a kind that lacks what all are said to have is called by its own name, and so is who does it instead.
  const subject = isGerman ? (words.find((word) => isNoun(word, statement)) ?? words[0]) : words[0]
  return (
    because === 'scope' ||
    because === 'name' ||
    subject === undefined ||
    isSaid(subject) ||
    known >= mostOfIt * words.length
  )
}

const isNoun = (stem: string, statement: string): boolean =>
  statement.split(/\s+/u).some((token) => /^\p{Lu}/u.test(token) && stemsOf(token).includes(stem))

/** So many sentences on either side of one tell what it is about. */
const beside = 2

/** A sentence with those beside it, under its document's and its own heading; a row with the heads that its table begins with. */
function withPlace(quote: string, { name, text, label = '', context = '' }: Passage): string {
  const heading = [
    name,
    label,
    context.split(/\n| › /u).at(-1) ?? '',
    text.trim().split('\n', 1)[0] ?? '',
  ].join('\n')
  const start = quote.slice(0, 40)
  if (!quote.includes(' | ')) {
    const sentences = sentencesOf(text)
    const at = sentences.findIndex((sentence) => sentence.includes(start))
    return [
      heading,
      quote,
      ...(at < 0 ? [] : sentences.slice(Math.max(0, at - beside), at + beside + 1)),
    ].join('\n')
  }
  const lines = text.split('\n')
  let first = Math.max(
    0,
    lines.findIndex((line) => line.includes(start)),
  )
  while (first > 0 && (lines[first - 1] ?? '').includes('|')) first -= 1
  return `${heading}\n${lines[first] ?? ''}\n${quote}`
}
