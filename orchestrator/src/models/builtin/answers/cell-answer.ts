import type { Passage } from '../../port.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import {
  focusSpoken,
  hasMeasure,
  isSpoken,
  byUnit,
  lacksModifier,
  literally,
  mostOf,
  namesAreSpoken,
  precisionOf,
  scaled,
  shareSpoken,
  speaksEnough,
  type Spoken,
  spokenIn,
  standingOf,
  sumSpoken,
} from './matching.ts'
import { bestColumns, columnsOfRoles, distinguishing, literalShare, mostColumns } from './cell-columns.ts'
import { directnessOf, ownShareOf } from './cell-standing.ts'
import { roles } from './columns.ts'
import { isOfSeveral, lacksFirstOfName } from './named-by-both.ts'
import { isTimeAsked } from './given-kind.ts'
import { ofRolesSpoken, type ReadTable } from './read-table.ts'
import { isCalledDeed, rowsOfNames, rowsOfVerb } from './rows-named.ts'
import { nameOf, rowLine } from './rows.ts'
import { isEmptyCell } from './cells.ts'
import { isNoCell } from './no-cell.ts'
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

/** 'When is go-live?' is told of each plant where the table has a row for each ('Go-live Leeds', 'Go-live Hull'). */
function rowsOfEach(asked: Asked, read: ReadTable): number[] {
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
      spokenAt(read, index, columns),
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
  if (lacksAttribute(asked, read, { index, columns }) || isEmptyThere(asked, read, { index, columns }))
    return undefined
  if (asked.read.expects === 'person' && columns.every((at) => isOpen.test(row.cells[at] ?? '')))
    return undefined
  if (
    isOfSeveral(asked, nameOf(read.table, row)) ||
    isHardlyNamed(asked, read, index) ||
    isOfPast(asked, read, columns)
  )
    return undefined
  if (isOfOtherPart(asked, read, { index, columns })) return undefined
  if (lacksVerb(asked, spoken) && precision < leastOfName) return undefined
  if (lacksModifier(asked, spoken, spokenIn(asked, nameOf(read.table, row)))) return undefined
  if (
    !hasMeasure(
      asked,
      `${read.table.title} ${row.line} ${columns.map((column) => read.table.heads[column] ?? '').join(' ')}`,
    )
  )
    return undefined
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
      (read.columns.length > 0 || read.isFiltered ? metShare : 0),
  }
}

/** Enough of the question is spoken of, with every name and what it asks for by name. */
const isSaid = (asked: Asked, passage: Passage, said: { spoken: Spoken; least: number }): boolean =>
  speaksEnough(asked, passage, said) &&
  namesAreSpoken(asked, said.spoken) &&
  focusSpoken(asked, said.spoken) >= 0.5 &&
  !lacksFirstOfName(asked, said.spoken)

/** Who it is, the document leaves open. */
const isOpen =
  /^\W*(?:to be (?:named|appointed|decided|confirmed)|not (?:yet )?(?:named|appointed|known)|open|vacant|tb[acd]|n\.?\s?n\.?|offen|unbesetzt|vakant|noch (?:offen|zu benennen|nicht \p{L}+)|nicht (?:benannt|besetzt)|wird (?:noch )?benannt)\W*$/iu

const ofOtherRows = ({ cells, context }: ReadTable): Spoken => mostOf(cells.flat(), context.length)

/** Names, codes and figures of another row are of that one alone. */
const withoutNames = ({ words }: Asked, spoken: Spoken): Spoken =>
  spoken.map((share, at) => (words[at]?.isName === true ? 0 : share))

/** A row that only a word of like meaning speaks for, one among others of its name, is none that the question names. */
function isHardlyNamed(asked: Asked, { table, cells }: ReadTable, index: number): boolean {
  const row = table.rows[index]
  const strongest = Math.max(0, ...mostOf(cells[index] ?? [], asked.words.length))
  return (
    row !== undefined &&
    strongest > 0 &&
    strongest < leastOfNamed &&
    precisionOf(asked, nameOf(table, row)) < leastOfName
  )
}
const leastOfNamed = 0.8

