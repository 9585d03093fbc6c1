import { findLanguage, isFrameWord, isSmallWord, wordsOf } from '../models/language/index.ts'
import { relatedTo } from './related-words.ts'
import { searchLexicon, stemmers, type StemmedLanguage } from './stemmers.ts'
import { termsOf } from './terms.ts'

/** Something that a question asks about: a word of it, in the forms in which a text may speak of it. */
export interface Concept {
  /** How much it says about what is asked for; 1, less for words of the question's frame ('how many', 'happens'). */
  weight: number
  /** Terms of texts that speak of it: 1 for the word itself in any language, less for what may mean the same. */
  terms: ReadonlyMap<string, number>
}

/** Words of a question that are looked for. */
const mostConcepts = 40

/** Found by `npm run bench -- evaluation` and `collections` on the dev half and on two collections; see ADR 16. */
export interface ConceptWeights {
  translation: number
  synonym: number
  part: number
  related: number
  frame: number
}
export const conceptWeights: ConceptWeights = {
  translation: 0.9,
  synonym: 0.6,
  part: 0.6,
  related: 0.3,
  frame: 0.3,
}

/**
 * For a question in other words than those of what answers it: what may mean the same counts nearly as much as the word.
 */
export const otherWordsWeights: ConceptWeights = { ...conceptWeights, synonym: 0.8, related: 0.6 }

const otherLanguages = ['fr', 'es', 'it', 'nl'] as const satisfies readonly StemmedLanguage[]

/**
 * What a question asks about, each word once. A question's own language decides which of its words are small and which
 * lexicon they are looked up in; where its words do not tell it, both are taken.
 */
export function conceptsOf(question: string, weights: ConceptWeights = conceptWeights): Concept[] {
  const words = [...new Set(wordsOf(question))]
  const language = findLanguage(words)
  const asked = words.filter((word) => carriesSubject(word, language)).slice(0, mostConcepts)
  const concepts = asked.map((word) => conceptOf(word, language, weights))
  const whole = new Set(words)
  for (const code of new Set(termsOf(question, 'xx')))
    if (!whole.has(code) && concepts.length < mostConcepts)
      concepts.push({ weight: 1, terms: new Map([[code, 1]]) })
  // A question of frame words alone asks for them.
  return concepts.every(({ weight }) => weight < 1)
    ? concepts.map(({ terms }) => ({ weight: 1, terms }))
    : concepts
}

function carriesSubject(word: string, language: 'en' | 'de' | undefined): boolean {
  if (word.length === 1) return /\d/.test(word)
  return !(language ? isSmallWord(word, language) : isSmallWord(word, 'en') || isSmallWord(word, 'de'))
}

function conceptOf(word: string, language: 'en' | 'de' | undefined, weights: ConceptWeights): Concept {
  const terms = new Map<string, number>()
  const add = (found: readonly string[], weight: number): void => {
    if (weight > 0) for (const term of found) terms.set(term, Math.max(terms.get(term) ?? 0, weight))
  }
  if (/\d/.test(word)) return { weight: 1, terms: new Map([[word, 1]]) }
  const [english, german] = [stemmers.en(word), stemmers.de(word)]
  add([word, english, german, ...otherLanguages.map((other) => stemmers[other](word))], 1)
  if (language !== 'de') {
    add(searchLexicon.germanOf(english), weights.translation)
    add(searchLexicon.synonymsOf(english), weights.synonym)
    add(relatedTo(english), weights.related)
  }
  if (language !== 'en') {
    add(searchLexicon.englishOf(german), weights.translation)
    add(searchLexicon.synonymsOf(german), weights.synonym)
    add(relatedTo(german), weights.related)
    add(searchLexicon.partsOf(german), weights.part)
  }
  return { weight: isFrameWord(word, language) ? weights.frame : 1, terms }
}
