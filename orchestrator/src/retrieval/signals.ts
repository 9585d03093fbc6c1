import { sentencesOf } from '../models/language/sentences.ts'
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
import { termsOf } from './terms.ts'

/** What tells how well a passage fits a question, each about 0 to 1. */
export interface RelevanceSignals {
  /** Cosine of question and passage, -1 to 1. */
  similarity: number
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
  const counted = texts.map((text) => ({ text, counts: termCounts(text) }))
  const known =
    statistics ??
    statisticsOf(
      concepts,
      counted.map(({ counts }) => counts),
    )
  const weighed = weigh(concepts, known)
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return counted.map(({ text, counts }) => ({
    similarity: text.similarity,
    match: whole === 0 ? 0 : bm25(weighed, counts, known.averageLength) / (whole * (k1 + 1)),
    closeness: whole === 0 ? 0 : closenessOf(weighed, text) / whole,
  }))
}

function closenessOf(concepts: readonly WeighedConcept[], read: MeasuredText): number {
  const { tableHeader, text, language } = read
  const sentences = sentencesOf([tableHeader, text].filter((part) => part !== '').join('\n')).map(
    (sentence) => presences(concepts, sentence, language),
  )
  const context = presences(concepts, [read.owner, read.name, read.headings].join('\n'), language)
  const around = context.map((present, index) =>
    Math.max(
      contextShare * present,
      elsewhereShare * Math.max(present, ...sentences.map((sentence) => sentence[index] ?? 0)),
    ),
  )
  let best = 0
  sentences.forEach((sentence, at) => {
    const next = sentences[at + 1]
    const sum = concepts.reduce(
      (total, { weight }, index) =>
        total + weight * Math.max(sentence[index] ?? 0, next?.[index] ?? 0, around[index] ?? 0),
      0,
    )
    best = Math.max(best, sum)
  })
  return best
}

/** How much of each concept a text speaks of. */
function presences(concepts: readonly WeighedConcept[], text: string, language: string | null): number[] {
  const terms = new Set(termsOf(text, language))
  return concepts.map((concept) => {
    let best = 0
    for (const [term, share] of concept.terms) if (share > best && terms.has(term)) best = share
    return best
  })
}
