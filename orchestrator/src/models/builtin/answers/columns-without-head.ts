import { wordsOf } from '../../language/words.ts'
import type { Asked } from './asked.ts'
import { isSpoken, precisionOf, spokenIn } from './matching.ts'
import type { ReadTable } from './read-table.ts'
import { nameOf } from './rows.ts'
import { isTotal, isWholeYear, type TableRow } from './tables.ts'

/** Cells in several columns that fit equally well are told together, up to so many. */
export const mostColumns = 6
const mostBareWords = 5
const mostWordsOfPerson = 12
const isBare = ({ read }: Asked, cell = ''): boolean =>
  wordsOf(cell).length <= (read.expects === 'person' ? mostWordsOfPerson : mostBareWords)

const kindOfSoftware = /^(?:erp|crm|mes|plm|wms|tms|scm|hris|lims|dms|pps)$/iu
/** 'The ERP' is each that is offered, and not the one whose product has the word in its name ('Tarnbrook ERP'). */
export function isOfKindAlone({ words }: Asked, { heads, table }: ReadTable, column: number): boolean {
  const spoken = words.filter((_word, at) => isSpoken(heads[column]?.[at]))
  return (
    spoken.length > 0 &&
    spoken.every(({ stem }) => kindOfSoftware.test(stem)) &&
    wordsOf(table.heads[column] ?? '').length > spoken.length
  )
}

/** Without a head that says so, only a cell that is nothing else is the figure, day or name that is asked for. */
export function withoutHead(
  asked: Asked,
  read: ReadTable,
  { row, possible }: { row: TableRow; possible: readonly number[] },
): number[] {
  const { table, whole } = read
  const [only] = possible
  if (possible.length === 1 && isBare(asked, row.cells[only ?? 0])) return [...possible]
  const isFigure = asked.isSum || ['money', 'number', 'share'].includes(asked.read.expects ?? '')
  if (isFigure) {
    const total = possible.find((column) => isTotal(table.heads[column]) || isWholeYear(whole, column))
    if (total !== undefined) return [total]
    const isEach =
      possible.some((column) => isOfKindAlone(asked, read, column)) || isWhollyNamed(asked, read, row)
    return isEach ? possible.slice(0, mostColumns) : []
  }
  const label = spokenIn(asked, nameOf(table, row))
  const isAttribute = asked.focus.some((word) => !isSpoken(label[asked.words.indexOf(word)]))
  const isNamed = !isAttribute && precisionOf(asked, nameOf(table, row)) >= leastNamed
  return asked.read.expects === undefined && isNamed ? possible.slice(0, mostColumns) : []
}
const leastNamed = 0.5

/** The row has all that is asked about in its name, but for whose table it is: each of its figures is told. */
function isWhollyNamed(asked: Asked, { table, context }: ReadTable, row: TableRow): boolean {
  const name = nameOf(table, row)
  const label = spokenIn(asked, name)
  return (
    precisionOf(asked, name) >= leastNamed &&
    asked.words.every(
      ({ isLight, isVerb, isName }, at) =>
        isLight || isVerb || isSpoken(label[at]) || (isName && isSpoken(context[at])),
    )
  )
}
