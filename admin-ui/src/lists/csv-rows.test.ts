import { describe, expect, it, jest } from '@jest/globals'
import type { DataProvider, GetListParams } from 'react-admin'
import { csvText, maxCsvRows, readCsvRows } from './csv-rows.ts'

interface Row {
  id: string
  name: string
}

const request = { resource: 'mails', sort: { field: 'id', order: 'ASC' }, filter: { q: 'ada' } } as const

/** A list of so many rows, as the server would give them. */
function listOf(count: number) {
  const asked: GetListParams[] = []
  const getList = jest.fn((_resource: string, params: GetListParams) => {
    asked.push(params)
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 }
    const from = (page - 1) * perPage
    const length = Math.max(0, Math.min(perPage, count - from))
    const data = Array.from({ length }, (_, index) => ({ id: String(from + index), name: 'Ada' }))
    return Promise.resolve({ data, total: count })
  })
  return { asked, dataProvider: { getList } as unknown as DataProvider }
}

const read = (dataProvider: DataProvider) => readCsvRows<Row>(dataProvider, request, () => undefined)

describe('the rows of an exported file', () => {
  it('are all that the filter finds, read page by page', async () => {
    const { dataProvider, asked } = listOf(1203)
    const { rows, total } = await read(dataProvider)
    expect(rows).toHaveLength(1203)
    expect(total).toBe(1203)
    expect(asked).toEqual(
      [1, 2, 3].map((page) => ({
        pagination: { page, perPage: 500 },
        filter: request.filter,
        sort: request.sort,
      })),
    )
  })

  it('are at most 10,000, and it is known how many there are', async () => {
    const { dataProvider } = listOf(12_000)
    const { rows, total } = await read(dataProvider)
    expect(maxCsvRows).toBe(10_000)
    expect(rows).toHaveLength(10_000)
    expect(total).toBe(12_000)
  })

  it('hold a row once that moved to the next page meanwhile', async () => {
    const pages = [Array.from({ length: 500 }, (_, index) => index), [499, 500]]
    const getList = (_: string, { pagination }: GetListParams) => {
      const data = (pages[(pagination?.page ?? 1) - 1] ?? []).map((id) => ({ id: String(id), name: '' }))
      return Promise.resolve({ data, total: 501 })
    }
    const { rows, total } = await read({ getList } as unknown as DataProvider)
    expect(rows).toHaveLength(501)
    expect(total).toBe(501)
  })
})

describe('an exported file', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=1\n+2'])(
    'holds %j as a text that nothing runs',
    (name) => {
      const text = csvText<Row>(
        [{ id: '1', name }],
        [{ label: 'head', value: (row) => row.name }],
        (key) => key,
      )
      const cell = text.split('head\r\n')[1] ?? ''
      expect(cell.replace(/^"/, '').startsWith("'")).toBe(true)
      expect(cell).toContain(name)
    },
  )

  it('has its heads in the reader’s language, quotes what has to be, and leaves what is not there empty', () => {
    const rows = [{ id: '1', name: 'Ada, "the first"' }]
    const columns = [
      { label: 'fields.name', value: (row: Row) => row.name },
      { label: 'fields.error', value: () => null },
    ]
    expect(csvText(rows, columns, (key) => (key === 'fields.name' ? 'Name' : '=Fehler'))).toBe(
      '\uFEFFName,\'=Fehler\r\n"Ada, ""the first""",\r\n',
    )
  })
})
