import {
  bm25,
  k1,
  type SearchedText,
  statisticsOf,
  termCounts,
  weigh,
  type WeighedConcept,
  type WordStatistics,
} from './bm25.ts'
import type { Concept } from './concepts.ts'
import { termSetOf, termsOfSentences } from './terms.ts'

/** What tells how well a passage fits a question, each about 0 to 1. */
export interface RelevanceSignals {
  /** Cosine of question and passage, -1 to 1. */
  similarity: number
  /** Share of what is asked about that the passage, its names and headings speak of; what is rare counts more. */
  overlap: number
  /** BM25 of the passage for the question, as a share of the most that a text could have. */
  match: number
  /**
   * Share of what is asked about that two neighbouring sentences speak of, those that speak of most of it; what is rare
   * counts more.
   */
  closeness: number
}

export interface MeasuredText extends SearchedText {
  similarity: number
  /** Whose it is; a question may name the client, whose own texts seldom do. */
  owner: string
}

/** What only headings or names speak of counts so much for a sentence; what stands elsewhere in the text, so much. */
const contextShare = 0.8
const elsewhereShare = 0.35

/**
 * Signals of texts for a question.
 * @param statistics of all that may be found; of these texts alone where they are not known
 */
export function signalsOf(
  concepts: readonly Concept[],
  texts: readonly MeasuredText[],
  statistics?: WordStatistics,
): RelevanceSignals[] {
  const counted = texts.map((text) => ({ text, counts: termCounts(underOwner(text)) }))
  const known =
    statistics ??
    statisticsOf(
      concepts,
      counted.map(({ counts }) => counts),
    )
  const weighed = weigh(concepts, known)
  // Nothing that is asked about leaves nothing to share.
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1
  const sought = soughtOf(weighed)
  return counted.map(({ text, counts }) => {
    const speaks = spokenOf(sought, text)
    return {
      similarity: text.similarity,
      match: bm25(weighed, counts, known.averageLength) / (whole * (k1 + 1)),
      overlap: sumOf(weighed, speaks.anywhere) / whole,
      closeness: closenessOf(weighed, speaks) / whole,
    }
  })
}

/** What of a client's is found counts as if their name stood above it. */
const underOwner = (text: MeasuredText): SearchedText => ({
  ...text,
  headings: [text.headings, text.owner].filter((line) => line !== '').join('\n'),
})

interface Spoken {
  /** How much of each concept each sentence speaks of. */
  sentences: number[][]
  /** The same of names and headings, and of all together. */
  context: number[]
  anywhere: number[]
}

function spokenOf(sought: Sought, read: MeasuredText): Spoken {
  const { tableHeader, text, language } = read
  const whole = tableHeader === '' ? text : `${tableHeader}\n${text}`
  const sentences = termsOfSentences(whole, language).map((terms) => presences(sought, terms))
  const context = presences(sought, termSetOf([read.owner, read.name, read.headings].join('\n'), language))
  const anywhere = context.map((present, index) =>
    Math.max(present, ...sentences.map((sentence) => sentence[index] ?? 0)),
  )
  return { sentences, context, anywhere }
}

function closenessOf(concepts: readonly WeighedConcept[], { sentences, context, anywhere }: Spoken): number {
  const around = context.map((present, index) =>
    Math.max(contextShare * present, elsewhereShare * (anywhere[index] ?? 0)),
  )
  const shares = sentences.map((sentence, at) => {
    const next = sentences[at + 1]
    return sumOf(
      concepts,
      around.map((present, index) => Math.max(present, sentence[index] ?? 0, next?.[index] ?? 0)),
    )
  })
  return Math.max(0, ...shares)
}

const sumOf = (concepts: readonly WeighedConcept[], present: readonly number[]): number =>
  concepts.reduce((sum, { weight }, index) => sum + weight * (present[index] ?? 0), 0)

/** Concepts by their terms, of which they have more than a sentence has words. */
interface Sought {
  /** How many concepts there are. */
  count: number
  /** Which concepts a term speaks of, by their place, and how much of them. */
  byTerm: ReadonlyMap<string, readonly { at: number; share: number }[]>
}

function soughtOf(concepts: readonly WeighedConcept[]): Sought {
  const byTerm = new Map<string, { at: number; share: number }[]>()
  for (const [at, { terms }] of concepts.entries())
    for (const [term, share] of terms) byTerm.set(term, [...(byTerm.get(term) ?? []), { at, share }])
  return { count: concepts.length, byTerm }
}

/** How much of each concept a text of these terms speaks of. */
function presences({ count, byTerm }: Sought, terms: ReadonlySet<string>): number[] {
  const present = new Array<number>(count).fill(0)
  for (const term of terms)
    for (const { at, share } of byTerm.get(term) ?? []) present[at] = Math.max(present[at] ?? 0, share)
  return present
}
