import { languageIn, matchOf, type Term, termsOf } from '../../entailment/index.ts'
import type { Asked } from './asked.ts'

/** What a word of like meaning, or of the other language, counts for the word itself. */
const alike = 0.75
/** Labels, heads, cells and sentences; what is longer speaks of many things. */
const mostCharacters = 420
const leastLength = 4
const cacheLimit = 4_000

const labels = new Map<string, readonly Term[]>()
const questions = new WeakMap<Asked['words'], readonly (Term | undefined)[]>()

function termsOfLabel(text: string): readonly Term[] {
  const known = labels.get(text)
  if (known !== undefined) return known
  if (labels.size >= cacheLimit) labels.clear()
  const found = termsOf(text, languageIn(text))
  labels.set(text, found)
  return found
}

/** The terms of the question's words, in their order; none for names, codes and words of its frame. */
function termsAsked({ question, words, language }: Asked): readonly (Term | undefined)[] {
  const known = questions.get(words)
  if (known !== undefined) return known
  const terms = termsOf(question, language)
  const found = words.map(({ forms, isName }) =>
    isName
      ? undefined
      : terms.find(
          ({ word }) =>
            word.length >= leastLength &&
            [...forms].some(([form, share]) => share === 1 && word.startsWith(form)),
        ),
  )
  questions.set(words, found)
  return found
}

/** A row's name has to be meant with most of its words: 'Solution architect' is no programme. */
export function meantAsName(asked: Asked, label: string): readonly number[] {
  const spoken = meantIn(asked, label)
  const terms = termsAsked(asked)
  const own = label.length > mostCharacters ? [] : termsOfLabel(label)
  const meant = own.filter((term) =>
    terms.some((other) => other !== undefined && matchOf(other, term).strength >= 0.8),
  )
  return meant.length > own.length / 2 ? spoken : asked.words.map(() => 0)
}

/** How far a label means each word of a question by words of its like, 0 to 0.75; compounds by their parts. */
export function meantIn(asked: Asked, text: string): readonly number[] {
  if (text.length > mostCharacters || text === '') return asked.words.map(() => 0)
  const label = termsOfLabel(text)
  return termsAsked(asked).map((term) =>
    term === undefined
      ? 0
      : Math.max(
          0,
          ...label.map((other) => {
            const { strength, sign } = matchOf(term, other)
            return sign === 1 ? strength * alike : 0
          }),
        ),
  )
}
