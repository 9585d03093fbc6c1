import { countedNoun } from './given-kind.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { arePartsOfOne } from '../finders/index.ts'
import { columnKind } from './columns.ts'
import { isAddable, writtenLike } from './figures.ts'
import { lacksPredicate } from './form-filters.ts'
import { frames } from './frames.ts'
import {
  focusSpoken,
  isSpoken,
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
import { ofRolesSpoken, type ReadTable } from './read-table.ts'
import { nameOf, rowLine, unitOf } from './rows.ts'
import { figureOf } from './cells.ts'
import { isTotal, isWholeYear, type TableRow } from './tables.ts'

const leastShare = 0.62
const aroundShare = 0.85
/** For a table that has the time, bound or state that is asked for. */
const metShare = 0.1

/**
 * Rule: what is asked for 'in total' or of 'all' is the total that a table gives, else the sum of the one column that is
 * asked for, over the rows that the question is about; its terms are shown. Marks, rates and shares are never added up.
 */
export function sumAnswer(asked: Asked, read: ReadTable): FoundLines | undefined {
  const { table, whole } = read
  if (!asksForSum(asked, read) || table.isTorn) return undefined
  const rows = chosenRows(asked, read)
  const column = addedColumn(asked, read)
  if (column === undefined || rows.length < 2) return undefined
  const given =
    read.isFiltered || rows.length < ownRows(read).length
      ? undefined
      : whole.rows.find(({ cells }) => isTotal(cells[0]))
  const spoken = spokenBy(asked, read, { rows, column })
  const share = shareSpoken(asked, spoken)
  const told = [table.title, ...whole.heads, ...rows.map(({ row }) => row.line)].join('\n')
  if (
    lacksPredicate(asked, told) ||
    !speaksEnough(asked, table.passage, { spoken, least: leastShare }) ||
    !namesAreSpoken(asked, spoken) ||
    focusSpoken(asked, spoken) < 0.5
  )
    return undefined
  const score =
    share + standingOf(table.passage) + (read.columns.length > 0 || read.isFiltered ? metShare : 0)
  if (given !== undefined && figureOf(given.cells[column]) !== undefined)
    return { lines: [rowLine(whole, given, [column])], share, score }
  return added(asked, read, { rows: rows.map(({ row }) => row), column, share, score })
}

interface Numbered {
  row: TableRow
  index: number
}

const ownRows = ({ table }: ReadTable): Numbered[] =>
  table.rows.flatMap((row, index) =>
    isTotal(nameOf(table, row)) || isTotal(row.cells[0]) ? [] : [{ row, index }],
  )

/** 'In total', 'of all', or how many there are of what a column counts. */
function asksForSum({ isSum, isCount, question, words }: Asked, { heads, whole }: ReadTable): boolean {
  if (isSum || /\ball(?:e[nrm]?)?\b(?!\s+\d)/iu.test(question))
    return isSum || isCount || /\b(?:costs?|spend|kosten|budget)\b/iu.test(question)
  if (!isCount) return false
  const noun = countedNoun(question)
  const at = words.findLastIndex(({ forms }) => [...noun].some((stem) => forms.get(stem) === 1))
  return (
    at !== -1 && heads.some((head, column) => column > 0 && isSpoken(head[at]) && isAddable(whole, column))
  )
}

/** Rows that have every word of the question that some rows have and others lack. */
function chosenRows({ words }: Asked, read: ReadTable): Numbered[] {
  const { cells, heads, subject } = read
  const rows = ownRows(read)
  const spoken = rows.map(({ index }) => mostOf(cells[index] ?? [], words.length))
  const choosing = words.flatMap((_word, at) => {
    const having = spoken.filter((one) => isSpoken(one[at])).length
    const isHead = heads.some((head) => isSpoken(head[at])) || isSpoken(subject[at])
    return having > 0 && having < rows.length && !isHead ? [at] : []
  })
  return rows.filter((_row, index) => choosing.every((at) => isSpoken(spoken[index]?.[at])))
}

function addedColumn(asked: Asked, read: ReadTable): number | undefined {
  const { whole, heads } = read
  const possible = whole.heads.flatMap((_head, column) =>
    column > 0 && isAddable(whole, column) ? [column] : [],
  )
  const named = possible.filter((column) => read.columns.includes(column))
  if (read.columns.length > 0) return named.length === 1 ? named[0] : undefined
  const scores = possible.map(
    (column) =>
      sumSpoken(asked, heads[column] ?? []) * (0.6 + 0.4 * precisionOf(asked, whole.heads[column] ?? '')),
  )
  const best = Math.max(0, ...scores)
  const ahead = possible.filter((_column, at) => best > 0 && scores[at] === best)
  if (ahead.length === 1) return ahead[0]
  const ofAll = possible.find((column) => isTotal(whole.heads[column]) || isWholeYear(whole, column))
  if (ofAll !== undefined) return ofAll
  const money = possible.filter((column) => columnKind(whole, column) === 'money')
  if (asked.read.expects === 'money' || asked.roles.some(({ role }) => role === 'money'))
    return money.length === 1 ? money[0] : undefined
  return possible.length === 1 ? possible[0] : undefined
}

function spokenBy(
  asked: Asked,
  read: ReadTable,
  { rows, column }: { rows: readonly Numbered[]; column: number },
): Spoken {
  const length = asked.words.length
  const { heads, cells, context } = read
  return mostOf(
    [
      heads[column] ?? [],
      heads[0] ?? [],
      ...rows.map(({ index }) => mostOf(cells[index] ?? [], length)),
      scaled(mostOf([context, ...heads], length), aroundShare),
      ofRolesSpoken(asked, read, { columns: [column] }),
    ],
    length,
  )
}

function added(
  { language }: Asked,
  { table, whole }: ReadTable,
  { rows, column, share, score }: { rows: readonly TableRow[]; column: number; share: number; score: number },
): FoundLines | undefined {
  const terms = rows.flatMap((row) => {
    const value = figureOf(row.cells[column])
    return value === undefined ? [] : [{ row, value, cell: row.cells[column] ?? '' }]
  })
  if (terms.length < 2 || terms.length < rows.length - 1) return undefined
  if (!arePartsOfOne(whole.heads[0] ?? '', columnKind(whole, column) === 'money')) return undefined
  const cells = terms.map(({ cell }) => cell)
  const sum = writtenLike(
    terms.reduce((total, { value }) => total + value, 0),
    cells,
  )
  const unit = unitOf(whole, column, sum)
  return {
    lines: terms.map(({ row }) => rowLine(table, row, [column])),
    lead: frames(language).sum(`${cells.join(' + ')} = **${sum}**${unit === '' ? '' : ` (${unit})`}`),
    share,
    score,
  }
}
