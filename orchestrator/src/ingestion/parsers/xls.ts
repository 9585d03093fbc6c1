import { read, SSF, utils, type CellObject, type WorkSheet } from '@e965/xlsx'
import { checkCompoundFile } from '../compound-file.ts'
import { ingestionLimits } from '../limits.ts'
import type { ParsedDocument, ParsedPage } from '../parsed-document.ts'
import { rowPages } from '../row-pages.ts'
import { unreadable } from '../unreadable-file.ts'
import { cellText } from './xlsx.ts'

/** What the library's own types leave open. */
const formats = SSF as {
  is_date(format: string): boolean
  parse_date_code(value: number): { y: number; m: number; d: number; H: number; M: number } | null
}

/** Excel 97-2003: as xlsx; neither formulas nor macros are looked at. */
export function parseXls(bytes: Uint8Array): ParsedDocument {
  checkCompoundFile(bytes)
  const book = open(bytes)
  const pages: ParsedPage[] = []
  let filled = 0
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name]
    if (sheet === undefined) continue
    const label = (from: number, to: number): string => `Sheet ${name} rows ${from}-${to}`
    const before = pages.length
    for (const page of rowPages(rowsOf(sheet), label)) pages.push({ ...page, number: pages.length + 1 })
    if (pages.length > before) filled += 1
  }
  return { pages, sheets: filled, warnings: [] }
}

function open(bytes: Uint8Array) {
  try {
    return read(bytes, { type: 'array', cellFormula: false, cellHTML: false, cellText: false, cellNF: true })
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/iu.test(error.message)
    throw unreadable(isLocked ? 'password' : 'damaged', error)
  }
}

/** From the sheet's first row on, so that row numbers are those that people see. */
function rowsOf(sheet: WorkSheet): string[][] {
  const reference = sheet['!ref']
  if (reference === undefined) return []
  const { e: last } = utils.decode_range(reference)
  if ((last.r + 1) * (last.c + 1) > ingestionLimits.sheetCells) throw unreadable('suspicious')
  const columns = Math.min(last.c + 1, ingestionLimits.columns)
  return Array.from({ length: last.r + 1 }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) =>
      shown(sheet[utils.encode_cell({ r: row, c: column })] as CellObject | undefined),
    ),
  )
}

/** Numbers under a format of dates are days and times, counted from 1900. */
function shown(cell: CellObject | undefined): string {
  if (cell === undefined || cell.t === 'e') return ''
  if (typeof cell.v !== 'number' || typeof cell.z !== 'string' || !formats.is_date(cell.z))
    return cellText(cell.v)
  const date = formats.parse_date_code(cell.v)
  if (date === null) return cellText(cell.v)
  const { y, m, d, H, M } = date
  const two = (value: number): string => String(value).padStart(2, '0')
  const day = `${y}-${two(m)}-${two(d)}`
  return H === 0 && M === 0 ? day : `${day} ${two(H)}:${two(M)}`
}
