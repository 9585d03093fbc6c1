import { describe, expect, it } from '@jest/globals'
import { readClaim, readPassage } from './index.ts'

const prices = {
  text: [
    'Prices over six years, in thousands of pounds.',
    '| Item | Ardent | Bexley |',
    '| --- | --- | --- |',
    '| Licences | 2,140 | 3,020 |',
    '| Training | 210 | 385 |',
  ].join('\n'),
}
const sites = {
  text: '| Site | Class | Staff | Window |\n| --- | --- | --- | --- |\n| Leer | Gold | 310 | 18–20 September 2026 |\n| Emden | Silver | 165 | 2–4 October 2026 |',
}

describe('a claim about a cell', () => {
  it.each([
    ['The licences of Bexley cost 3,020 thousand pounds.', 'supported'],
    ['The licences of Bexley cost 3.02 million pounds.', 'supported'],
    ['The licences of Bexley cost 2,140 thousand pounds.', 'contradicted'],
    ['The training by Ardent costs 385 thousand pounds.', 'contradicted'],
  ])('%s: %s, whichever way the table lies', (claim, standing) => {
    expect(readClaim(claim, prices).standing).toBe(standing)
  })

  it.each([
    ['Leer is of the class Gold.', 'supported'],
    ['Leer is of the class Silver.', 'contradicted'],
    ['Emden has 310 staff.', 'contradicted'],
  ])('%s: %s', (claim, standing) => {
    expect(readClaim(claim, sites).standing).toBe(standing)
  })

  it('is met by days within the days of the cell', () => {
    expect(readPassage('The window of Emden is on 3 October 2026.', sites).says).toBe('supports')
  })
})

describe('a claim in the very words of its passage', () => {
  const log = {
    text: '| Ref | Decision | By |\n| --- | --- | --- |\n| K-01 | Order of berths: Leer, Emden, Norden | Board |\n\nIt is not so that the quay is dry.',
  }
  it.each([
    ['**K-01 Order of berths: Leer, Emden, Norden**', 'supported'],
    ['Order of berths: Leer, Emden, Norden Board', 'supported'],
    ['It is not so that the quay is dry.', 'supported'],
  ])('%s is %s', (claim, standing) => {
    expect(readClaim(claim, log).standing).toBe(standing)
  })

  it.each(['K-02 Order of berths: Leer, Emden, Norden', 'The quay is dry.'])('%s is none', (claim) => {
    expect(readClaim(claim, log).standing).not.toBe('supported')
  })
})

it('what is said of one thing is not against what is said of another', () => {
  const text = 'Trial T1 failed: 900 rows were rejected. T3 passed on 4 May 2026 with 12 rejected rows.'
  expect(readPassage('12 rows were rejected in T3.', { text }).says).toBe('supports')
})

it('reads a row that is told with the heads of its columns as its very words, whatever its cells deny', () => {
  const text =
    'Lift | Log | Looked at | How | Ends\nEast | No |  | Never | 2028-03-31\nWest | Yes | May | Log read | 2027-12-31'
  const standing = (claim: string): string => readClaim(claim, { text }).standing
  expect(standing('East – Log: No; How: Never; Ends: 2028-03-31')).toBe('supported')
  expect(standing('East – Log: No')).toBe('supported')
  expect(standing('East – Log: Yes; How: Never')).not.toBe('supported')
})
