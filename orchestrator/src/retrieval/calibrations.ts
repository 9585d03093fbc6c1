import type { EmbeddingProvider } from '../models/port.ts'
import { measuredCalibrations, type Calibration } from './calibration.ts'
import { fitCalibration } from './evaluation/fit-calibration.ts'
import { measurePairs } from './evaluation/measure.ts'

/**
 * The calibration of an embedder: the kept measurement, or one made here, once in the life of the process, by
 * embedding the labelled passages with it (decisions D4: measured, not guessed, for every embedder).
 */
export function createCalibrations(): (embeddings: EmbeddingProvider) => Promise<Calibration> {
  const made = new Map<string, Promise<Calibration>>()
  return (embeddings) => {
    const kept = measuredCalibrations[embeddings.model]
    if (kept !== undefined) return Promise.resolve(kept)
    const known = made.get(embeddings.model)
    if (known !== undefined) return known
    const fresh = measureCalibration(embeddings)
    made.set(embeddings.model, fresh)
    // A provider that was down must not stay uncalibrated.
    fresh.catch(() => made.delete(embeddings.model))
    return fresh
  }
}

/** Fitted on all labelled pairs: an embedder that knows meanings is measured on the paraphrases too. */
async function measureCalibration(embeddings: EmbeddingProvider): Promise<Calibration> {
  return fitCalibration(await measurePairs(embeddings))
}
