import type { Passage } from '../port.ts'
import type { Judgement } from './judge.ts'
import { type Place, placesOf } from './places.ts'
import { judgeSentence, readingOf } from './read-sentence.ts'
import type { Reading, Says } from './reading.ts'
import { isRowOfThoughts, judgeTicked } from './rows.ts'
import { readText, type ReadText } from './sentence.ts'
import { draftPlace, isSuperseded } from './standing.ts'

type Readable = Pick<Passage, 'text' | 'context'> & Partial<Pick<Passage, 'name'>>

/** What a passage says about a statement, by the sentence or row that says most about it. */
export const readPassage = (statement: string, passage: Readable): Reading =>
  readingsOf(statement, passage)[0] ?? { says: 'unrelated', quote: '' }

/** All that a passage says about a statement, what decides first. A document that counts no more says nothing. */
export function readingsOf(statement: string, passage: Readable): Reading[] {
  const wanted = readText(statement)
  const name = [passage.name ?? '', passage.context ?? ''].join(' ').trim()
  if (isSuperseded(name, passage.text)) return []
  const places = placesOf({ text: passage.text, context: name })
  const draft = draftPlace(name, passage.text)
  const judged = [...places, ...(draft === undefined ? [] : [draft])].flatMap((place) =>
    judgePlace(wanted, place),
  )
  const ticked = judgeTicked(wanted, places)
  return ranked(
    ticked === undefined ? judged : [ticked, ...judged.filter(({ place }) => place.cells === undefined)],
  ).map(({ place, judgement }) => readingOf(judgement, place.quote))
}

interface Judged {
  place: Place
  judgement: Judgement
}

function judgePlace(wanted: ReadText, place: Place): Judged[] {
  if (isRowOfThoughts(place)) return []
  const judgement = judgeSentence(wanted, place.text, place)
  return judgement.says === 'unrelated' ? [] : [{ place, judgement }]
}

const rank: Readonly<Record<Says, number>> = { contradicts: 3, supports: 2, partly: 1, unrelated: 0 }

const ranked = (judged: readonly Judged[]): Judged[] =>
  judged.toSorted((left, right) => rank[right.judgement.says] - rank[left.judgement.says])
