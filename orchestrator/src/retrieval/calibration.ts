import { coverage } from '../models/language/overlap.ts'
import { builtinEmbeddingModel } from '../models/embeddings/builtin.ts'

/**
 * How an embedder's numbers become a relevance from 0 to 1 in which 0.7 means 'clearly about the question' and
 * 0.3 'touches its subject' (decisions D4). The blend of similarity and shared words is a raw score; the two
 * thresholds are where that score tells labelled pairs apart best.
 */
export interface Calibration {
  /** Share of the similarity in the raw score; the rest is the share of the question's words that are found. */
  similarityWeight: number
  /** Raw score at which a passage touches the question's subject: relevance 0.3. */
  related: number
  /** Raw score at which a passage is clearly about the question: relevance 0.7. */
  about: number
}

export const relatedRelevance = 0.3
export const aboutRelevance = 0.7

/**
 * Measured on the labelled passages of `evaluation/`, by `fitCalibration`; a test repeats the measurement.
 * Embedders that are not listed are measured where they run (`createCalibrations`).
 */
export const measuredCalibrations: Readonly<Record<string, Calibration>> = {
  [builtinEmbeddingModel]: { similarityWeight: 0.4, related: 0.205, about: 0.454 },
}

export interface RelevanceSignals {
  /** Cosine of question and passage, -1 to 1. */
  similarity: number
  /** Weighted share of the question's content words that the passage has, 0 to 1. */
  overlap: number
}

export function signalsOf(question: string, passage: string, similarity: number): RelevanceSignals {
  return { similarity, overlap: coverage(question, passage) }
}

export function rawScore(signals: RelevanceSignals, similarityWeight: number): number {
  return Math.max(0, signals.similarity) * similarityWeight + signals.overlap * (1 - similarityWeight)
}

/** Relevance from 0 to 1: straight lines through (0, 0), (related, 0.3), (about, 0.7), (1, 1). */
export function calibratedRelevance(signals: RelevanceSignals, calibration: Calibration): number {
  const score = Math.min(1, rawScore(signals, calibration.similarityWeight))
  const { related, about } = calibration
  if (score <= related) return between(score, [0, related], [0, relatedRelevance])
  if (score <= about) return between(score, [related, about], [relatedRelevance, aboutRelevance])
  return between(score, [about, 1], [aboutRelevance, 1])
}

function between(value: number, from: [number, number], to: [number, number]): number {
  const span = from[1] - from[0]
  return span <= 0 ? to[1] : to[0] + ((value - from[0]) / span) * (to[1] - to[0])
}
