import { excerptOf } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import { isSideBySide } from '../finders/index.ts'
import type { AnswerLine } from './answer-line.ts'
import { figureOf, isEmptyCell } from './cells.ts'
import { isTotal, type Table, type TableRow } from './tables.ts'

const cellLimit = 200
const unit =
  /[£€$%]|\b(?:EUR|USD|GBP|CHF|PLN|thousand|million|billion|Tsd|Mio|Mrd|T€|days?|hours?|Tage?|Stunden?)\b/u
const isNumbering = (head: string | undefined): boolean =>
  /^(?:no|nr|id|ref|code|number|nummer|#|kennung)\.?$/iu.test(head?.trim() ?? '')

/** What a row is called: its first cell, and those after it where that is but a number or code, or stands in other rows too. */
export function nameOf(table: Pick<Table, 'heads' | 'rows'>, row: TableRow): string {
  const cells = row.cells.slice(0, nameWidth(table, row))
  return cells.reduce((name, cell, column) => {
    const before = row.cells[column - 1] ?? ''
    return column === 0 || name === ''
      ? cell
      : `${name}${isNumbering(table.heads[column - 1]) || isCode(before) ? '' : ','} ${cell}`
  }, '')
}

const mostOfName = 3
const isCode = (cell = ''): boolean => /^\p{Lu}{0,4}[-.]?\d+[a-z]?\.?$/u.test(cell)

/** Columns that a row's name takes: up to the first that is neither a number or code nor what several rows have. */
export function nameWidth({ heads, rows }: Pick<Table, 'heads' | 'rows'>, { cells }: TableRow): number {
  if (heads.length < 3) return 1
  let width = 1
  while (width < Math.min(mostOfName, heads.length - 1)) {
    const at = width - 1
    const [cell = '', next = ''] = cells.slice(at)
    const isCoded = (heads[at] === '' || at > 0) && isCode(cell)
    const isShared =
      at === 0 &&
      (figureOf(next) === undefined || /^\p{Lu}/u.test(next)) &&
      rows.filter((other) => other.cells[at] === cell).length > 1
    const isOfCodes =
      at === 0 &&
      figureOf(next) === undefined &&
      rows.length > 1 &&
      rows.every(({ cells: [first] }) => /^\p{Lu}{1,4}[-.]?\d+[a-z]?\.?$/u.test(first ?? ''))
    if (next === '' || isTotal(next) || !(isNumbering(heads[at]) || isCoded || isShared || isOfCodes)) break
    width += 1
  }
  return width
}

type UnitsOf = Pick<Table, 'heads'> & Partial<Pick<Table, 'unit' | 'legend'>>

/** 'Duration (h)', 'Share in %', 'Headcount': what is reckoned by itself is not in the unit of the caption. */
const hasOwnUnit = (head: string): boolean =>
  /\([^)]+\)|[%£€$]|\b(?:days?|hours?|tage|stunden|number|anzahl|staff|headcount|fte|users?|points?|punkte|weight|gewicht\w*|score|percent|prozent)\b/iu.test(
    head,
  )

/** '£ thousand' where the table says so above its names, and neither the column nor the cell has a unit. */
export function unitOf({ heads, unit: caption = '', legend }: UnitsOf, column: number, cell: string): string {
  const meaning = legend?.get(cell.trim())
  if (meaning !== undefined) return meaning
  const corner = heads[0] ?? ''
  const isBare = /^[£€$]?\s?-?\d[\d.,’' ]*$/u.test(cell.trim()) && !/^(?:19|20)\d\d$/u.test(cell.trim())
  if (caption !== '' && isBare && !hasOwnUnit(heads[column] ?? '') && !unit.test(corner)) return caption
  if (!/\d/.test(cell) || unit.test(cell) || unit.test(heads[column] ?? '') || !unit.test(corner)) return ''
  return corner.includes(',') ? (corner.split(',').at(-1) ?? '').trim() : corner
}

/** 'List rate (£): **1,720**' */
export function cellText(table: UnitsOf, row: TableRow, column: number): string {
  const cell = row.cells[column] ?? ''
  const head = table.heads[column] ?? ''
  const measure = unitOf(table, column, cell)
  const value = `**${excerptOf(cell, cellLimit)}**${measure === '' ? '' : ` (${measure})`}`
  return head === '' ? value : `${head}: ${value}`
}

const sourceHead = /^(?:sources?|quellen?|herkunft|taken from|based on)$/iu
const leastWordsOfSaid = 4

/** A row with some of its cells, each under the head of its column: 'Principal – List rate (£): **1,720**'. */
export function rowLine(table: Table, row: TableRow, columns: readonly number[]): AnswerLine {
  // Where the first cell is what is told, the one after it is what the row is called.
  if (table.isTurned === true) return turnedLine(table, row, columns)
  const name = excerptOf(columns.includes(0) ? (row.cells[1] ?? '') : nameOf(table, row), cellLimit)
  const named = columns.filter((column) => !isEmptyCell(row.cells[column]))
  // An assumption or a finding is what is told; where it comes from stands behind it.
  if (
    wordsOf(name).length >= leastWordsOfSaid &&
    named.length > 0 &&
    named.every((column) => sourceHead.test(table.heads[column]?.trim() ?? ''))
  )
    return {
      text: `“${name}” (${named.map((column) => `${table.heads[column] ?? ''}: ${row.cells[column] ?? ''}`).join('; ')})`,
      passage: table.passage,
      row: row.number,
      key: row.line,
    }
  const told = columns
    .filter((column) => !isEmptyCell(row.cells[column]))
    .map((column) => cellText(table, row, column))
  return {
    text:
      told.length === 0
        ? `**${name}**`
        : isSideBySide(table.heads[0])
          ? told.join('; ')
          : `${name} – ${told.join('; ')}`,
    passage: table.passage,
    row: row.number,
    key: row.line,
  }
}

/** Of a table on its side the line is told as it stands there: 'Standard – Radview: **DICOM**'. */
function turnedLine(table: Table, row: TableRow, columns: readonly number[]): AnswerLine {
  const name = row.cells[0] ?? ''
  const [column] = columns.filter((one) => one > 0 && !isEmptyCell(row.cells[one]))
  const cell = row.cells[column ?? 0] ?? ''
  const measure = unitOf({ ...table, heads: ['', table.heads[column ?? 0] ?? ''] }, 1, cell)
  const told = `${name}: **${excerptOf(cell, cellLimit)}**${measure === '' ? '' : ` (${measure})`}`
  return {
    text: column === undefined ? `**${name}**` : `${table.heads[column] ?? ''} – ${told}`,
    passage: table.passage,
    row: undefined,
    key: `${name} ${cell}`,
  }
}

/** All columns beside the row's name. */
export const otherColumns = (table: Table, row: TableRow): number[] =>
  table.heads.flatMap((_head, column) => (column >= nameWidth(table, row) ? [column] : []))
