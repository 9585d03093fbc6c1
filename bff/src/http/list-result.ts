const listMark = Symbol('list')

/** Rows of one page and where they stand; the pipeline answers the rows and writes Content-Range. */
export interface ListResult<Row> {
  [listMark]: true
  rows: Row[]
  from: number
  total: number
}

/** What list routes answer: `from` is the place of the first row (from 0), `total` counts all that match. */
export const listResult = <Row>(
  rows: Row[],
  { from, total }: { from: number; total: number },
): ListResult<Row> => ({ [listMark]: true, rows, from, total })

export const isListResult = (value: unknown): value is ListResult<unknown> =>
  typeof value === 'object' && value !== null && listMark in value

// `initiatives 0-24/319`; an empty page has a star for its range (RFC 9110, 14.4).
export function contentRange(resource: string, { rows, from, total }: ListResult<unknown>): string {
  const range = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`
  return `${resource} ${range}/${total}`
}
