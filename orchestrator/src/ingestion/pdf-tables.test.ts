import { describe, expect, it } from '@jest/globals'
import type { PdfCell, PdfLine } from './pdf-line.ts'
import { pageSegments } from './pdf-tables.ts'

const size = 9
const cell = (text: string, x: number): PdfCell => {
  const end = x + text.length * 4
  return { text, x, end, runs: [{ text, x, end }] }
}
const line = (y: number, ...cells: [text: string, x: number][]): PdfLine => ({
  text: cells.map(([text]) => text).join(' '),
  cells: cells.map(([text, x]) => cell(text, x)),
  x: cells[0]?.[1] ?? 0,
  y,
  size,
})

/** As writers put a table out: each cell with all its lines, then the next one. */
const table = [
  line(700, ['No.', 50], ['Risk', 80], ['Owner', 260]),
  line(680, ['R1', 50], ['Parts arrive too late', 80]),
  line(670, ['for the second test', 80]),
  line(680, ['Ada Brandt', 260]),
  line(650, ['R2', 50], ['Two welders leave', 80], ['Jan Okoro', 260]),
]

describe('a table whose cells run over lines', () => {
  it('has its rows and columns by place', () => {
    expect(pageSegments(table)).toEqual([
      {
        rows: [
          ['No.', 'Risk', 'Owner'],
          ['R1', 'Parts arrive too late for the second test', 'Ada Brandt'],
          ['R2', 'Two welders leave', 'Jan Okoro'],
        ],
      },
    ])
  })

  it('has a head whose cells run over lines and stand close together', () => {
    const close = {
      ...line(700, ['Crew Boats', 180]),
      cells: [{ ...cell('Crew Boats', 180), runs: [...cell('Crew', 180).runs, ...cell('Boats', 200).runs] }],
    }
    const rows = [
      line(672, ['North', 50], ['12', 120], ['4', 180], ['2', 200]),
      line(654, ['South', 50], ['15', 120], ['6', 180], ['3', 200]),
    ]
    const head = [line(700, ['Harbour', 50], ['Cost of', 120]), line(690, ['berths', 120]), close]
    expect(pageSegments([...head, ...rows])).toEqual([
      {
        rows: [
          ['Harbour', 'Cost of berths', 'Crew', 'Boats'],
          ['North', '12', '4', '2'],
          ['South', '15', '6', '3'],
        ],
      },
    ])
  })

  it('ends where a line runs across its columns', () => {
    const below = line(620, ['This log is read by the committee every second Tuesday of a month.', 50])
    expect(pageSegments([...table, below]).at(-1)).toEqual({ lines: [below] })
  })
})

it('leaves text, and tables without such cells, as lines', () => {
  const text = [line(700, ['A sentence.', 50]), line(690, ['Another one.', 50])]
  const plain = [
    line(700, ['Item', 50], ['Cost', 200]),
    line(685, ['Oven', 50], ['12', 200]),
    line(670, ['Roof', 50], ['30', 200]),
  ]
  expect(pageSegments(text)).toEqual([{ lines: text }])
  expect(pageSegments(plain)).toEqual([{ lines: plain }])
})
