import { builtinEmbeddingModel } from '../models/embeddings/index.ts'
import type { RelevanceSignals } from './signals.ts'

/** Shares of the similarity and of the closest sentences in the raw score; the rest is the overlap's. */
export interface SignalWeights {
  similarityWeight: number
  closenessWeight: number
}

/**
 * How an embedder's numbers become a relevance from 0 to 1 in which 0.7 means 'clearly about the question' and
 * 0.3 'touches its subject' (decisions D4). The blend of similarity and shared words is a raw score; the two
 * thresholds are where that score tells labelled pairs apart best.
 */
export interface Calibration extends SignalWeights {
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
  [builtinEmbeddingModel]: { similarityWeight: 0.1, closenessWeight: 0.6, related: 0.3, about: 0.56 },
}

/**
 * For searches by words alone, while no embedder answers: the built-in embedder's, without its share of similarity.
 * The same test holds it to the same shares of labelled passages.
 */
export const wordsCalibration: Calibration = {
  similarityWeight: 0,
  closenessWeight: 0.6,
  related: 0.29,
  about: 0.6,
}

export function rawScore(signals: RelevanceSignals, weights: SignalWeights): number {
  const { similarityWeight, closenessWeight } = weights
  return (
    Math.max(0, signals.similarity) * similarityWeight +
    signals.closeness * closenessWeight +
    signals.overlap * (1 - similarityWeight - closenessWeight)
  )
}

/** Relevance from 0 to 1: straight lines through (0, 0), (related, 0.3), (about, 0.7), (1, 1). */
export function calibratedRelevance(signals: RelevanceSignals, calibration: Calibration): number {
  const score = Math.min(1, rawScore(signals, calibration))
  const { related, about } = calibration
  if (score <= related) return between(score, [0, related], [0, relatedRelevance])
  if (score <= about) return between(score, [related, about], [relatedRelevance, aboutRelevance])
  return between(score, [about, 1], [aboutRelevance, 1])
}

/** Of what words say: BM25, and the rest what stands close together. */
const matchShare = 2 / 3

/**
 * By what passages of one search are put in order: BM25 above all, what stands close together, and the similarity as far
 * as the embedder's calibration trusts it. Relevance compares a passage with what a question wants, so it tells how good
 * the best one is; this tells better which one that is (ADR 16).
 */
export function rankScore(signals: RelevanceSignals, { similarityWeight }: SignalWeights): number {
  const words = matchShare * signals.match + (1 - matchShare) * signals.closeness
  return similarityWeight * Math.max(0, signals.similarity) + (1 - similarityWeight) * words
}

/** Tells passages of the same relevance apart. */
const step = 1e-6

/**
 * Relevances of passages in their order so that they fall from each to the next: those that would rise share their mean
 * (isotonic regression by pooling adjacent violators).
 */
export function falling(relevances: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  const meanOf = (pool: { sum: number; count: number } | undefined): number =>
    pool === undefined ? Infinity : pool.sum / pool.count
  for (const relevance of relevances) {
    let last = { sum: relevance, count: 1 }
    while (meanOf(pools.at(-1)) < meanOf(last)) {
      const before = pools.pop() ?? last
      last = { sum: before.sum + last.sum, count: before.count + last.count }
    }
    pools.push(last)
  }
  const means = pools.flatMap((pool) => Array<number>(pool.count).fill(meanOf(pool)))
  return means.map((mean, place) => Math.max(0, mean - place * step))
}

function between(value: number, from: [number, number], to: [number, number]): number {
  const span = from[1] - from[0]
  return span <= 0 ? to[1] : to[0] + ((value - from[0]) / span) * (to[1] - to[0])
}
