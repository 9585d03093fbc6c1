import { stemsOfBoth } from '../../language/question-words.ts'
import { wordsOf } from '../../language/words.ts'
import { isTimeAsked } from './given-kind.ts'
import { columnKind, fitsRole, roles } from './columns.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import {
  fitsKind,
  focusSpoken,
  isSpoken,
  isTime,
  lacksModifier,
  literally,
  hasMeasure,
  leastShareIn,
  mostOf,
  namesAreSpoken,
  precisionOf,
  scaled,
  spokenIn,
  shareSpoken,
  type Spoken,
  standingOf,
  sumSpoken,
} from './matching.ts'
import { ofRolesSpoken, type ReadTable } from './read-table.ts'
import { directnessOf, ownShareOf } from './cell-standing.ts'
import { nameOf, nameWidth, rowLine } from './rows.ts'
import { isEmptyCell, isTotal, isWholeYear, type TableRow } from './tables.ts'

/** Words that only stand around a cell, or in the heads of other columns, count so much. */
const aroundShare = 0.85
/** What the whole table is about tells its rows and columns less apart. */
const knownShare = 0.6
/** Cells in several columns that fit equally well are told together, up to so many. */
const mostColumns = 6
const leastShare = 0.62
/** Where no head says that it is what is asked for. */
const leastShareUnnamed = 0.75
/** For a table that has the time, code or state that is asked for. */
const metShare = 0.1
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
  const spoken = mostOf(
    [spokenAt(read, index, columns), ofRolesSpoken(asked, read, { columns, row })],
    asked.words.length,
  )
  const share = shareSpoken(asked, spoken)
  const isNamed =
    read.columns.length > 0 ||
    columns.some((column) => sumSpoken(asked, read.heads[column] ?? []) > 0) ||
    columnsOfRoles(asked, read, columns).length > 0 ||
    (asked.isSum && columns.every((column) => isTotal(read.table.heads[column])))
  const least = isNamed ? leastShare : leastShareUnnamed
  if (lacksAttribute(asked, read, { index, columns })) return undefined
  if (lacksModifier(asked, spoken, spokenIn(asked, nameOf(read.table, row)))) return undefined
  if (
    !hasMeasure(
      asked,
      `${read.table.title} ${row.line} ${columns.map((column) => read.table.heads[column] ?? '').join(' ')}`,
    )
  )
    return undefined
  if (
    share < leastShareIn(asked, read.table.passage, least) ||
    !namesAreSpoken(asked, spoken) ||
    focusSpoken(asked, spoken) < 0.5
  )
    return undefined
  return {
    lines: [rowLine(read.table, row, columns)],
    share,
    own: ownShareOf(asked, read, { index, columns }),
    score:
      share +
      standingOf(read.table.passage) +
      exactShare * precisionOf(asked, nameOf(read.table, row)) +
      directnessOf(asked, read, { index, columns }) +
      (read.columns.length > 0 || read.isFiltered ? metShare : 0),
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

/** Of whom a question names it asks something: a row that has but the name, and a head that says something else, do not tell it. */
function lacksAttribute(
  asked: Asked,
  { heads, cells, whole }: ReadTable,
  { index, columns }: { index: number; columns: readonly number[] },
): boolean {
  const attributes = asked.words.flatMap(({ isName }, at) => (isName ? [] : [at]))
  const own = mostOf([...(cells[index] ?? []), ...heads], asked.words.length)
  return (
    attributes.length > 0 &&
    attributes.length < asked.words.length &&
    isTimeAsked(asked) &&
    attributes.every((at) => (own[at] ?? 0) === 0) &&
    columns.every((column) => !roles.day.head.test(whole.heads[column] ?? ''))
  )
}

const mostBareWords = 5
const mostWordsOfPerson = 12
const isBare = ({ read }: Asked, cell = ''): boolean =>
  wordsOf(cell).length <= (read.expects === 'person' ? mostWordsOfPerson : mostBareWords)

const distinguishing = (spoken: Spoken, ...known: Spoken[]): Spoken =>
  spoken.map((one, index) => one * (1 - knownShare * Math.max(...known.map((other) => other[index] ?? 0))))

/** Tells 'Recovery time' from 'Recovery point' where 'time' is but a word of the question's frame. */
const literalShare = 0.05

/** The row that has most of the question's words; none where two have as many. */
function bestRow(asked: Asked, read: ReadTable): number | undefined {
  const { table, cells, context, heads, isFiltered } = read
  if (isFiltered && table.rows.length === 1) return 0
  const named = rowsOfNames(asked, read)
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
  if (best === 0 || ahead.length !== 1) return undefined
  return ahead[0]
}

/** 'What does it cost in total?' asks for the total that a table names ('Total cost of ownership'), and for no part of it. */
const isWholeAsked = ({ isSum, read }: Asked, label = ''): boolean =>
  (isSum || read.expects === 'money') && label.trim().split(/\s+/).length > 2

/** Where rows have a name of the question, the others are of something else. */
function rowsOfNames({ words }: Asked, { cells }: ReadTable): Set<number> {
  const spoken = cells.map((row) => mostOf(row, words.length))
  const names = words.flatMap((word, at) =>
    word.isName && !isTime(word) && spoken.some((row) => isSpoken(row[at])) ? [at] : [],
  )
  return new Set(spoken.flatMap((row, index) => (names.every((at) => isSpoken(row[at])) ? [index] : [])))
}

/** The columns that are asked for: each by a time, by its name, or by what it is for. */
function bestColumns(asked: Asked, read: ReadTable, index: number): number[] {
  const { table, cells } = read
  const row = table.rows[index]
  if (row === undefined) return []
  const own = cells[index] ?? []
  const filled = table.heads.flatMap((_head, column) => (isEmptyCell(row.cells[column]) ? [] : [column]))
  if (read.columns.length > 0) return filled.filter((column) => read.columns.includes(column))
  const isOfLine = asked.roles.some(
    ({ role, stems }) => role === 'person' && isPartOfName(nameOf(table, row), stems),
  )
  const free = filled.filter((column) => {
    if (isOfLine && fitsRole(read.whole, column, 'person') > 0) return false
    // A name is what a row is found by; a time in its place may be what is asked for.
    if (column < nameWidth(table, row))
      return column === 0 && isTimeAsked(asked) && ['day', 'clock'].includes(columnKind(read.whole, 0))
    // What the question says itself is no answer to it.
    const said = sumSpoken(asked, own[column] ?? [])
    return !(said > 0 && precisionOf(asked, row.cells[column] ?? '') > 0.6)
  })
  const ofKind = free.filter((column) => columnKind(read.whole, column) === asked.read.expects)
  const ofRoles = columnsOfRoles(asked, read, free)
  return ofRoles.length > 0 ? ofRoles : byHeads(asked, read, { row, free: ofKind.length > 0 ? ofKind : free })
}

/** 'Who …, and by when?' asks for two columns; one role alone has to be the only way to read the question. */
function columnsOfRoles(asked: Asked, read: ReadTable, free: readonly number[]): number[] {
  const found = asked.roles.flatMap(({ role }) => {
    const fits = free.map((column) => ({
      column,
      fit:
        fitsRole(read.whole, column, role) === 0
          ? 0
          : fitsRole(read.whole, column, role) + Math.min(1, headScoreOf(asked, read, column)),
    }))
    const best = Math.max(0, ...fits.map(({ fit }) => fit))
    const ahead = fits.filter(({ fit }) => fit === best)
    return best > 0 && ahead.length === 1 && ahead[0] !== undefined ? [ahead[0].column] : []
  })
  const isEach = found.length === asked.roles.length
  const [only] = asked.roles
  const isPlain =
    only !== undefined &&
    found.length === 1 &&
    only.role !== 'money' &&
    roles[only.role].head.test(read.table.heads[found[0] ?? 0] ?? '')
  if (isEach && isPlain) return found
  const hasOther = free.some(
    (column) =>
      !found.includes(column) &&
      headScoreOf(asked, read, column) > Math.max(0, ...found.map((one) => headScoreOf(asked, read, one))),
  )
  if (!isEach || found.length === 0 || (found.length === 1 && hasOther)) return []
  return [...new Set(found)]
}

/** Who owns 'Data owner named' is the owner of that line, and no data owner. */
const isPartOfName = (name: string, stems: ReadonlySet<string>): boolean => {
  const own = stemsOfBoth(name)
  return [...stems].some((stem) => stem.length > 3 && own.has(stem))
}

const headScoreOf = (asked: Asked, { table, heads, context }: ReadTable, column: number): number => {
  const spoken = sumSpoken(asked, distinguishing(heads[column] ?? [], context))
  const head = table.heads[column] ?? ''
  return spoken * (0.6 + 0.4 * precisionOf(asked, head)) + literalShare * literally(asked, head)
}

function byHeads(
  asked: Asked,
  read: ReadTable,
  { row, free }: { row: TableRow; free: readonly number[] },
): number[] {
  const { table } = read
  const possible = free.filter((column) => {
    const isWhen = isTimeAsked(asked) && roles.day.head.test(table.heads[column] ?? '')
    const isShareOfCount =
      asked.isCount && /%|(?<![\p{L}])(?:percent|prozent)/iu.test(row.cells[column] ?? '')
    return isWhen || (!isShareOfCount && fitsKind(asked, row.cells[column] ?? ''))
  })
  const scores = new Map(possible.map((column) => [column, headScoreOf(asked, read, column)]))
  const best = Math.max(0, ...scores.values())
  if (best === 0) return withoutHead(asked, read, { row, possible })
  const ahead = possible.filter((column) => (scores.get(column) ?? 0) >= best * 0.999)
  const total = asked.isSum ? ahead.find((column) => isTotal(table.heads[column])) : undefined
  if (total !== undefined) return [total]
  const values = new Set(ahead.map((column) => row.cells[column]))
  return values.size === 1 ? ahead.slice(0, 1) : ahead
}

/** Without a head that says so, only a cell that is nothing else is the figure, day or name that is asked for. */
function withoutHead(
  asked: Asked,
  { table, whole }: ReadTable,
  { row, possible }: { row: TableRow; possible: readonly number[] },
): number[] {
  const [only] = possible
  if (possible.length === 1 && isBare(asked, row.cells[only ?? 0])) return [...possible]
  const isFigure = asked.isSum || ['money', 'number', 'share'].includes(asked.read.expects ?? '')
  if (isFigure) {
    const total = possible.find((column) => isTotal(table.heads[column]) || isWholeYear(whole, column))
    return total === undefined ? [] : [total]
  }
  const label = spokenIn(asked, nameOf(table, row))
  const isAttribute = asked.focus.some((word) => !isSpoken(label[asked.words.indexOf(word)]))
  const isNamed = !isAttribute && precisionOf(asked, nameOf(table, row)) >= leastNamed
  return asked.read.expects === undefined && isNamed ? possible.slice(0, mostColumns) : []
}
const leastNamed = 0.5