const deciding =
  /^\W*(?:who|wer)\b.*(?<![\p{L}])(?:decid\w*|approv\w*|sign(?:s|ed)?(?: off)?|entscheide\w*|genehmig\w*|unterschreib\w*|zeichnet)(?![\p{L}])/iu
const ofDeciding =
  /(?<![\p{L}])(?:decid\w*|decisions?|approv\w*|sign\w*|entscheid\w*|genehmig\w*|freigabe\w*|unterschr\w*|zeichn\w*|beschlu\w*|beschlüsse)(?![\p{L}])/iu

/** Who owns a risk or an action decides nothing: the table is called so, the row, or the column. */
const isOfOtherPart = (
  { question }: Asked,
  { table }: ReadTable,
  { index, columns }: { index: number; columns: readonly number[] },
): boolean => {
  const row = table.rows[index]
  if (row === undefined || !deciding.test(question)) return false
  const heads = columns.map((at) => table.heads[at] ?? '')
  return !ofDeciding.test([table.title, nameOf(table, row), ...heads].join(' '))
}

/** Where a table does not say what is done, its row has to be called what the question speaks of, and not merely have a word of it. */
const lacksVerb = ({ words, language }: Asked, spoken: Spoken): boolean =>
  words.some(
    ({ isVerb, isLight }, at) => isVerb && (language === 'de' || !isLight) && (spoken[at] ?? 0) < leastOfVerb,
  )
const leastOfVerb = 0.3
const leastOfName = 0.5

function spokenAt({ heads, cells, context }: ReadTable, row: number, columns: readonly number[]): Spoken {
  const length = context.length
  const own = (cells[row] ?? []).filter((_cell, column) => !columns.includes(column))
  const named = columns.map((column) => heads[column] ?? [])
  return mostOf(
    [...own, ...named, scaled(context, aroundShare), ...heads.map((head) => scaled(head, aroundShare))],
    length,
  )
}

/** The column that is asked for by its head has nothing in this row: what stands in another one is no answer. */
function isEmptyThere(
  asked: Asked,
  { heads, table }: ReadTable,
  { index, columns }: { index: number; columns: readonly number[] },
): boolean {
  const row = table.rows[index]
  const scoreOf = (column: number): number =>
    sumSpoken(asked, heads[column] ?? []) + literalShare * literally(asked, table.heads[column] ?? '')
  const best = Math.max(0, ...columns.map(scoreOf))
  return table.heads.some(
    (_head, column) =>
      column > 0 &&
      isEmptyCell(row?.cells[column]) &&
      sumSpoken(asked, heads[column] ?? []) > 0 &&
      scoreOf(column) > best,
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

/** The row that has most of the question's words; none where two have as many. */
function bestRow(asked: Asked, read: ReadTable): number | undefined {
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
  if (best === 0 || ahead.length !== 1) return undefined
  return ahead[0]
}

/** 'What does it cost in total?' asks for the total that a table names ('Total cost of ownership'), and for no part of it. */
const isWholeAsked = ({ isSum, read }: Asked, label = ''): boolean =>
  (isSum || read.expects === 'money') && label.trim().split(/\s+/).length > 2

/** By when something must be there is not when it came. */
const isOfPast = (asked: Asked, { table }: ReadTable, columns: readonly number[]): boolean =>
  isTimeAsked(asked) &&
  dueAsked.test(asked.question) &&
  columns.every((at) => past.test(table.heads[at] ?? ''))
const dueAsked =
  /(?<!\p{L})(?:must|have to|has to|due|deadline|by when|bis wann|müssen|muss|fällig|frist)(?!\p{L})/iu
const past =
  /^(?:received|sent|closed|completed|done|signed|eingegangen|eingang|erhalten|erledigt|abgeschlossen)(?!\p{L})/iu
