import type { RagSource, RagSources } from '@parley/contracts/http/activation.ts'
import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import type { SourceConflict } from '@parley/contracts/stored/activation.ts'
import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import { tellingQuoteOf } from '../passages/index.ts'
import { type ContextWords, contextWords } from './context-words.ts'
import { type SourceKind, sourceKinds, type SourcePassage, type Sources } from './find-sources.ts'

/** A passage as a source: the words of it that speak most of the question; none where it says nothing by itself. */
export function sourcesOf(passages: readonly SourcePassage[]): RagSource[] {
  return passages.flatMap((passage) => {
    const quote = tellingQuoteOf(passage.text, passage.question)
    return quote === undefined
      ? []
      : [
          {
            chunkId: passage.chunkId,
            artifactId: passage.artifactId,
            name: passage.name,
            page: passage.page,
            quote,
            relevance: Math.round(passage.relevance * 100) / 100,
            trust: passage.trust,
            place: passage.label,
          },
        ]
  })
}

/** Of the same text in several places only the first counts. */
export function withoutCopies(found: Sources): Sources {
  const seen = new Set<string>()
  const unseen = (passages: SourcePassage[]) =>
    passages.filter(({ text }) => !seen.has(text) && seen.add(text))
  const [initiative, client, firm] = sourceKinds.map((kind) => unseen(found[kind]))
  return { initiative: initiative ?? [], client: client ?? [], firm: firm ?? [] }
}

/**
 * The sources as one text: by kind in the order in which they count, each quote with its place and number; then where
 * sources disagree. Rules, not a model: nothing is said that no source says.
 */
export function composeContext(
  phase: { name: string; language?: WrittenLanguage },
  sources: RagSources,
  conflicts: readonly SourceConflict[],
): { text: string; citations: Citation[] } {
  const words = contextWords(phase.language ?? 'en')
  const all = sourceKinds.flatMap((kind) => sources[kind].map((source) => ({ ...source, kind })))
  const citations = all.map(citationOf)
  const numberOf = (chunkId: string, quote: string): number => {
    const known = citations.findIndex((one) => one.chunkId === chunkId && one.quote === quote)
    if (known !== -1) return known + 1
    const source = all.find((one) => one.chunkId === chunkId)
    return source === undefined ? 0 : citations.push({ ...citationOf(source), quote })
  }
  const lines = sourceKinds.flatMap((kind) => [
    `## ${words.titles[kind].some}`,
    ...(sources[kind].length === 0
      ? [words.titles[kind].none]
      : [
          sources[kind]
            .map((source) => sourceLine(source, numberOf(source.chunkId, source.quote), words))
            .join('\n'),
        ]),
  ])
  const disagreements = conflicts.map(({ first, second }) => {
    const [one, other] = [numberOf(first.chunkId, first.quote), numberOf(second.chunkId, second.quote)]
    return words.disagreement(
      `${quoted(first.quote, words)} [${one}]`,
      `${quoted(second.quote, words)} [${other}]`,
    )
  })
  const text = [
    all.length === 0 ? words.nothing(phase.name) : words.lead(phase.name),
    ...lines,
    ...(disagreements.length === 0
      ? []
      : [`## ${words.disagree}`, words.disagreeLead, disagreements.join('\n')]),
  ].join('\n\n')
  return { text, citations }
}

/** What is cited again stays what it was when it was found. */
const citationOf = ({ name, ...source }: RagSource & { kind: SourceKind }): Citation => ({
  ...source,
  artifactName: name,
})

const sourceLine = (source: RagSource, number: number, words: ContextWords): string => {
  const place = source.page === null ? source.name : `${source.name}, ${words.page} ${source.page}`
  const whose = source.trust === 'person' ? `, ${words.ofPerson}` : ''
  return `- ${quoted(source.quote, words)} (${place}${whose}) [${number}]`
}

/** On one line; a number in brackets would be taken for a mark of ours. The citation keeps the words as they are. */
const quoted = (quote: string, words: ContextWords): string =>
  words.quoted(quote.replace(/\s+/g, ' ').replace(/\[(\d{1,3})\]/g, '($1)'))
