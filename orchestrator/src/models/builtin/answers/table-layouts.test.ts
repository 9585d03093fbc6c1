import { describe, expect, it } from '@jest/globals'
import { legendOf, captionUnit } from './table-units.ts'
import { unitOf } from './rows.ts'
import { tablesOf } from './tables.ts'
import { turned } from './turned.ts'

const passageOf = (text: string) => ({
  chunkId: '0198c0de-0000-7000-8000-000000000001',
  artifactId: null,
  sourceKind: 'client' as const,
  name: 'Offer',
  page: null,
  relevance: 0.8,
  text,
})

describe('the unit of a figure', () => {
  const [table] = tablesOf(
    passageOf('Table 2: Prices, in thousands of pounds\nItem | Ardent | Duration (h)\nLicences | 2,140 | 12'),
  )
  it('is that of the caption where no head has one', () => {
    expect(table && unitOf(table, 1, '2,140')).toBe('thousands of pounds')
    expect(table && unitOf(table, 2, '12')).toBe('')
    expect(table && unitOf(table, 1, '£2m')).toBe('')
  })

  it('is told in either language', () => {
    expect(captionUnit('', ['Alle Beträge in Tsd. EUR.'])).toBe('Tsd. EUR')
    expect(captionUnit('', ['He paid in euros for lunch.'])).toBe('')
  })
})

it('letters stand for what a legend says', () => {
  expect([...legendOf('R = responsible, A = accountable, I = informed')]).toEqual([
    ['R', 'responsible'],
    ['A', 'accountable'],
    ['I', 'informed'],
  ])
  expect(legendOf('A note: nothing').size).toBe(0)
})

describe('a table that lies on its side', () => {
  it('has its columns as rows', () => {
    const [table] = tablesOf(
      passageOf('| Labtrace | Radview\nStandard | HL7 | DICOM\nMessages | 18,400 | 2,150'),
    )
    expect(table && turned(table)?.rows.map(({ cells }) => cells)).toEqual([
      ['Labtrace', 'HL7', '18,400'],
      ['Radview', 'DICOM', '2,150'],
    ])
  })

  it('is none where rows are things of one kind', () => {
    const [table] = tablesOf(passageOf('No. | Risk | Rating\nK-4 | Fire | High\nK-5 | Ice | Low'))
    expect(table && turned(table)).toBeUndefined()
  })
})
