import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { eachAsked } from './each-asked.ts'
import { isEmptyCell } from './cells.ts'
import { isSpoken, spokenIn, standingOf } from './matching.ts'
import type { ReadTable } from './read-table.ts'
import { rowLine } from './rows.ts'
import { isTotal } from './tables.ts'

const mostRows = 12

/**
 * Rule: what each of several things has is told row by row of the table of which the first column is headed by them, in
 * the one column that is headed by all else that is asked for.
 */
export function eachRow(asked: Asked, read: ReadTable): FoundLines | undefined {
  const noun = eachAsked(asked.question)
  const { whole: table } = read
  if (noun === undefined || table.isTorn || table.isTurned === true) return undefined
  const stems = stemsOfBoth(noun)
  const at = asked.words.findIndex(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  if (at === -1 || !isSpoken(spokenIn(asked, table.heads[0] ?? '')[at])) return undefined
  const others = asked.words.flatMap((word, place) =>
    place === at || word.isVerb || word.isLight ? [] : [place],
  )
  const columns = table.heads.flatMap((head, column) => {
    const spoken = spokenIn(asked, head)
    return column > 0 && others.length > 0 && others.every((place) => isSpoken(spoken[place])) ? [column] : []
  })
  const [column] = columns
  const rows = table.rows.filter(({ cells }) => !isTotal(cells[0]) && !isEmptyCell(cells[column ?? 0]))
  if (column === undefined || columns.length > 1 || rows.length < 2 || rows.length > mostRows)
    return undefined
  return {
    lines: rows.map((row) => rowLine(table, row, [column])),
    share: 1,
    score: 1 + standingOf(table.passage),
    isWhole: true,
  }
}
