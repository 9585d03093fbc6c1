import type { Collection } from './collection.ts'

export interface CollectionFigures {
  /** Gain of documents that answer, falling with their place, by the most that there could be. */
  ndcg10: number
  /** Mean share of the questions for which one of the first five documents answers. */
  recall5: number
}

/** Measures a search by the ids of the documents that it finds, best first. */
export async function measureSearch(
  { questions }: Collection,
  search: (question: string) => Promise<readonly string[]> | readonly string[],
): Promise<CollectionFigures> {
  let [gain, hits] = [0, 0]
  for (const { text, relevant } of questions) {
    const found = await search(text)
    gain += discountedGain(found, relevant)
    if (found.slice(0, 5).some((id) => relevant.has(id))) hits += 1
  }
  return { ndcg10: gain / questions.length, recall5: hits / questions.length }
}

function discountedGain(found: readonly string[], relevant: ReadonlySet<string>): number {
  const gainAt = (place: number): number => 1 / Math.log2(place + 2)
  const sum = (places: readonly number[]): number => places.reduce((total, place) => total + gainAt(place), 0)
  const places = found.slice(0, 10).flatMap((id, place) => (relevant.has(id) ? [place] : []))
  return sum(places) / sum(Array.from({ length: Math.min(10, relevant.size) }, (_, place) => place))
}
