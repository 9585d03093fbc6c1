import type { Passage } from '../port.ts'
import type { Judgement } from './judge.ts'
import { judgeSentence, readingOf } from './read-sentence.ts'
import type { Reading } from './reading.ts'
import { readText } from './sentence.ts'
import { type Place, placesOf } from './places.ts'

/** What a passage says about a statement, by the sentence or row that says most about it. */
export function readPassage(statement: string, passage: Pick<Passage, 'text' | 'context'>): Reading {
  return readingsOf(statement, passage)[0] ?? { says: 'unrelated', quote: '' }
}

/** All that a passage says about a statement, what decides first. */
export function readingsOf(statement: string, passage: Pick<Passage, 'text' | 'context'>): Reading[] {
  const wanted = readText(statement)
  const places = placesOf(passage)
  const judged = places.flatMap((place) => {
    const judgement = judgeSentence(wanted, place.text, place)
    return judgement.says === 'unrelated' ? [] : [{ place, judgement }]
  })
  return ranked(judged).map(({ place, judgement }) => readingOf(judgement, place.quote))
}

interface Judged {
  place: Place
  judgement: Judgement
}

const rank = { contradicts: 3, supports: 2, partly: 1, unrelated: 0 } as const

function ranked(judged: readonly Judged[]): Judged[] {
  return judged.toSorted((left, right) => rank[right.judgement.says] - rank[left.judgement.says])
}
