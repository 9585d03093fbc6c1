import { rawScore, type Calibration, type SignalWeights } from '../calibration.ts'
import type { RelevanceSignals } from '../signals.ts'

/** 2: clearly about the question. 1: same subject, does not answer it. 0: something else. */
export type Label = 0 | 1 | 2

export interface LabelledPair extends RelevanceSignals {
  label: Label
}

/** The two thresholds of a raw score that tell scored pairs apart best, by balanced accuracy; quality 0 to 1.25. */
export function fitThresholds(scored: readonly { score: number; label: Label }[]): {
  related: number
  about: number
  quality: number
} {
  const about = bestThreshold(scored.map(({ score, label }) => ({ score, isAbove: label === 2 })))
  const related = bestThreshold(scored.map(({ score, label }) => ({ score, isAbove: label >= 1 })))
  // Were the two the same, everything between them would jump from 0.3 to 0.7.
  const low = Math.min(related.threshold, about.threshold * 0.8)
  return { related: low, about: about.threshold, quality: about.quality + related.quality / 4 }
}

/** The calibration that tells the pairs apart best: of all blends the one whose thresholds do. */
export function fitCalibration(pairs: readonly LabelledPair[]): Calibration {
  let best: { calibration: Calibration; quality: number } | undefined
  for (const weights of blends()) {
    const { related, about, quality } = fitThresholds(
      pairs.map((pair) => ({ score: rawScore(pair, weights), label: pair.label })),
    )
    if (best !== undefined && quality <= best.quality) continue
    best = { calibration: { ...weights, related: round(related), about: round(about) }, quality }
  }
  if (best === undefined) throw new Error('A calibration needs labelled pairs.')
  return best.calibration
}

/** Every blend in steps of a tenth. */
const blends = (): SignalWeights[] =>
  Array.from({ length: 11 }, (_, step) => step).flatMap((step) =>
    Array.from({ length: 11 - step }, (_, other) => ({
      similarityWeight: step / 10,
      closenessWeight: other / 10,
    })),
  )

const round = (value: number): number => Math.round(value * 1000) / 1000

/** The threshold with the best balanced accuracy, in the middle of the gap that it falls into. */
function bestThreshold(items: { score: number; isAbove: boolean }[]): { threshold: number; quality: number } {
  const sorted = items.toSorted((left, right) => left.score - right.score)
  const positives = sorted.filter((item) => item.isAbove).length
  const negatives = sorted.length - positives
  let best = { threshold: 0, quality: 0 }
  let below = { positives: 0, negatives: 0 }
  sorted.forEach((item, index) => {
    below = item.isAbove
      ? { ...below, positives: below.positives + 1 }
      : { ...below, negatives: below.negatives + 1 }
    const next = sorted[index + 1]?.score ?? 1
    if (next === item.score) return
    const quality =
      ((positives - below.positives) / (positives || 1) + below.negatives / (negatives || 1)) / 2
    if (quality > best.quality) best = { threshold: (item.score + next) / 2, quality }
  })
  return best
}
