import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import {
  focusSpoken,
  isSpoken,
  isTime,
  leastShareIn,
  literally,
  mostOf,
  namesAreSpoken,
  type ReadTable,
  shareSpoken,
  spokenIn,
  standingOf,
} from './matching.ts'
import { countedNoun, namesPerson } from './given-kind.ts'
import { brokenPairs } from './phrases.ts'
import { nameOf, otherColumns, rowLine } from './rows.ts'
import { isEmptyCell, isTotal, type TableRow } from './tables.ts'

const leastShare = 0.62
/** For a table whose caption is what is asked for, word by word. */
const exactShare = 0.1

export interface ListedRows extends FoundLines {
  /** Rows of the table in all, totals apart. */
  outOf: number
}

/**
 * Rule: the rows of a table are a list that answers if the table's heads, caption or headings speak of what is asked
 * for; words that some rows have and others lack choose among them, and a word that heads one column chooses that column.
 */
export function listAnswer(asked: Asked, read: ReadTable): ListedRows | undefined {
  const { table, heads, cells, context, subject: own } = read
  const rows = table.rows.flatMap((row, index) => (isTotal(nameOf(table, row)) ? [] : [{ row, index }]))
  const length = asked.words.length
  const subject = mostOf([...heads, context], length)
  if (table.isTorn || !isAbout(asked, own)) return undefined
  const column = namedColumn(asked, read)
  const spokenOfRow = (index: number) => mostOf(cells[index] ?? [], length)
  const choosing = asked.words.flatMap((_word, at) => {
    const having = rows.filter(({ index }) => isSpoken(spokenOfRow(index)[at]))
    const isSubject = isSpoken(namesThing(asked.words[at]) ? own[at] : subject[at])
    return having.length > 0 && having.length < rows.length && !(isSubject && having.length > rows.length / 2)
      ? [{ at, isSubject }]
      : []
  })
  const strict = choosing.filter(({ isSubject }) => !isSubject)
  const fitting = rows.filter(({ index }) => strict.every(({ at }) => isSpoken(spokenOfRow(index)[at])))
  const together = fitting.filter(
    ({ row }) => brokenPairs(asked, `${table.heads.join(' ')} ${row.line}`, 0) === 0,
  )
  const chosen = together.length > 0 ? together : fitting
  if (
    chosen.length === 0 ||
    lacksPeople(
      asked,
      chosen.map(({ row }) => row),
    )
  )
    return undefined
  const spoken = mostOf([...chosen.map(({ index }) => spokenOfRow(index)), subject], length)
  const share = shareSpoken(asked, spoken)
  if (
    share < leastShareIn(asked, table.passage, leastShare) ||
    !namesAreSpoken(asked, spoken) ||
    focusSpoken(asked, spoken) < 0.5
  )
    return undefined
  const lines = chosen.map(({ row }) => rowLine(table, row, shownColumns(read, row, column)))
  const score = share + standingOf(table.passage) + exactShare * literally(asked, table.title)
  return { lines, share, score, outOf: rows.length }
}

/** The table itself has to be about what is asked for; where the question names no kind of thing ('Who …'), about some of it. */
function isAbout({ words, focus, isCount, question }: Asked, own: readonly number[]): boolean {
  if (isCount) {
    const noun = countedNoun(question)
    const at = words.findLastIndex(({ forms }) => [...noun].some((stem) => forms.get(stem) === 1))
    return at !== -1 && isSpoken(own[at])
  }
  const wanted = focus.length === 0 ? words : focus
  return wanted.some((word) => isSpoken(own[words.indexOf(word)]))
}

/** A name of somebody or something chooses rows even where the whole document has it; a year or month does not. */
const namesThing = (word: Asked['words'][number] | undefined): boolean =>
  word?.isName === true && !isTime(word)

/** Who is asked for has a name in each row. */
const lacksPeople = ({ read }: Asked, rows: readonly TableRow[]): boolean =>
  read.expects === 'person' && !rows.every(({ cells }) => namesPerson(cells))

/** The one column whose head the question names, where heads are names of what the columns are about. */
function namedColumn(asked: Asked, { table, heads }: ReadTable): number | undefined {
  const named = heads.flatMap((head, column) =>
    column > 0 && asked.words.some((word, at) => word.isName && isSpoken(head[at])) ? [column] : [],
  )
  return named.length === 1 && spokenIn(asked, table.heads[0] ?? '').every((one) => one < 1)
    ? named[0]
    : undefined
}

const shownColumns = ({ table }: ReadTable, row: TableRow, column: number | undefined): number[] =>
  column === undefined ? otherColumns(table, row) : isEmptyCell(row.cells[column]) ? [] : [column]
