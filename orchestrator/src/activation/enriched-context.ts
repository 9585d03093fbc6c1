import type { RagSource, RagSources } from '@parley/contracts/http/activation.ts'
import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import type { SourceConflict } from '@parley/contracts/stored/activation.ts'
import { quoteOf } from '../passages/index.ts'
import { type SourceKind, sourceKinds, type SourcePassage, type Sources } from './find-sources.ts'

/** The passage as a source: the words of it that speak most of the question. */
export const sourceOf = (passage: SourcePassage): RagSource => ({
  chunkId: passage.chunkId,
  artifactId: passage.artifactId,
  name: passage.name,
  page: passage.page,
  quote: quoteOf(passage.text, passage.question),
  relevance: Math.round(passage.relevance * 100) / 100,
  trust: passage.trust,
  place: passage.label,
})

/** Of the same text in several places only the first counts. */
export function withoutCopies(found: Sources): Sources {
  const seen = new Set<string>()
  const unseen = (passages: SourcePassage[]) =>
    passages.filter(({ text }) => !seen.has(text) && seen.add(text))
  const [initiative, client, firm] = sourceKinds.map((kind) => unseen(found[kind]))
  return { initiative: initiative ?? [], client: client ?? [], firm: firm ?? [] }
}

const titles: Readonly<Record<SourceKind, { some: string; none: string }>> = {
  initiative: {
    some: 'What the initiative’s documents say',
    none: 'No document of the initiative bears on this.',
  },
  client: { some: 'What the client’s documents say', none: 'No document of the client bears on this.' },
  firm: {
    some: 'What the firm knows',
    none: 'No document of the firm that it marked for client work bears on this.',
  },
}

/**
 * The sources as one text: by kind in the order in which they count, each quote with its place and number; then where
 * sources disagree. Rules, not a model: nothing is said that no source says.
 */
export function composeContext(
  phaseName: string,
  sources: RagSources,
  conflicts: readonly SourceConflict[],
): { text: string; citations: Citation[] } {
  const all = sourceKinds.flatMap((kind) => sources[kind].map((source) => ({ ...source, kind })))
  const citations = all.map(citationOf)
  const numberOf = (chunkId: string, quote: string): number => {
    const known = citations.findIndex((one) => one.chunkId === chunkId && one.quote === quote)
    if (known !== -1) return known + 1
    const source = all.find((one) => one.chunkId === chunkId)
    return source === undefined ? 0 : citations.push({ ...citationOf(source), quote })
  }
  const lines = sourceKinds.flatMap((kind) => [
    `## ${titles[kind].some}`,
    ...(sources[kind].length === 0
      ? [titles[kind].none]
      : [
          sources[kind]
            .map((source) => sourceLine(source, numberOf(source.chunkId, source.quote)))
            .join('\n'),
        ]),
  ])
  const disagreements = conflicts.map(({ first, second }) => {
    const [one, other] = [numberOf(first.chunkId, first.quote), numberOf(second.chunkId, second.quote)]
    return `- ${quoted(first.quote)} [${one}], but ${quoted(second.quote)} [${other}]. The first counts.`
  })
  const text = [
    all.length === 0
      ? `No document bears on what ${phaseName} has brought about.`
      : `Documents that bear on what ${phaseName} has brought about. Where they disagree, the initiative’s count before the client’s, and the client’s before the firm’s.`,
    ...lines,
    ...(disagreements.length === 0
      ? []
      : [
          '## Where sources disagree',
          'These name different figures for what reads as the same thing:',
          disagreements.join('\n'),
        ]),
  ].join('\n\n')
  return { text, citations }
}

/** What is cited again stays what it was when it was found. */
const citationOf = ({ name, ...source }: RagSource & { kind: SourceKind }): Citation => ({
  ...source,
  artifactName: name,
})

const sourceLine = (source: RagSource, number: number): string => {
  const place = source.page === null ? source.name : `${source.name}, page ${source.page}`
  const whose = source.trust === 'person' ? ', words of a person' : ''
  return `- ${quoted(source.quote)} (${place}${whose}) [${number}]`
}

/** On one line; a number in brackets would be taken for a mark of ours. The citation keeps the words as they are. */
const quoted = (quote: string): string => `“${quote.replace(/\s+/g, ' ').replace(/\[(\d{1,3})\]/g, '($1)')}”`
