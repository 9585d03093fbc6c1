import { describe, expect, it } from '@jest/globals'
import { tableLines } from './summary-tables.ts'

const mark = '[[0198c0de-0000-7000-8000-000000000023]]'
const table = (...rows: string[]) => ({ name: 'Study, Table 1', rows: rows.map((row) => `- ${row} ${mark}`) })

describe('a table in the summary', () => {
  it('is told by the figures of its only column of figures', () => {
    expect(
      tableLines(
        'Weights',
        table('Service – Weight: 60%; Proof: Visits', 'Price – Weight: 40%; Proof: Sheet'),
      ),
    ).toEqual([`Weights, Weight: Service 60%; Price 40% (Study, Table 1) ${mark}`])
  })

  it('is told by the column that its heading names where it has several', () => {
    expect(
      tableLines(
        'Parts to order',
        table('Bolts – In stock: 9; To order: 4', 'Nuts – In stock: 7; To order: 2'),
      ),
    ).toEqual([`Parts to order, To order: Bolts 4; Nuts 2 (Study, Table 1) ${mark}`])
  })

  it('is told whole where it is short, and not at all by names that say nothing', () => {
    const rows = ['North', 'South', 'East'].map((name) => `${name} – Trains: 4; Trams: 7`)
    expect(tableLines('Depots', table(...rows))).toEqual(rows.map((row) => `${row} (Study, Table 1) ${mark}`))
    expect(tableLines('Depots', table(...rows, ...rows))).toEqual([])
  })

  it('is told by its numbered statements, as requirements are', () => {
    const rows = [
      'R-01 Trams are cleaned every night – Owner: Ana',
      'R-02 Doors open within four seconds – Owner: Bo',
    ]
    expect(tableLines('Requirements', table(...rows))).toEqual([
      `Requirements: R-01 Trams are cleaned every night; R-02 Doors open within four seconds (Study, Table 1) ${mark}`,
    ])
  })
})
