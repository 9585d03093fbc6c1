import { csvOf } from '@parley/contracts/csv.ts'
import type { DataProvider, FilterPayload, RaRecord, SortPayload } from 'react-admin'

/** Rows that are asked for at once; a list gives 1,000 at most. */
const pageRows = 500

/** Rows of one file: the browser holds them all while it is written. */
export const maxCsvRows = 10_000

/** A column of an exported file. */
export interface CsvColumn<Row extends RaRecord = RaRecord> {
  /** Key of its head. */
  label: string
  value: (row: Row) => string | number | null | undefined
}

/** Fields of a row that a cell can hold as they are. */
type PlainField<Row> = {
  [Field in keyof Row]: Row[Field] extends string | number | null | undefined ? Field : never
}[keyof Row] &
  string

/** Columns that hold fields of the resource's rows as they are, by the fields' names. */
export const plainColumns = <Row extends RaRecord>(
  resource: string,
  fields: readonly PlainField<Row>[],
): CsvColumn<Row>[] =>
  fields.map((field) => ({ label: `resources.${resource}.fields.${field}`, value: (row) => row[field] }))

export interface CsvRequest {
  resource: string
  sort: SortPayload
  filter: FilterPayload
}

export interface ReadRows<Row> {
  rows: Row[]
  /** How many there are; more than the rows where the file would be too large. */
  total: number
}

/**
 * Every row of a list with its filter, page by page, up to `maxCsvRows`. A row that moves to the next page while it is
 * read is taken once.
 */
export async function readCsvRows<Row extends RaRecord>(
  dataProvider: Pick<DataProvider, 'getList'>,
  { resource, sort, filter }: CsvRequest,
  onProgress: (progress: { read: number; total: number }) => void,
): Promise<ReadRows<Row>> {
  const rows = new Map<Row['id'], Row>()
  let total = 0
  for (let page = 1; page <= maxCsvRows / pageRows; page += 1) {
    const pagination = { page, perPage: pageRows }
    const answer = await dataProvider.getList<Row>(resource, { sort, filter, pagination })
    for (const row of answer.data) rows.set(row.id, row)
    total = Math.max(answer.total ?? 0, rows.size)
    onProgress({ read: rows.size, total })
    if (answer.data.length < pageRows || page * pageRows >= total)
      return { rows: [...rows.values()], total: rows.size }
  }
  return { rows: [...rows.values()], total }
}

/** Rows as a file of which no spreadsheet runs a cell (quality, Console). */
export function csvText<Row extends RaRecord>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  translate: (key: string) => string,
): string {
  const heads = columns.map(({ label }) => translate(label))
  const cells = rows.map((row) => columns.map(({ value }) => String(value(row) ?? '')))
  return csvOf([heads, ...cells])
}
