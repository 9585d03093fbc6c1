import { readFileSync } from 'node:fs'
import { differencesIn, readSources } from '@parley/orchestrator/src/models/builtin/finders/index.ts'

/** An input and a text: what the text gives for the same thing, or null where it only looks as if it spoke of it. */
export interface LabelledPair {
  id: string
  language: 'en' | 'de'
  label: string
  value: string
  text: string
  other: string | null
}

export interface MeasuredPair extends LabelledPair {
  /** What the text is said to give instead; null where nothing is said to differ. */
  found: string | null
}

const setOf = (name: string): string => new URL(`dev/${name}.json`, import.meta.url).pathname

export const readPairs = (name: string): readonly LabelledPair[] =>
  (JSON.parse(readFileSync(setOf(name), 'utf8')) as { pairs: LabelledPair[] }).pairs

/** Each pair by itself: the text is all that is known. */
export const measurePairs = (pairs: readonly LabelledPair[]): MeasuredPair[] =>
  pairs.map((pair) => {
    const passage = {
      chunkId: '0198c0de-0000-7000-8000-000000000031',
      artifactId: null,
      sourceKind: 'initiative' as const,
      name: 'Report',
      page: 1,
      text: pair.text,
      relevance: 0.5,
    }
    const [first] = differencesIn(
      [{ label: pair.label, value: pair.value }],
      readSources({ passages: [passage] }),
    )
    return { ...pair, found: first?.other.value ?? null }
  })
