import { stemmer } from '@orama/stemmers/english'
import type { CollectionDocument } from './collection.ts'

const k1 = 1.2
const b = 0.75

/** Small words as search engines commonly leave them out of English texts. */
const stopwords = new Set(
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
)

const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopwords.has(word)).map(stemmer)

/**
 * A plain BM25 to compare with, written for nothing else: title and text as one, Porter's stems, the usual constants
 * and the usual inverse document frequency.
 * @returns ids of the documents that share a word with the question, best first
 */
export function createPlainBm25(
  documents: readonly CollectionDocument[],
): (question: string, count: number) => string[] {
  const postings = new Map<string, Map<number, number>>()
  const lengths = documents.map(({ title, text }, index) => {
    const terms = termsOf(`${title} ${text}`)
    for (const term of terms) {
      const own = postings.get(term) ?? new Map<number, number>()
      postings.set(term, own.set(index, (own.get(index) ?? 0) + 1))
    }
    return terms.length
  })
  const average = lengths.reduce((sum, length) => sum + length, 0) / documents.length
  return (question, count) => {
    const scores = new Map<number, number>()
    for (const term of termsOf(question)) {
      const own = postings.get(term)
      if (own === undefined) continue
      const idf = Math.log(1 + (documents.length - own.size + 0.5) / (own.size + 0.5))
      for (const [index, frequency] of own) {
        const norm = k1 * (1 - b + (b * (lengths[index] ?? 0)) / average)
        scores.set(index, (scores.get(index) ?? 0) + (idf * frequency * (k1 + 1)) / (frequency + norm))
      }
    }
    return [...scores]
      .sort((one, other) => other[1] - one[1] || one[0] - other[0])
      .slice(0, count)
      .flatMap(([index]) => documents[index]?.id ?? [])
  }
}
