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

  it('compare a number with the total of totals, not with that of a column of its own name', () => {
    const text =
      'Table 2. Berths by quay\n\nQuay | Must | Should | Total\nNorth | 10 | 9 | 19\nSouth | 8 | 8 | 16\nTotal | 18 | 17 | 35'
    expect(differing({ 'Number of berths': '36' }, text)).toEqual([['Number of berths', '35']])
    expect(differing({ 'Number of berths': '35' }, text)).toEqual([])
    expect(
      differing({ 'Number of berths': '36' }, 'The register holds 35 berths: 18 long and 17 short.'),
    ).toEqual([['Number of berths', '35']])
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

  it('compare a number with the total of the table that lists what it counts', () => {
    const text =
      'Table 3. Lifts by district\n\nDistrict | Lifts | Inspected\nNorth | 21 | 20\nHarbour | 26 | 18\nTotal | 47 | 38'
    expect(differing({ 'Number of lifts': '49' }, text)).toEqual([['Number of lifts', '47']])
    expect(differing({ 'Number of lifts': '47' }, text)).toEqual([])
    expect(differing({ 'Lifts inspected': '40' }, text)).toEqual([['Lifts inspected', '38']])
    expect(differing({ 'Number of fitters': '49' }, text)).toEqual([])
    expect(differing({ 'Number of lifts without a log': '49' }, text)).toEqual([])
  })

  it('compare an amount with the total of the column that has its name, in either language', () => {
    const text =
      'Tabelle 2. Kosten\n\nPosition | Einmalig (EUR) | Pro Jahr (EUR)\nWartung | 0 | 24.000\nUmbau | 80.000 | 0\nMiete | 0 | 36.000\nSumme | 80.000 | 60.000'
    expect(differing({ 'Kosten pro Jahr': 'EUR 65000' }, text)).toEqual([['Kosten pro Jahr', '60.000']])
    expect(differing({ 'Kosten pro Jahr': 'EUR 60000' }, text)).toEqual([])
    expect(differing({ 'Kosten der Schulung': 'EUR 65000' }, text)).toEqual([])
  })

  it('compare with the clause that speaks of them, where a sentence gives several days', () => {
    const moved = 'The start is moved to 3 May 2027 and the end to 30 July 2027.'
    expect(differing({ Start: '2027-04-19' }, moved)).toEqual([['Start', '3 May 2027']])
    expect(differing({ Start: '2027-05-03' }, moved)).toEqual([])
  })

  it('do not compare what something costs with what another thing does', () => {
    const text = 'The trial costs $97,700 and $95,000 have been released.'
    expect(differing({ 'Cost per year': 'USD 127,000' }, text)).toEqual([])
  })

  it.each([
    ['End of the trial', 'The trial of the new lifts runs from 1 April to 15 July 2027.', '15 July 2027'],
    ['Beginn der Erprobung', 'Die Erprobung läuft vom 1. April bis zum 15. Juli 2027.', '1. April'],
  ])('compare the day on which something ends or begins with its span: %s', (label, text, day) => {
    expect(differing({ [label]: '2027-07-31' }, text)).toEqual([[label, day]])
    expect(differing({ [label.replace(/trial|Erprobung/u, 'Audit')]: '2027-07-31' }, text)).toEqual([])
  })

  it('compare how many there are with the list of them, and not with a list of some', () => {
    const rows = ['Lift log', 'Fitter', 'Parts', 'Invoice', 'Alarm'].map((name, at) => `${at + 1} | ${name}`)
    const list = (caption: string): string => `Table 4. ${caption}\n\nNo | Form\n${rows.join('\n')}`
    expect(differing({ 'Number of forms': '7' }, list('Forms'))).toEqual([['Number of forms', '5']])
    expect(differing({ 'Number of forms': '5' }, list('Forms'))).toEqual([])
    expect(differing({ 'Number of forms': '7' }, list('Forms on paper'))).toEqual([])
    expect(differing({ 'Number of forms': '70' }, list('Forms'))).toEqual([])
  })

  it('compare a day with the heading of what happened on it', () => {
    const text = 'Note on the repair of 19 September 2026\n\nThe lift of the east wing ran again at noon.'
    const sections = readSources({
      passages: [{ ...passage(text), label: 'Note on the repair of 19 September 2026' }],
    })
    const other = (value: string): unknown =>
      differencesIn([{ label: 'Last repair of a lift', value }], sections)[0]?.other.value
    expect([other('2026-09-20'), other('2026-09-19'), other('2027-03-20')]).toEqual([
      '19 September 2026',
      undefined,
      undefined,
    ])
  })
})
