import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { SourceKind } from './find-sources.ts'

/** What stands around the quotes of a hand-over, in the language of the initiative. */
export interface ContextWords {
  titles: Readonly<Record<SourceKind, { some: string; none: string }>>
  nothing: (phase: string) => string
  lead: (phase: string) => string
  page: string
  ofPerson: string
  disagree: string
  disagreeLead: string
  /** @param first with its number, as `second`. */
  disagreement: (first: string, second: string) => string
  quoted: (text: string) => string
}

const english: ContextWords = {
  titles: {
    initiative: {
      some: 'What the initiative’s documents say',
      none: 'No document of the initiative bears on this.',
    },
    client: { some: 'What the client’s documents say', none: 'No document of the client bears on this.' },
    firm: {
      some: 'What the firm knows',
      none: 'No document of the firm that it marked for client work bears on this.',
    },
  },
  nothing: (phase) => `No document bears on what ${phase} has brought about.`,
  lead: (phase) =>
    `Documents that bear on what ${phase} has brought about. Where they disagree, the initiative’s count before the client’s, and the client’s before the firm’s.`,
  page: 'page',
  ofPerson: 'words of a person',
  disagree: 'Where sources disagree',
  disagreeLead: 'These name different figures for what reads as the same thing:',
  disagreement: (first, second) => `- ${first}, but ${second}. The first counts.`,
  quoted: (text) => `“${text}”`,
}

const german: ContextWords = {
  titles: {
    initiative: {
      some: 'Was die Dokumente der Initiative sagen',
      none: 'Kein Dokument der Initiative betrifft dies.',
    },
    client: {
      some: 'Was die Dokumente des Kunden sagen',
      none: 'Kein Dokument des Kunden betrifft dies.',
    },
    firm: {
      some: 'Was die Beratung weiß',
      none: 'Kein Dokument der Beratung, das sie dafür freigegeben hat, betrifft dies.',
    },
  },
  nothing: (phase) => `Kein Dokument betrifft, was die Phase ${phase} ergeben hat.`,
  lead: (phase) =>
    `Dokumente zu dem, was die Phase ${phase} ergeben hat. Wo sie sich widersprechen, gelten die der Initiative vor denen des Kunden und diese vor denen der Beratung.`,
  page: 'Seite',
  ofPerson: 'Worte eines Menschen',
  disagree: 'Wo Quellen sich widersprechen',
  disagreeLead: 'Diese nennen verschiedene Zahlen für das, was wie dasselbe klingt:',
  disagreement: (first, second) => `- ${first}, aber ${second}. Das Erste gilt.`,
  quoted: (text) => `„${text}“`,
}

export const contextWords = inLanguages({ en: english, de: german })
