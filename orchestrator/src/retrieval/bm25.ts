import type { Concept } from './concepts.ts'
import { termsOf } from './terms.ts'

/** A text as it is searched, in the parts that count differently. */
export interface SearchedText {
  /** Of the document, or what names its place. */
  name: string
  /** Headings above it, a line each. */
  headings: string
  /** Header row of the table that the text continues. */
  tableHeader: string
  text: string
  /** ISO 639-1; null where it is not known. */
  language: string | null
}

/** How often a word counts in each part. */
const fieldWeights = { name: 2, headings: 1.5, tableHeader: 1, text: 1 } as const
const fields = ['name', 'headings', 'tableHeader', 'text'] as const

/** The usual constants of BM25. */
export const k1 = 1.2
export const b = 0.75

/**
 * Chunks that are thought of beside those that may be found, and that have none of the words: where few chunks are, a
 * word that all of them have still tells something, and one that none has not everything.
 */
export const elsewhere = 100

export interface TermCounts {
  /** How often each term stands in a text, by the weights of its parts. */
  terms: ReadonlyMap<string, number>
  /** The sum of it. */
  length: number
}

export function termCounts(text: SearchedText): TermCounts {
  const terms = new Map<string, number>()
  let length = 0
  for (const field of fields) {
    const weight = fieldWeights[field]
    for (const term of termsOf(text[field], text.language)) {
      terms.set(term, (terms.get(term) ?? 0) + weight)
      length += weight
    }
  }
  return { terms, length }
}

/** What is known of the words of all that may be found. */
export interface WordStatistics {
  /** How many chunks there are. */
  chunks: number
  /** Their mean length, as `termCounts` has it. */
  averageLength: number
  /** How many of them have each of the terms that were asked for. */
  having: ReadonlyMap<string, number>
}

export function statisticsOf(concepts: readonly Concept[], counted: readonly TermCounts[]): WordStatistics {
  const terms = new Set(concepts.flatMap((concept) => [...concept.terms.keys()]))
  return {
    chunks: counted.length,
    averageLength: counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length),
    having: new Map([...terms].map((term) => [term, counted.filter((text) => text.terms.has(term)).length])),
  }
}

/** A concept by how much it tells among what may be found. */
export interface WeighedConcept {
  weight: number
  /** By term, how much of the concept's weight it carries. */
  terms: ReadonlyMap<string, number>
}

/**
 * Concepts with their inverse document frequency. A concept is as rare as its word is in all its forms; what may mean
 * the same tells no more than it does by itself.
 */
export function weigh(concepts: readonly Concept[], statistics: WordStatistics): WeighedConcept[] {
  const { chunks, having } = statistics
  const rarity = (count: number): number => {
    const most = Math.min(count, chunks)
    return Math.log(1 + (chunks + elsewhere - most + 0.5) / (most + 0.5))
  }
  return concepts.map(({ weight, terms }) => {
    const own = [...terms].reduce((sum, [term, part]) => sum + (part === 1 ? (having.get(term) ?? 0) : 0), 0)
    const rare = rarity(own)
    const shares = [...terms].map(([term, part]): [string, number] => [
      term,
      part === 1 ? 1 : (part * Math.min(rare, rarity(having.get(term) ?? 0))) / rare,
    ])
    return { weight: weight * rare, terms: new Map(shares) }
  })
}

/** The score of BM25, each concept by the term that says most of it. */
export function bm25(concepts: readonly WeighedConcept[], counts: TermCounts, averageLength: number): number {
  const norm = k1 * (1 - b + (b * counts.length) / averageLength)
  let sum = 0
  for (const { weight, terms } of concepts) {
    let best = 0
    for (const [term, share] of terms) {
      const count = counts.terms.get(term)
      if (count !== undefined) best = Math.max(best, (share * count * (k1 + 1)) / (count + norm))
    }
    sum += weight * best
  }
  return sum
}
