import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../../port.ts'
import { differencesIn, readSources } from './index.ts'

const passage = (text: string): Passage => ({
  chunkId: '0198c0de-0000-7000-8000-000000000021',
  artifactId: null,
  sourceKind: 'initiative',
  name: 'Charter',
  page: 1,
  text,
  relevance: 0.5,
})
const differing = (inputs: Record<string, string>, text: string): string[][] =>
  differencesIn(
    Object.entries(inputs).map(([label, value]) => ({ label, value })),
    readSources({ passages: [passage(text)] }),
  ).map(({ subject, other }) => [subject, other.value])

const measures =
  'Table 1. Measures\n\nMeasure | Today | Target\nMean time to repair a lift | 41 min | 25 min\nCalls answered at once | 60% | 90%'

describe('inputs against documents', () => {
  it('compare with the amount that the others are the terms of, whatever its currency', () => {
    const text =
      'The trial has a budget of $600,000: $350,000 for parts, $150,000 for fitters and $100,000 for the report. It starts in May.'
    expect(differing({ 'Trial budget': 'EUR 550,000' }, text)).toEqual([['Trial budget', '$600,000']])
    expect(differing({ 'Trial budget': 'USD 600,000' }, text)).toEqual([])
    expect(
      differing({ 'Trial budget': 'EUR 550,000' }, 'Parts cost $350,000, fitters of the trial $150,000.'),
    ).toEqual([])
  })

  it('compare a share with the share of the row that is called so', () => {
    const text =
      'Table 2. Weights\n\nCriterion | Weight | Proof\nService | 45% | Visits\nPrice over four years | 25% | Price sheet'
    expect(differing({ 'Weight of price in percent': '35' }, text)).toEqual([
      ['Weight of price in percent', '25%'],
    ])
    expect(differing({ 'Weight of price in percent': '25' }, text)).toEqual([])
  })

  it('compare with the cell under their own name, of the row that another input names', () => {
    const inputs = { 'What is measured': 'Mean time until a lift is repaired, to repair it', Target: '20' }
    expect(differing(inputs, measures)).toEqual([['Target', '25 min']])
    expect(differing({ ...inputs, Target: '25' }, measures)).toEqual([])
  })

  it('do not compare with the rows of a table where an input lists several of them', () => {
    const inputs = {
      'What is measured': 'Mean time to repair a lift, Calls answered at once',
      Target: '20',
    }
    expect(differing(inputs, measures)).toEqual([])
  })
})
