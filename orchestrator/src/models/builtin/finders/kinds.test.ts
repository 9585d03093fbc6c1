import { describe, expect, it } from '@jest/globals'
import { passageOf } from '../testing/passage-of.ts'
import { readSources } from './index.ts'
import { type KindName, kinds } from './kinds.ts'

const says = (kind: KindName, text: string): boolean => {
  const [section] = readSources({ passages: [passageOf('Paper', text)] })
  return section?.pieces.some((piece) => kinds[kind].says(piece)) === true
}

describe('what a sentence says by itself', () => {
  it('is a decision where somebody decides, and not how long it took to decide', () => {
    expect(says('decisions', 'The crew decides that the quay be closed at night.')).toBe(true)
    expect(says('decisions', 'It took the crew an hour to decide that the quay be closed.')).toBe(false)
  })
})
