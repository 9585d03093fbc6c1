import { wordsOf } from '../../language/words.ts'
import { isTimeAsked } from './given-kind.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import {
  fitsKind,
  focusSpoken,
  isSpoken,
  literally,
  hasMeasure,
  leastShareIn,
  mostOf,
  namesAreSpoken,
  precisionOf,
  type ReadTable,
  scaled,
  shareSpoken,
  type Spoken,
  standingOf,
  sumSpoken,
} from './matching.ts'
import { nameOf, nameWidth, rowLine } from './rows.ts'
import { isEmptyCell, isTotal } from './tables.ts'

/** Words that only stand around a cell, or in the heads of other columns, count so much. */
const aroundShare = 0.85
/** What the whole table is about tells its rows and columns less apart. */
const knownShare = 0.6
/** Cells in several columns that fit equally well are told together, up to so many. */
const mostColumns = 6
const leastShare = 0.62
/** For a row that is called what is asked for, and nothing more. */
const exactShare = 0.1

/**
 * Rule: a cell answers if its row is the one that the question names (more of the question's words than in any other
 * row), if its column is named, or is the only one of the kind asked for, and if row, head and what stands around the
 * table have every name of the question, what it asks for, and 62 % of its words.
 */
export function cellAnswer(asked: Asked, read: ReadTable): FoundLines | undefined {
  const index = bestRow(asked, read)
  const row = index === undefined ? undefined : read.table.rows[index]
  if (index === undefined || row === undefined) return undefined
  const columns = bestColumns(asked, read, index)
  const [column] = columns
  if (column === undefined || columns.length > mostColumns) return undefined
  const spoken = spokenAt(read, index, columns)
  const share = shareSpoken(asked, spoken)
  if (
    !hasMeasure(
      asked,
      `${read.table.title} ${row.line} ${columns.map((column) => read.table.heads[column] ?? '').join(' ')}`,
    )
  )
    return undefined
  if (
    share < leastShareIn(asked, read.table.passage, leastShare) ||
    !namesAreSpoken(asked, spoken) ||
    focusSpoken(asked, spoken) < 0.5
  )
    return undefined
  return {
    lines: [rowLine(read.table, row, columns)],
    share,
    score: share + standingOf(read.table.passage) + exactShare * precisionOf(asked, nameOf(read.table, row)),
  }
}

function spokenAt({ heads, cells, context }: ReadTable, row: number, columns: readonly number[]): Spoken {
  const length = context.length
  const own = (cells[row] ?? []).filter((_cell, column) => !columns.includes(column))
  const named = columns.map((column) => heads[column] ?? [])
  return mostOf(
    [...own, ...named, scaled(context, aroundShare), ...heads.map((head) => scaled(head, aroundShare))],
    length,
  )
}

const mostBareWords = 5
const mostWordsOfPerson = 12
const isBare = ({ read }: Asked, cell = ''): boolean =>
  wordsOf(cell).length <= (read.expects === 'person' ? mostWordsOfPerson : mostBareWords)

const distinguishing = (spoken: Spoken, context: Spoken): Spoken =>
  spoken.map((one, index) => one * (1 - knownShare * (context[index] ?? 0)))

/** Tells 'Recovery time' from 'Recovery point' where 'time' is but a word of the question's frame. */
const literalShare = 0.05

/** The row that has most of the question's words; none where two have as many. */
function bestRow(asked: Asked, { table, cells, context }: ReadTable): number | undefined {
  const scores = cells.map((row, index) => {
    const own = sumSpoken(asked, distinguishing(mostOf(row, context.length), context))
    const label = table.rows[index]?.cells.slice(0, 2).join(' ') ?? ''
    return own === 0
      ? 0
      : own * (0.6 + 0.4 * precisionOf(asked, label)) + literalShare * literally(asked, label)
  })
  const best = Math.max(0, ...scores)
  const ahead = scores.flatMap((score, index) => (score >= best * 0.999 ? [index] : []))
  return best === 0 || ahead.length !== 1 ? undefined : ahead[0]
}

function bestColumns(asked: Asked, { table, heads, context, cells }: ReadTable, index: number): number[] {
  const row = table.rows[index]
  if (row === undefined) return []
  const own = cells[index] ?? []
  const possible = table.heads.flatMap((_head, column) => {
    const cell = row.cells[column]
    const isWhen = isTimeAsked(asked) && /^(?:when|wann)\b/iu.test(table.heads[column] ?? '')
    if (isEmptyCell(cell) || !(isWhen || fitsKind(asked, cell ?? ''))) return []
    // A name is what a row is found by; a time in its place may be what is asked for.
    if (column < nameWidth(table, row) && !(column === 0 && isTimeAsked(asked) && !own[0]?.some(isSpoken)))
      return []
    // What the question says itself is no answer to it.
    const said = sumSpoken(asked, own[column] ?? [])
    return said > 0 && precisionOf(asked, cell ?? '') > 0.6 ? [] : [column]
  })
  const scores = new Map(
    possible.map((column) => {
      const spoken = sumSpoken(asked, distinguishing(heads[column] ?? [], context))
      const head = table.heads[column] ?? ''
      return [column, spoken * (0.6 + 0.4 * precisionOf(asked, head)) + literalShare * literally(asked, head)]
    }),
  )
  const best = Math.max(0, ...scores.values())
  // Without a head that says so, only a cell that is nothing else is the figure, day or name that is asked for.
  if (best === 0) return possible.length === 1 && isBare(asked, row.cells[possible[0] ?? 0]) ? possible : []
  const ahead = possible.filter((column) => (scores.get(column) ?? 0) >= best * 0.999)
  const total = asked.isSum ? ahead.find((column) => isTotal(table.heads[column])) : undefined
  if (total !== undefined) return [total]
  const values = new Set(ahead.map((column) => row.cells[column]))
  return values.size === 1 ? ahead.slice(0, 1) : ahead
}
