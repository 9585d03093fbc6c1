import type { SourceFilter } from '@parley/contracts/http/knowledge.ts'
import { inLanguages } from '@parley/contracts/in-languages.ts'
import { contentStems, findLanguage, wordsOf } from '../models/language/index.ts'
import type { KnowledgePlace } from './knowledge-place.ts'

interface Unanswered {
  query: string
  place: KnowledgePlace
  filters: readonly SourceFilter[] | null
}

/**
 * A plain sentence, which is a valid answer (decisions D4), in the language of the question; who asked the firm reads where
 * else to ask.
 * @param hasClose whether a model read passages and found no answer in them
 */
export function nothingFoundText({ query, place, filters }: Unanswered, hasClose: boolean): string {
  const words = sentences(findLanguage(wordsOf(query)))
  if (contentStems(query).length === 0) return words.noSubject
  const [only] = filters?.length === 1 ? filters : []
  const isFirm = place.clientId === null
  const found = hasClose ? words.noneAnswers : words.nowhere[isFirm ? 'firm' : (only ?? 'all')]
  return isFirm ? `${found} ${words.askInside}` : found
}

const sentences = inLanguages({
  en: {
    noSubject: 'I found nothing about this: the question names no subject that I could look for.',
    noneAnswers:
      'I found nothing about this: some passages touch the subject, but none of them answers the question.',
    askInside: 'What stands in the documents of a client’s initiatives is asked inside that client.',
    nowhere: {
      firm: 'I found nothing about this in what the firm knows.',
      document: 'I found nothing about this in the documents that I searched.',
      conversation: 'I found nothing about this in the conversations that I searched.',
      all: 'I found nothing about this in the documents and conversations that I searched.',
    },
  },
  de: {
    noSubject: 'Dazu habe ich nichts gefunden: Die Frage nennt nichts, wonach ich suchen könnte.',
    noneAnswers:
      'Dazu habe ich nichts gefunden: Einige Stellen berühren das Thema, aber keine beantwortet die Frage.',
    askInside:
      'Was in Dokumenten der Initiativen eines Mandanten steht, fragt man innerhalb dieses Mandanten.',
    nowhere: {
      firm: 'Dazu habe ich in dem, was die Firma weiß, nichts gefunden.',
      document: 'Dazu habe ich in den Dokumenten, die ich durchsucht habe, nichts gefunden.',
      conversation: 'Dazu habe ich in den Gesprächen, die ich durchsucht habe, nichts gefunden.',
      all: 'Dazu habe ich in den Dokumenten und Gesprächen, die ich durchsucht habe, nichts gefunden.',
    },
  },
})
