import { isConcept, otherNamesOf, termOf } from './concepts/index.ts'
import type { QuestionWord } from './question-word.ts'
import { questionWords } from './question-words.ts'
import { translated } from './word-meanings.ts'
import { languageOf, wordsOf } from './words.ts'

/** Meanings of one word that are searched for. */
const mostMeanings = 2

/**
 * What a question asks for by the words that documents of the other language have for it as a whole ('Monatsabschluss',
 * 'month-end close'), to search with; the question itself where it asks for nothing of the kind.
 */
export function byConcepts(question: string): string {
  const words = questionWords(question)
  const other = languageOf(wordsOf(question)) === 'de' ? 'en' : 'de'
  const named = words.map(({ forms, isName }) =>
    isName ? undefined : termOf([...forms.keys()].filter(isConcept), other),
  )
  if (named.every((one) => one === undefined)) return question
  return words
    .map((word, at) => named[at] ?? translationOf(word) ?? ownOf(word))
    .filter((word, at, all) => word !== '' && all.indexOf(word) === at)
    .join(' ')
}

/** What is known by its initials is written out in many documents, and in either language: 'CFO' and 'Finanzchef' are searched for as 'chief financial officer', too. */
export function byTitle(question: string): readonly string[] {
  const names = (question.match(/\p{L}+/gu) ?? []).flatMap(otherNamesOf)
  return names.length === 0 ? [] : [names.filter((name) => name.includes(' ')).join(' ')]
}

/** Of a compound without an entry its parts, each as the other language has it. */
const translationsOf = ({ forms, parts = [] }: QuestionWord): string[] => {
  const translations = (of: ReadonlyMap<string, number>): string[] =>
    [...of].flatMap(([form, share]) => (share === translated ? [form] : []))
  const whole = translations(forms)
  return whole.length > 0 ? whole : parts.flatMap((part) => translations(part).slice(0, 1))
}
const translationOf = (word: QuestionWord): string | undefined => {
  const found = translationsOf(word)
  return found.length === 0 ? undefined : found.slice(0, Math.max(1, word.parts?.length ?? 0)).join(' ')
}
const ownOf = (word: QuestionWord): string => (isConcept(word.stem) ? '' : asWritten(word))

/** What nothing else stands for is looked for as it is written: the stem of a name is none. */
const asWritten = ({ stem: own, forms }: QuestionWord): string =>
  [...forms].find(([form, share]) => share === 1 && form !== own && form.startsWith(own))?.[0] ?? own

/** 'How many people work in IT?' asks for people: what speaks of them need not speak of work. */
export const byPeople = (question: string): string =>
  question.replace(
    /(?<=(?:how many|wie ?viele) (?:people|persons|leute|personen|menschen)) (?:work|are working|arbeiten)(?!\p{L})/iu,
    '',
  )

/** The words of a question in the other language, names as they stand; to search documents of that language with. */
export const inOtherLanguage = (question: string): string =>
  questionWords(question)
    .filter(({ stem: own }) => !isConcept(own))
    .map((word) => {
      const others = translationsOf(word)
      return others.length === 0 ? asWritten(word) : others.slice(0, mostMeanings).join(' ')
    })
    .join(' ')
