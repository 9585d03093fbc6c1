import { conceptsAsked, conceptsTold } from './concepts/index.ts'
import { languageOf, wordsOf } from './words.ts'

const goesLive = conceptsTold('go-live')
const whenAsked = /^\W*(?:when|wann)(?!\p{L})/iu

/** When things go live is told where their order is; the question itself where it asks for nothing of the kind. */
export function byTurns(question: string): string {
  const words = wordsOf(question)
  if (!whenAsked.test(question) || !conceptsAsked(words).some(({ concept }) => goesLive.has(concept)))
    return question
  return languageOf(words) === 'de'
    ? 'Reihenfolge der Werke und der Standorte'
    : 'order of plants sites waves'
}
