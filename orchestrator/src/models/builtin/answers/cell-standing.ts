import type { Asked } from './asked.ts'
import { isSpoken, mostOf, shareSpoken, type Spoken, sumSpoken } from './matching.ts'
import { ofRolesSpoken, type ReadTable } from './read-table.ts'
import { nameWidth } from './rows.ts'

interface Corner {
  index: number
  columns: readonly number[]
}

/** What a cell is put before others for: its row and head say what is asked, and nothing around them has to. */
export const directnessOf = (asked: Asked, read: ReadTable, corner: Corner): number =>
  namedShare * shareOfName(asked, read, corner.index) + (isDirect(asked, read, corner) ? directShare : 0)

/** How much of the question a table says itself, 0 to 1. */
export function ownShareOf(asked: Asked, read: ReadTable, { index, columns }: Corner): number {
  const row = read.table.rows[index]
  const ofRoles = ofRolesSpoken(asked, read, { columns, ...(row && { row }) })
  const own = [
    ...(read.cells[index] ?? []),
    ...read.heads,
    ofRoles,
    read.subject,
    namesOf(asked, read.context),
  ]
  return shareSpoken(asked, mostOf(own, asked.words.length))
}

/** For a row whose name says what is asked, and not one of its other cells. */
const namedShare = 0.05
/** For a cell whose row and head say all that is asked between them. */
const directShare = 0.08

/** Whom or what a document is about it need not say in each table. */
const namesOf = ({ words }: Asked, spoken: Spoken): Spoken =>
  words.map(({ isName }, at) => (isName ? (spoken[at] ?? 0) : 0))

function shareOfName(asked: Asked, { table, cells }: ReadTable, index: number): number {
  const row = table.rows[index]
  const own = cells[index] ?? []
  const all = sumSpoken(asked, mostOf(own, asked.words.length))
  const name = own.slice(0, row === undefined ? 1 : nameWidth(table, row))
  return all === 0 ? 0 : sumSpoken(asked, mostOf(name, asked.words.length)) / all
}

function isDirect(
  asked: Asked,
  { table, heads, cells, context }: ReadTable,
  { index, columns }: Corner,
): boolean {
  const row = table.rows[index]
  if (row === undefined || columns.length !== 1) return false
  const name = (cells[index] ?? []).slice(0, nameWidth(table, row))
  const head = columns.map((column) => heads[column] ?? [])
  const said = mostOf([...name, ...head], asked.words.length)
  const isAsked = asked.words.map(
    (word, at) => !word.isLight && !(asked.focus.includes(word) && isSpoken(context[at])),
  )
  return (
    isAsked.filter(Boolean).length > 1 &&
    head.some((one) => one.some(isSpoken)) &&
    isAsked.every((isThere, at) => !isThere || isSpoken(said[at]))
  )
}
