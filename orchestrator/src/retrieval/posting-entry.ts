import { type TermCounts } from './bm25.ts'

/** Chunks of a group: their place has six bits. */
export const mostChunksOfGroup = 64
const mostCount = 2 ** 9 - 1
const mostLength = 2 ** 15 - 1

/** A word of a chunk as one number: its place in its group, twice the count, its length. */
export const packEntry = (entry: { place: number; count: number; length: number }): number =>
  entry.place * 2 ** 24 +
  Math.min(mostCount, Math.round(entry.count * 2)) * 2 ** 15 +
  Math.min(mostLength, Math.round(entry.length))

/** The postings of chunks that are written together: by word, an entry for each chunk that has it. */
export function postingsOf(chunks: readonly TermCounts[]): Map<string, number[]> {
  const postings = new Map<string, number[]>()
  chunks.forEach(({ terms, length }, place) => {
    for (const [term, count] of terms) {
      const entry = packEntry({ place, count, length })
      const known = postings.get(term)
      if (known === undefined) postings.set(term, [entry])
      else known.push(entry)
    }
  })
  return postings
}
