import type { Passage } from '../../port.ts'

let last = 0

/** A passage of the initiative's own document, with an id of its own. */
export const passageOf = (name: string, text: string, more: Partial<Passage> = {}): Passage => ({
  chunkId: `0198c0de-0000-7000-8001-${String((last += 1)).padStart(12, '0')}`,
  artifactId: null,
  sourceKind: 'initiative',
  name,
  page: null,
  text,
  relevance: 0.5,
  ...more,
})
