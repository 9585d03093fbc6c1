import { wordsOf } from '../../language/words.ts'
import { excerptOf, sentencesOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { countedNoun, thingAsked } from './given-kind.ts'
import { isSpoken, spokenIn } from './matching.ts'
import { isRow } from './tables.ts'

const quoteLimit = 420
const mostFollowing = 2
const numbers: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12,
} // prettier-ignore

/**
 * Rule: where 'which vendors were invited?' is asked and a document counts them ('Five vendors were invited.'), that
 * sentence is told first, with what it goes on to say of them: who names three of five has not told them all.
 */
export function withCountedWhole(
  asked: Asked,
  found: FoundLines | undefined,
  passages: readonly Passage[],
): FoundLines | undefined {
  const thing = asked.isCount ? countedWord(asked) : thingAsked(asked)
  if (!(asked.isList || asked.isCount) || thing === undefined || thing.isName) return found
  if (!asked.isCount && asked.read.expects !== undefined && asked.read.expects !== 'name') return found
  const at = asked.words.indexOf(thing)
  const [counted] = passages
    .filter(({ trust, sourceKind }) => trust !== 'agent' && sourceKind !== 'firm')
    .flatMap((passage) => countedIn(asked, passage, at))
    .filter(({ count }) => asked.isCount || count > (found?.lines.length ?? 0))
  if (counted === undefined) return found
  if (asked.isCount) return { share: 1, score: 1, lines: [counted.line] }
  const others = (found?.lines ?? []).filter(({ key }) => !counted.line.key.includes(key))
  return {
    share: 1,
    score: 1,
    ...found,
    lines: [counted.line, ...others],
  }
}

function countedWord(asked: Asked): Asked['words'][number] | undefined {
  const noun = countedNoun(asked.question)
  return asked.words.find(({ forms }) => [...noun].some((stem) => forms.get(stem) === 1))
}

interface Counted {
  count: number
  line: AnswerLine
}

/** Sentences that begin with how many there are and say all else of the question, each with those that follow it. */
function countedIn(asked: Asked, passage: Passage, at: number): Counted[] {
  return passage.text
    .split(/\n+/)
    .filter((line) => !isRow(line))
    .flatMap((line) => {
      const sentences = sentencesOf(line)
      return sentences.flatMap((sentence, index) => {
        const count = countOf(asked, sentence, at)
        const spoken = spokenIn(asked, sentence)
        const isAll = asked.words.every((_word, word) => isSpoken(spoken[word]))
        if (count === undefined || !isAll || index + 1 >= sentences.length) return []
        const quote = excerptOf(together(line, sentences.slice(index, index + 1 + mostFollowing)), quoteLimit)
        return [{ count, line: { text: `“${quote}”`, passage, key: quote } }]
      })
    })
}

/** 'Five vendors …': a number right before what is asked for, at the start. */
function countOf(asked: Asked, sentence: string, at: number): number | undefined {
  const [first = '', ...rest] = wordsOf(sentence)
  const count = /^\d{1,3}$/u.test(first) ? Number(first) : numbers[first]
  const isOfThing = rest.slice(0, mostBetween).some((word) => isSpoken(spokenIn(asked, word)[at]))
  return count !== undefined && count > 1 && isOfThing ? count : undefined
}
const mostBetween = 2

function together(line: string, sentences: readonly string[]): string {
  const [first = ''] = sentences
  const last = sentences.at(-1) ?? ''
  const start = line.indexOf(first)
  return line.slice(start, line.indexOf(last, start) + last.length)
}
