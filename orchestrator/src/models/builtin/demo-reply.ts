import { inLanguages } from '@parley/contracts/in-languages.ts'
import { coverageOf } from '../language/overlap.ts'
import { excerptOf, sentencesOf } from '../language/sentences.ts'
import { contentStems } from '../language/words.ts'
import type { Evidence } from '../port.ts'

/** Characters of a person's words, and of a sentence of the slide, that are quoted at most. */
const longestQuote = 180

const phrases = inLanguages({
  en: {
    adds: (words: string) => `You add: “${words}”.`,
    bears: (sentence: string) => `Here it bears on “${sentence}”`,
    alone: 'Nothing that was said here speaks of it, so it stands as a point of its own.',
  },
  de: {
    adds: (words: string) => `Sie ergänzen: „${words}“.`,
    bears: (sentence: string) => `Hier betrifft es „${sentence}“`,
    alone: 'Davon war hier noch nicht die Rede, also steht es als eigener Punkt.',
  },
})

/** German words are not known to the list of weak ones; the short are mostly those. */
const stemsOf = (text: string, language: 'en' | 'de'): Set<string> =>
  new Set(contentStems(text).filter((stem) => language === 'en' || stem.length > 4))

/**
 * Rule: quotes what the person added, and the sentence of the slide that shares most words with it, or says that none
 * does; then what becomes of it, in the words of the story.
 */
export function demoReply({
  question = '',
  conversation,
  expectedOutput,
  language = 'en',
}: Evidence): string {
  const words = phrases(language)
  const wanted = stemsOf(question, language)
  const [best] = conversation
    .flatMap(({ text }) => sentencesOf(text))
    .map((sentence) => ({ sentence, score: coverageOf(wanted, stemsOf(sentence, language)) }))
    .sort((left, right) => right.score - left.score)
  const bearing =
    best !== undefined && best.score > 0 ? words.bears(excerptOf(best.sentence, longestQuote)) : words.alone
  const quote = excerptOf(question.replace(/\s+/g, ' ').trim(), longestQuote).replace(/[.!]+$/, '')
  return [words.adds(quote), bearing, expectedOutput].filter(Boolean).join(' ')
}
