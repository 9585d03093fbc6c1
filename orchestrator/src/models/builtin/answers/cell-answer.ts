import type { Passage } from '../../port.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { bestRow, rowsOfEach } from './best-row.ts'
import { isCellBeside } from './cell-beside.ts'
import { bestColumns, columnsOfRoles } from './cell-columns.ts'
import { mostColumns } from './columns-without-head.ts'
import { directnessOf, ownShareOf } from './cell-standing.ts'
import {
  byUnit,
  focusSpoken,
  mostOf,
  namesAreSpoken,
  precisionOf,
  scaled,
  shareSpoken,
  speaksEnough,
  type Spoken,
  standingOf,
  sumSpoken,
} from './matching.ts'
import { lacksFirstOfName } from './named-by-both.ts'
import { isNoCell } from './no-cell.ts'
import { ofRolesSpoken, type ReadTable } from './read-table.ts'
import { isCalledDeed } from './rows-named.ts'
import { nameOf, nameWidth, rowLine } from './rows.ts'
import { isTotal } from './tables.ts'

/** Words that only stand around a cell, or in the heads of other columns, count so much. */
const aroundShare = 0.85
const leastShare = 0.62
/** Where no head says that it is what is asked for. */
const leastShareUnnamed = 0.75
/** For a table that has the time, code or state that is asked for. */
const metShare = 0.1
/** For a row that is called what is asked for, and nothing more. */
const exactShare = 0.1
/** The same where all of its name is asked for: 'Answers due' before 'Clarifications answered by the vendors'. */
const wholeShare = 0.2
/** For a row that is called what is done, where it is asked when. */
const deedShare = 0.1
/** Against each figure of a row where no head says which is asked for: a sentence that says it comes first. */
const eachCost = 0.25
/** What the other rows of a table speak of counts so much for a row all of whose name is asked for. */
const otherRowsShare = 0.7

/**
 * Rule: a cell answers if its row is the one that the question names (more of the question's words than in any other
 * row), if its column is named, or is the only one of the kind asked for, and if row, head and what stands around the
 * table have every name of the question, what it asks for, and 62 % of its words.
 */
export function cellAnswer(asked: Asked, read: ReadTable): FoundLines | undefined {
  const each = rowsOfEach(asked, read)
  if (each.length > 1) return cellsOfRows(asked, read, each)
  const index = bestRow(asked, read)
  return index === undefined ? undefined : cellOfRow(asked, read, index)
}

function cellsOfRows(asked: Asked, read: ReadTable, rows: readonly number[]): FoundLines | undefined {
  const found = rows.map((index) => cellOfRow(asked, read, index))
  const [first] = found
  if (first === undefined || found.some((one) => one === undefined)) return undefined
  return { ...first, lines: found.flatMap((one) => one?.lines ?? []) }
}

function cellOfRow(asked: Asked, read: ReadTable, index: number): FoundLines | undefined {
  const row = read.table.rows[index]
  if (row === undefined) return undefined
  const columns = bestColumns(asked, read, index)
  const [column] = columns
  if (column === undefined || columns.length > mostColumns) return undefined
  if (isNoCell(asked, read.table, { row, columns })) return undefined
  const precision = precisionOf(asked, nameOf(read.table, row))
  const isWhollyAsked = precision >= 1 && nameOf(read.table, row).trim().includes(' ')
  const spoken = mostOf(
    [
      spokenAt(asked, read, { index, columns }),
      ofRolesSpoken(asked, read, { columns, row }),
      ...columns.map((at) => byUnit(asked, row.cells[at])),
      ...(isWhollyAsked ? [scaled(withoutNames(asked, ofOtherRows(read)), otherRowsShare)] : []),
    ],
    asked.words.length,
  )
  const share = shareSpoken(asked, spoken)
  const isNamed =
    read.columns.length > 0 ||
    columns.some((column) => sumSpoken(asked, read.heads[column] ?? []) > 0) ||
    columnsOfRoles(asked, read, columns).length > 0 ||
    (asked.isSum && columns.every((column) => isTotal(read.table.heads[column])))
  const least = isNamed ? leastShare : leastShareUnnamed
  if (isCellBeside(asked, read, { index, columns, spoken })) return undefined
  if (!isSaid(asked, read.table.passage, { spoken, least })) return undefined
  return {
    lines: [rowLine(read.table, row, columns)],
    share,
    own: ownShareOf(asked, read, { index, columns }),
    score:
      share +
      standingOf(read.table.passage) +
      (isWhollyAsked ? wholeShare : exactShare) * precision +
      directnessOf(asked, read, { index, columns }) +
      (isCalledDeed(asked, nameOf(read.table, row)) ? deedShare : 0) +
      (read.columns.length > 0 || read.isFiltered ? metShare : 0) -
      (columns.length > 1 && !isNamed ? eachCost : 0),
  }
}

/** Enough of the question is spoken of, with every name and what it asks for by name. */
const isSaid = (asked: Asked, passage: Passage, said: { spoken: Spoken; least: number }): boolean =>
  speaksEnough(asked, passage, said) &&
  namesAreSpoken(asked, said.spoken) &&
  focusSpoken(asked, said.spoken) >= 0.5 &&
  !lacksFirstOfName(asked, said.spoken)

const ofOtherRows = ({ cells, context }: ReadTable): Spoken => mostOf(cells.flat(), context.length)

/** Names, codes and figures of another row are of that one alone. */
const withoutNames = ({ words }: Asked, spoken: Spoken): Spoken =>
  spoken.map((share, at) => (words[at]?.isName === true ? 0 : share))

function spokenAt(
  asked: Asked,
  { heads, cells, context, table }: ReadTable,
  { index, columns }: { index: number; columns: readonly number[] },
): Spoken {
  const row = table.rows[index]
  const width = row === undefined ? 1 : nameWidth(table, row)
  const own = (cells[index] ?? []).flatMap((cell, column) =>
    columns.includes(column)
      ? []
      : [column < width ? cell : scaled(cell, byRemark(asked, row?.cells[column] ?? ''))],
  )
  const named = columns.map((column) => heads[column] ?? [])
  return mostOf(
    [...own, ...named, scaled(context, aroundShare), ...heads.map((head) => scaled(head, aroundShare))],
    context.length,
  )
}

/** What stands in another cell of its row is said of the cell that is told, the less the more else it says. */
const byRemark = (asked: Asked, cell: string): number =>
  remarkShare + (1 - remarkShare) * precisionOf(asked, cell)
const remarkShare = 0.4
