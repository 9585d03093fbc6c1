import type { Asked } from './asked.ts'
import { distinguishing, literalShare } from './cell-columns.ts'
import { isTimeAsked } from './given-kind.ts'
import { isSpoken, literally, mostOf, precisionOf, spokenIn, sumSpoken } from './matching.ts'
import type { ReadTable } from './read-table.ts'
import { rowsOfNames, rowsOfVerb } from './rows-named.ts'
import { nameOf } from './rows.ts'
import { isTotal } from './tables.ts'

/** 'When is go-live?' is told of each plant where the table has a row for each ('Go-live Leeds', 'Go-live Hull'). */
export function rowsOfEach(asked: Asked, read: ReadTable): number[] {
  const { table } = read
  const telling = asked.words.flatMap(({ isLight, isVerb }, at) => (isLight || isVerb ? [] : [at]))
  if (!isTimeAsked(asked) || telling.length === 0) return []
  const having = table.rows.flatMap((row, index) => {
    const spoken = spokenIn(asked, nameOf(table, row))
    return telling.every((at) => isSpoken(spoken[at])) ? [index] : []
  })
  const rows = [...rowsOfVerb(asked, read, new Set(having))]
  const names = rows.flatMap((index) => {
    const row = table.rows[index]
    return row === undefined ? [] : [nameOf(table, row)]
  })
  const isOne = new Set(names).size < rows.length || names.some((name) => precisionOf(asked, name) === 1)
  return isOne || rows.length > mostRowsOfEach ? [] : rows
}
const mostRowsOfEach = 6

/** The row that has most of the question's words; none where two have as many. */
export function bestRow(asked: Asked, read: ReadTable): number | undefined {
  const { table, cells, context, heads, isFiltered } = read
  if (isFiltered && table.rows.length === 1) return 0
  const named = rowsOfVerb(asked, read, rowsOfNames(asked, read))
  const ofHeads = mostOf(heads, context.length)
  const scores = cells.map((row, index) => {
    const isWhole = isTotal(table.rows[index]?.cells[0])
    if (!named.has(index) || (isWhole && !isWholeAsked(asked, table.rows[index]?.cells[0]))) return 0
    const own = sumSpoken(asked, distinguishing(mostOf(row, context.length), context, ofHeads))
    const label = table.rows[index]?.cells.slice(0, 2).join(' ') ?? ''
    // Of rows that are parts of one, the whole is asked for by 'in total'.
    const isOfParts = asked.isSum && isTotal(table.rows[index]?.cells[1])
    return own === 0
      ? 0
      : own * (isWhole || isOfParts ? 1 : 0.6 + 0.4 * precisionOf(asked, label)) +
          literalShare * literally(asked, label)
  })
  const best = Math.max(0, ...scores)
  const ahead = scores.flatMap((score, index) => (score >= best * 0.999 ? [index] : []))
  if (best === 0) return countOfAll(asked, read)
  return ahead.length === 1 ? ahead[0] : wholeOf(asked, read, ahead)
}

/** 'How many seats are booked?' names a column and no row: of all of them the row of totals tells. */
function countOfAll({ isCount }: Asked, { table, heads }: ReadTable): number | undefined {
  const totals = table.rows.flatMap(({ cells }, index) => (isTotal(cells[0]) ? [index] : []))
  const isOfColumn = heads.slice(1).some((head) => head.some(isSpoken))
  return isCount && isOfColumn && totals.length === 1 ? totals[0] : undefined
}

/** Of one thing's rows that the question does not choose among, what it costs is told by the one of its total. */
function wholeOf(asked: Asked, { table }: ReadTable, rows: readonly number[]): number | undefined {
  const of = new Set(rows.map((index) => table.rows[index]?.cells[0]))
  const totals = rows.filter((index) => isTotal(table.rows[index]?.cells[1]))
  const isAmount = asked.isSum || asked.read.expects === 'money'
  return isAmount && of.size === 1 && totals.length === 1 ? totals[0] : undefined
}

/** 'What does it cost in total?' asks for the total that a table names ('Total cost of ownership'), and for no part of it. */
const isWholeAsked = ({ isSum, read }: Asked, label = ''): boolean =>
  (isSum || read.expects === 'money') && label.trim().split(/\s+/).length > 2
