import { AppError } from '@parley/contracts/errors.ts'
import { plainCell } from '@parley/contracts/csv.ts'
import { inPlainWords } from '@parley/contracts/issue-texts.ts'
import {
  importFields,
  importLimits,
  type ImportRowError,
  requiredImportFields,
} from '@parley/contracts/http/imports.ts'
import { type ColumnMapping, guessMapping, readMapping } from './column-mapping.ts'
import { type CsvRow, readCsv } from './csv-file.ts'
import type { GoodRow, ImportSubject, RowChecks, RowProblem } from './import-kind.ts'

/** The head of a file and how its columns are read. */
export interface FileHead {
  columns: string[]
  mapping: ColumnMapping
  /** Required fields without a column. */
  missing: string[]
}

/** Rows between two signs of progress, and in one statement. */
export const batchSize = 500

/**
 * Reads the head alone. @throws AppError VALIDATION_FAILED for a file without rows or a mapping that does not fit,
 * UNREADABLE_FILE
 */
export async function readHead(
  path: string,
  subject: Pick<ImportSubject, 'kind'>,
  mapping: string | undefined,
): Promise<FileHead> {
  const fields = importFields[subject.kind]
  for await (const { cells } of readCsv(path)) {
    const columns = cells.map((cell) => cell.trim())
    const chosen =
      mapping === undefined ? guessMapping(columns, fields) : readMapping(mapping, { columns, fields })
    const missing = requiredImportFields[subject.kind].filter((field) => chosen[field] === undefined)
    return { columns, mapping: chosen, missing }
  }
  throw new AppError('VALIDATION_FAILED', 'The file is empty.', { errors: { file: 'The file is empty.' } })
}

export type CheckedRow = { good: GoodRow; bad?: never } | { bad: ImportRowError; good?: never }

/** Every row of the file after its head, judged one by one. @throws AppError PAYLOAD_TOO_LARGE for too many rows */
export async function* checkRows(
  path: string,
  { subject, head, checks }: { subject: ImportSubject; head: FileHead; checks: RowChecks },
): AsyncGenerator<CheckedRow> {
  let isHead = true
  let count = 0
  for await (const row of readCsv(path)) {
    if (isHead) {
      isHead = false
      continue
    }
    count += 1
    if (count > importLimits.rows)
      throw new AppError(
        'PAYLOAD_TOO_LARGE',
        `A file may have ${importLimits.rows.toLocaleString('en')} rows at most. Split it and import the parts.`,
      )
    yield checkRow(row, { subject, head, checks })
  }
}

function checkRow(
  { cells, row, line }: CsvRow,
  { subject, head, checks }: { subject: ImportSubject; head: FileHead; checks: RowChecks },
): CheckedRow {
  const bad = (column: string | null, error: string): CheckedRow => ({
    bad: { row, line, column, error, cells },
  })
  if (
    cells.length > head.columns.length &&
    cells.slice(head.columns.length).some((cell) => cell.trim() !== '')
  )
    return bad(null, `This row has ${cells.length} cells, the head has ${head.columns.length}.`)
  const texts = Object.fromEntries(
    importFields[subject.kind].map((field) => {
      const place = head.mapping[field]
      return [field, place === undefined ? '' : plainCell((cells[place] ?? '').trim())]
    }),
  )
  const parsed = subject.schema.safeParse(texts, inPlainWords)
  const wrong = (parsed.error?.issues ?? []).map(({ path, message }): RowProblem => ({
    column: String(path[0] ?? ''),
    error: message,
  }))
  const isRight = ([name]: [string, string]): boolean => !wrong.some(({ column }) => column === name)
  const fields = parsed.data ?? Object.fromEntries(Object.entries(texts).filter(isRight))
  const problems = [...wrong, ...checks.check(fields)]
  const [first] = problems
  if (first === undefined) return { good: { row, fields } }
  return bad(first.column, problems.length === 1 ? first.error : allOf(problems))
}

/** Every mistake of a row, each under its field, so that the row is corrected once. */
const allOf = (problems: readonly RowProblem[]): string =>
  problems.map(({ column, error }) => `${column ?? ''}: ${error.replace(/\.$/, '')}.`).join(' ')
