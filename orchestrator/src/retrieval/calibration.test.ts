import { beforeAll, describe, expect, it } from '@jest/globals'
import { builtinEmbeddingModel, createBuiltinEmbeddings } from '../models/embeddings/builtin.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import {
  calibratedRelevance,
  falling,
  measuredCalibrations,
  rankScore,
  type Calibration,
  wordsCalibration,
} from './calibration.ts'
import { createCalibrations } from './calibrations.ts'
import { fitCalibration } from './evaluation/fit-calibration.ts'
import { measurePairs, type MeasuredPair } from './evaluation/measure.ts'

const words = { match: 0, overlap: 0, closeness: 0 }

describe('calibrated relevance', () => {
  const calibration: Calibration = { similarityWeight: 0.5, closenessWeight: 0.25, related: 0.2, about: 0.5 }
  const relevance = (score: number): number =>
    calibratedRelevance({ ...words, similarity: score, closeness: score, overlap: score }, calibration)

  it('is 0.3 at the first threshold, 0.7 at the second, and stays between 0 and 1', () => {
    expect([0, 0.2, 0.5, 1].map(relevance)).toEqual([0, 0.3, 0.7, 1])
    expect(calibratedRelevance({ ...words, similarity: -1 }, calibration)).toBe(0)
    expect(calibratedRelevance({ ...words, similarity: 1.0001, closeness: 1, overlap: 1 }, calibration)).toBe(
      1,
    )
  })

  it('never falls when a signal rises', () => {
    const steps = Array.from({ length: 101 }, (_, step) => relevance(step / 100))
    expect(steps).toEqual(steps.toSorted((left, right) => left - right))
  })
})

describe('the order of passages', () => {
  it('is BM25’s and what stands close together’s, and the similarity’s as far as it is trusted', () => {
    const plain = { similarityWeight: 0, closenessWeight: 0.6 }
    const one = { ...words, similarity: 0.9, match: 0.4, closeness: 0.3 }
    const other = { ...words, similarity: 0.1, match: 0.5, closeness: 0.3 }
    expect(rankScore(other, plain)).toBeGreaterThan(rankScore(one, plain))
    const trusting = { ...plain, similarityWeight: 0.5 }
    expect(rankScore(one, trusting)).toBeGreaterThan(rankScore(other, trusting))
  })

  it('is what relevance falls along: those that would rise share their mean', () => {
    const found = falling([0.9, 0.4, 0.6, 0.8, 0.1])
    expect(found.map((relevance) => Math.round(relevance * 1000) / 1000)).toEqual([0.9, 0.6, 0.6, 0.6, 0.1])
    expect(new Set(found).size).toBe(5)
    expect(found).toEqual(found.toSorted((left, right) => right - left))
    expect(falling([])).toEqual([])
    expect(falling([0, 0])).toEqual([0, 0])
  })
})

describe('the built-in embedder', () => {
  let lexical: MeasuredPair[] = []
  beforeAll(async () => {
    lexical = (await measurePairs(createBuiltinEmbeddings())).filter((pair) => pair.wording === 'lexical')
  })
  const questionsOf = (pairs: MeasuredPair[]): string[] => [...new Set(pairs.map((pair) => pair.question))]
  const share = (pairs: MeasuredPair[], holds: (pair: MeasuredPair) => boolean): number =>
    pairs.filter(holds).length / pairs.length

  it('has a calibration that holds for these passages, on which it was not fitted', () => {
    const kept = measuredCalibrations[builtinEmbeddingModel]
    if (kept === undefined) throw new Error('The built-in embedder has no calibration.')
    const relevance = (pair: MeasuredPair): number => calibratedRelevance(pair, kept)
    const about = lexical.filter((pair) => pair.label === 2)
    const other = lexical.filter((pair) => pair.label === 0)
    expect(share(about, (pair) => relevance(pair) >= 0.7)).toBeGreaterThanOrEqual(0.95)
    expect(share(other, (pair) => relevance(pair) >= 0.7)).toBeLessThanOrEqual(0.01)
    expect(share(other, (pair) => relevance(pair) < 0.3)).toBeGreaterThanOrEqual(0.95)
  })

  it('is done without while it cannot be asked: words hold for the same', () => {
    const relevance = (pair: MeasuredPair): number =>
      calibratedRelevance({ ...pair, similarity: 0 }, wordsCalibration)
    const about = lexical.filter((pair) => pair.label === 2)
    const other = lexical.filter((pair) => pair.label === 0)
    expect(share(about, (pair) => relevance(pair) >= 0.7)).toBeGreaterThanOrEqual(0.95)
    expect(share(other, (pair) => relevance(pair) >= 0.7)).toBeLessThanOrEqual(0.01)
    expect(share(other, (pair) => relevance(pair) < 0.3)).toBeGreaterThanOrEqual(0.95)
  })

  it('tells what is clearly about a question it was not fitted on', () => {
    const order = questionsOf(lexical)
    for (const held of [0, 1]) {
      const isHeld = (pair: MeasuredPair): boolean => order.indexOf(pair.question) % 2 === held
      const fitted = fitCalibration(lexical.filter((pair) => !isHeld(pair)))
      const unseen = lexical.filter(isHeld)
      const relevance = (pair: MeasuredPair): number => calibratedRelevance(pair, fitted)
      const about = unseen.filter((pair) => pair.label === 2)
      const other = unseen.filter((pair) => pair.label === 0)
      expect(share(about, (pair) => relevance(pair) >= 0.7)).toBeGreaterThanOrEqual(0.9)
      expect(share(other, (pair) => relevance(pair) >= 0.7)).toBeLessThanOrEqual(0.02)
      expect(share(other, (pair) => relevance(pair) < 0.3)).toBeGreaterThanOrEqual(0.85)
    }
  })
})

it('measures an embedder that it does not know, once', async () => {
  const builtin = createBuiltinEmbeddings()
  let calls = 0
  const unknown: EmbeddingProvider = {
    model: 'another-one',
    embed: (texts, options) => {
      calls += 1
      return builtin.embed(texts, options)
    },
  }
  const calibrationOf = createCalibrations()
  const [first, second] = await Promise.all([calibrationOf(unknown), calibrationOf(unknown)])
  expect(first).toEqual(second)
  expect(calls).toBe(2)
  expect(first.about).toBeGreaterThan(first.related)
})
