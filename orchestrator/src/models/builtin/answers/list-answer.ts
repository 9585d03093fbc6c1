import type { AnswerLine, FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import {
  focusSpoken,
  isSpoken,
  literally,
  mostOf,
  namesAreSpoken,
  precisionOf,
  shareSpoken,
  speaksEnough,
  type Spoken,
  spokenIn,
  standingOf,
} from './matching.ts'
import { lacksThings } from './things-asked.ts'
import { isTime } from './time-words.ts'
import { bareFigure, whichAsked } from './no-cell.ts'
import { columnKind } from './columns.ts'
import { ofRolesSpoken, type ReadTable } from './read-table.ts'
import { countedIn, countedNoun, namesPerson } from './given-kind.ts'
import { boundByHeads, boundByName, boundByPart } from './list-bounds.ts'
import { lackingRows } from './lacking.ts'
import { columnOfName, isForEach, valuesAsked } from './list-values.ts'
import { brokenPairs } from './phrases.ts'
import { nameOf, nameWidth, otherColumns, rowLine } from './rows.ts'
import { isEmptyCell } from './cells.ts'
import { isFigureColumn, isTotal, type Table, type TableRow } from './tables.ts'
import { stemsOfBoth } from '../../language/spoken-of.ts'

const leastShare = 0.62
/** For a table whose caption is what is asked for, word by word. */
const exactShare = 0.1

/** For a table that has the time, bound or state that is asked for. */
const metShare = 0.1

export interface ListedRows extends FoundLines {
  /** Rows of the table in all, totals apart. */
  outOf: number
  /** 'Which supplier …' asks for rows of a table of suppliers. */
  isOfRows: boolean
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
  const about = asked.isCount ? countedAs(asked, read) : own
  if (table.isTorn || !(isAbout(asked, about) || isHeadedBy(asked, read))) return undefined
  const valued = valuesAsked(asked, read)
  const chosen = lackingRows(asked, read, rowsAsked(asked, read, { rows, valued, subject }))
  const people = chosen.map(({ row }) => row)
  if (chosen.length === 0 || lacksPeople(asked, people)) return undefined
  const spoken = mostOf(
    [
      ...chosen.map(({ index }) => mostOf(cells[index] ?? [], length)),
      subject,
      ofRolesSpoken(asked, read, { columns: [...table.heads.keys()] }),
    ],
    length,
  )
  const share = shareSpoken(asked, spoken)
  const label = spokenIn(asked, table.passage.label ?? '')
  const told = mostOf([own, label, ...chosen.map(({ index }) => mostOf(cells[index] ?? [], length))], length)
  if (lacksThings(asked, told)) return undefined
  if (
    !speaksEnough(asked, table.passage, { spoken, least: leastShare }) ||
    !namesAreSpoken(asked, spoken) ||
    focusSpoken(asked, spoken) < 0.5
  )
    return undefined
  const score =
    share +
    standingOf(table.passage) +
    exactShare * literally(asked, table.title) +
    (read.isFiltered || read.columns.length > 0 ? metShare : 0)
  const shown =
    namedColumn(asked, read) ?? (valued.size < cells.length ? columnOfName(asked, read) : undefined)
  const lines = linesOf(asked, read, { rows: people, column: shown })
  if (tellsFiguresAlone(asked, read, { rows: people, column: shown })) return undefined
  return { lines, share, score, outOf: ownRows(read.whole), isOfRows: asksForRows(asked, read) }
}

/** What rows are counted as is what they are called, by the head of their names or by what stands above the table. */
function countedAs(asked: Asked, { table, heads }: ReadTable): Spoken {
  const width = table.rows[0] === undefined ? 1 : nameWidth(table, table.rows[0])
  const above = table.title === '' ? (table.passage.label ?? '') : table.title
  return mostOf([...heads.slice(0, width), spokenIn(asked, above)], asked.words.length)
}

/** 'Which requirements does A not meet?' is not told by how many it meets. */
function tellsFiguresAlone(
  asked: Asked,
  read: ReadTable,
  { rows, column }: { rows: readonly TableRow[]; column: number | undefined },
): boolean {
  if (asked.read.expects !== undefined || asksForRows(asked, read) || !whichAsked.test(asked.question))
    return false
  return rows.every((row) =>
    shownColumns(asked, read, { row, column }).every((at) => bareFigure.test(row.cells[at] ?? '')),
  )
}

interface Row {
  row: TableRow
  index: number
}

/** The rows that the question's words, columns and values choose. */
function rowsAsked(
  asked: Asked,
  read: ReadTable,
  { rows, valued, subject }: { rows: readonly Row[]; valued: ReadonlySet<number>; subject: Spoken },
): readonly Row[] {
  const { table, cells, subject: own } = read
  const spokenOfRow = (index: number) => mostOf(cells[index] ?? [], asked.words.length)
  const choosing = asked.words.flatMap((_word, at) => {
    const having = rows.filter(({ index }) => isSpoken(spokenOfRow(index)[at]))
    const isSubject = isSpoken(namesThing(asked.words[at]) ? own[at] : subject[at])
    return having.length > 0 && having.length < rows.length && !(isSubject && having.length > rows.length / 2)
      ? [{ at, isSubject }]
      : []
  })
  const strict = choosing.filter(({ isSubject }) => !isSubject)
  const bound = boundByHeads(asked, read)
  const ofName = boundByName(asked, read)
  const ofPart = boundByPart(asked, read)
  const fitting = rows.filter(
    ({ index }) =>
      bound.has(index) &&
      ofName.has(index) &&
      ofPart.has(index) &&
      valued.has(index) &&
      strict.every(({ at }) => isSpoken(spokenOfRow(index)[at]) || isForEach(asked, read, { index, at })),
  )
  const together = fitting.filter(
    ({ row }) =>
      brokenPairs(asked, row.cells.map((cell, at) => `${table.heads[at] ?? ''} ${cell}`).join('; '), 0) === 0,
  )
  return together.length > 0 ? together : fitting
}

const ownRows = (table: Table): number => table.rows.filter((row) => !isTotal(nameOf(table, row))).length

/** Whether what is asked for by 'which' is what the table's rows are called. */
function asksForRows(asked: Asked, { table, heads, subject, isFiltered }: ReadTable): boolean {
  const [, phrase = ''] = whichPattern.exec(asked.question) ?? []
  const stems = stemsOfBoth(phrase.split(/\s+/)[0] ?? '')
  const at = asked.words.findIndex(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  const width = table.rows[0] === undefined ? 1 : nameWidth(table, table.rows[0])
  const isLabel = heads.slice(0, width).some((head) => isSpoken(head[at]))
  return at !== -1 && (isLabel || (isFiltered && isSpoken(subject[at])))
}
const whichPattern =
  /^\W*(?:(?:for|at|in|on|with|from|by|to|für|bei|in|an|mit|von|aus) )?(?:which|what|welche[rnms]?)\s+([\p{L}-]+)/iu

/** The table itself has to be about what is asked for; where the question names no kind of thing ('Who …'), about some of it. */
function isAbout({ words, focus, isCount, question }: Asked, own: readonly number[]): boolean {
  if (isCount) {
    const noun = countedNoun(question)
    // Days and hours are counted by figures, and not by rows.
    if (ofTime.test(countedIn(question))) return false
    const at = words.findLastIndex(
      ({ forms, isVerb, isLight }) => !isVerb && !isLight && [...noun].some((stem) => forms.get(stem) === 1),
    )
    // Seven systems are no seven stores, though a part of the word is theirs.
    return at !== -1 && (own[at] ?? 0) >= leastOfCounted
  }
  const wanted = focus.length === 0 ? words : focus
  return wanted.some((word) => isSpoken(own[words.indexOf(word)]))
}

const leastOfCounted = 0.8
const ofTime =
  /(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden|minuten|stunden|tage|wochen|monate|jahre)$/iu

/** 'Award criteria' are the rows under a heading of awards whose first column is headed by criteria. */
const isHeadedBy = ({ words, focus, isCount }: Asked, { heads, context }: ReadTable): boolean =>
  !isCount &&
  focus.length > 0 &&
  focus.every((word) => isSpoken(context[words.indexOf(word)])) &&
  words.some((word, at) => !word.isName && !focus.includes(word) && isSpoken(heads[0]?.[at]))

/** A name of somebody or something chooses rows even where the whole document has it; a year or month does not. */
const namesThing = (word: Asked['words'][number] | undefined): boolean =>
  word?.isName === true && !isTime(word)

/** Who is asked for has a name in each row. */
const lacksPeople = ({ read }: Asked, rows: readonly TableRow[]): boolean =>
  read.expects === 'person' && !rows.every(({ cells }) => namesPerson(cells))

/** The one column whose head the question names, where heads are names of what the columns are about. */
function namedColumn(asked: Asked, { table, heads, context }: ReadTable): number | undefined {
  const own = asked.words.flatMap((word, at) => {
    const having = heads.flatMap((head, column) => (isSpoken(head[at]) ? [column] : []))
    const isElsewhere = isSpoken(context[at]) || isSpoken(spokenIn(asked, table.title)[at])
    return !word.isVerb && having.length === 1 && having[0] !== 0 && !isElsewhere ? having : []
  })
  const ofFigures = new Set(own.filter((column) => isFigureColumn(table, column)))
  if (ofFigures.size === 1 && asked.roles.some(({ role }) => role === 'money')) return [...ofFigures][0]
  const named = columnOfName(asked, { heads })
  return named !== undefined && spokenIn(asked, table.heads[0] ?? '').every((one) => one < 1)
    ? named
    : undefined
}

const linesOf = (
  asked: Asked,
  read: ReadTable,
  { rows, column }: { rows: readonly TableRow[]; column: number | undefined },
): AnswerLine[] => rows.map((row) => rowLine(read.table, row, shownColumns(asked, read, { row, column })))

function shownColumns(
  asked: Asked,
  read: ReadTable,
  { row, column }: { row: TableRow; column: number | undefined },
): number[] {
  const { table, columns } = read
  const filled = (shown: readonly number[]): number[] => shown.filter((one) => !isEmptyCell(row.cells[one]))
  if (columns.length > 0) return filled(columns)
  // Of what is late both days are told: when it was planned, and when it is expected.
  if (read.isFiltered && asked.conditions.some((one) => one.kind === 'state' && one.state === 'late'))
    return filled(table.heads.flatMap((_head, at) => (columnKind(table, at) === 'day' ? [at] : [])))
  if (column !== undefined) return filled([column])
  const others = otherColumns(table, row)
  return asksForRows(asked, read) && asked.roles.length === 0
    ? others.filter((one) => isAskedFor(asked, read, { row, column: one }))
    : others
}

/** 'Which risks are rated high?' asks for the risks, and tells by which column: the question says its head or its cell. */
const isAskedFor = (
  asked: Asked,
  { heads, table }: ReadTable,
  { row, column }: { row: TableRow; column: number },
): boolean =>
  (heads[column] ?? []).some(isSpoken) ||
  precisionOf(asked, row.cells[column] ?? '') > 0.5 ||
  table.heads[column] === ''
