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

const wrapperMark = Symbol('wrapped list')

/** An answer that holds a page of a list under a name, and where the page stands. */
export interface WrappedList<Answer> {
  [wrapperMark]: true
  answer: Answer
  page: ListResult<unknown>
}

/** What routes answer whose list has a wrapper (`{templates: […]}`). */
export const wrappedList = <Answer>(answer: Answer, page: ListResult<unknown>): WrappedList<Answer> => ({
  [wrapperMark]: true,
  answer,
  page,
})

const isWrappedList = (value: unknown): value is WrappedList<unknown> =>
  typeof value === 'object' && value !== null && wrapperMark in value

/** What a handler gave back: what is answered, and the page that Content-Range tells of, where there is one. */
export function readList(result: unknown): { answer: unknown; page: ListResult<unknown> | undefined } {
  if (isListResult(result)) return { answer: result.rows, page: result }
  if (isWrappedList(result)) return { answer: result.answer, page: result.page }
  return { answer: result, page: undefined }
}

// `initiatives 0-24/319`; an empty page has a star for its range (RFC 9110, 14.4).
export function contentRange(resource: string, { rows, from, total }: ListResult<unknown>): string {
  const range = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`
  return `${resource} ${range}/${total}`
}
