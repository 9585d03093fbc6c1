import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { alikeColumns, wholesOf } from './alike.ts'
import { columnKind } from './columns.ts'
import { acrossThing, areNames, areOfThing, isCompared, isMeasured } from './compared-things.ts'
import { daysOf, magnitudeOf } from './figures.ts'
import { thingAsked } from './given-kind.ts'
import {
  focusSpoken,
  literally,
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
import { asksMoneyOf, comparesMoney, isOfKind, ofSuperlative, totalOf } from './superlatives.ts'
import { isFigureColumn, isTotal, type Table, type TableRow } from './tables.ts'

const leastShare = 0.6
const aroundShare = 0.85
/** For a table whose caption is what is asked for, word by word. */
const exactShare = 0.15
const mostTerms = 8
const literalShare = 0.05
/** For a row or column whose whole name is in the question. */
const clearShare = 0.3

interface Term {
  name: string
  value: number
  told: string
  line: AnswerLine
}

/**
 * Rule: 'highest', 'least' and the like compare the figures of one column whose head the question names, or of one row
 * that it names; totals are left out, and all that was compared is shown.
 */
export function extremeAnswer(asked: Asked, read: ReadTable): FoundLines | undefined {
  if (asked.extreme === undefined || read.table.isTorn) return undefined
  const found = [byColumn(asked, read), byRow(asked, read)]
    .filter((one) => one !== undefined)
    .toSorted(
      (left, right) => right.share + clearShare * right.precision - left.share - clearShare * left.precision,
    )[0]
  if (found === undefined || found.terms.length < 2) return undefined
  const { share } = found
  const terms = comparedTerms(asked, found.terms)
  if (asked.outOf !== undefined && terms.length !== asked.outOf) return undefined
  const sorted = terms.toSorted((left, right) =>
    asked.extreme === 'most' ? right.value - left.value : left.value - right.value,
  )
  const ahead = sorted.filter(({ value }) => value === sorted[0]?.value)
  return {
    lines: ahead
      .map(({ line }) => line)
      .filter((line, at, all) => all.findIndex(({ key }) => key === line.key) === at),
    lead: termsOf(asked, sorted),
    share,
    score: share + standingOf(read.table.passage) + exactShare * literally(asked, read.table.title),
  }
}

/** Where two things are set against each other, these alone. */
function comparedTerms(asked: Asked, terms: Term[]): Term[] {
  if (!asked.isComparison) return terms
  const named = terms.filter(({ name }) => precisionOf(asked, name) >= leastOfThing)
  return named.length > 1 ? named : terms
}
const leastOfThing = 0.3

const compared = inLanguages({ en: 'Compared', de: 'Verglichen' })

/** 'Compared: Partner 2,150; Principal 1,720' */
function termsOf({ language }: Asked, terms: readonly Term[]): string {
  const shown = terms.slice(0, mostTerms).map(({ name, told }) => `${name} ${told}`)
  const more = terms.length > mostTerms ? '; …' : ''
  return `${compared(language)}: ${shown.join('; ')}${more}`
}

interface Compared {
  terms: Term[]
  share: number
  /** How much of the head or row that is compared the question names. */
  precision: number
}

function byColumn(asked: Asked, read: ReadTable): Compared | undefined {
  const { table, heads, cells } = read
  const own = table.heads.flatMap((_head, column) =>
    column > 0 && isComparable(read.whole, column) && isOfKind(asked, read, column) ? [column] : [],
  )
  const columns = read.columns.length === 0 ? own : own.filter((column) => read.columns.includes(column))
  const scores = columns.map((column) => headScore(asked, read, column))
  const best = Math.max(0, ...scores)
  const named = columns.filter((_column, at) => best > 0 && scores[at] === best)
  const column =
    named.length === 1
      ? named[0]
      : (ofSuperlative(asked, read, columns) ??
        totalOf(table.heads, columns) ??
        (columns.length === 1 ? columns[0] : undefined))
  if (column === undefined || !isCompared(asked, read) || !areOfThing(asked, read)) return undefined
  const rows = filtered(asked, read)
  const spoken = mostOf(
    [heads[column] ?? [], ...rows.map((index) => scaledRow(cells[index] ?? [], asked)), around(read)],
    asked.words.length,
  )
  if (
    read.columns.length === 0 &&
    ofSuperlative(asked, read, columns) === undefined &&
    !isMeasured(asked, [
      heads[column] ?? [],
      ...rows.map((index) => mostOf(cells[index] ?? [], asked.words.length)),
    ])
  )
    return undefined
  const terms = rows.flatMap((index) =>
    termsAt(read, table.rows[index], { column, name: thingOf(table, table.rows[index] ?? emptyRow) }),
  )
  return accepted(
    asked,
    mostOf([spoken, ofRolesSpoken(asked, read, { columns: [column] })], asked.words.length),
    {
      terms,
      passage: table.passage,
      name: table.heads[column] ?? '',
    },
  )
}

/** Of a thing that has several rows the one with its total stands for it. */
const thingOf = (table: Table, row: TableRow): string =>
  isTotal(row.cells[1]) ? (row.cells[0] ?? '') : nameOf(table, row)

/** 'Cheapest over five years' is told by the total cost of five years, and by no part of it. */
const wholeFactor = 1.5
const isWholeCost = ({ question }: Asked, row: TableRow | undefined): boolean =>
  comparesMoney(question) && /(?<!\p{L})(?:total|gesamt\p{L}*|tco)(?!\p{L})/iu.test(row?.cells[0] ?? '')

/** Of what is dearest, and nothing else is said, the row of the total tells; -1 where there is none, or several. */
function wholeRow({ question }: Asked, { table }: ReadTable): number {
  const totals = table.rows.flatMap(({ cells: [name] }, index) => (isTotal(name) ? [index] : []))
  return comparesMoney(question) && totals.length === 1 ? (totals[0] ?? -1) : -1
}

/** Columns that have names are the offers, vendors or options that are asked for. */
function thingsByName(asked: Asked, { whole }: ReadTable): Spoken {
  const thing = thingAsked(asked)
  const isNamed = offered.test(thing?.stem ?? '') && whole.isTurned !== true && areNames(whole.heads.slice(1))
  return asked.words.map((word) => (isNamed && word === thing ? asThing : 0))
}
const offered =
  /^(?:offer|bid|quot|tender|propos|vendor|suppl|provid|product|opt|angebo|anbiet|biet|lieferant|produkt|hersteller|variant)/u
const asThing = 0.8

const emptyRow: TableRow = { cells: [], line: '', number: undefined }

function byRow(asked: Asked, read: ReadTable): Compared | undefined {
  const { table, cells, context, heads } = read
  const scores = cells.map(
    (row, index) =>
      sumSpoken(asked, mostOf(row.slice(0, 2), context.length)) *
      (0.6 + 0.4 * precisionOf(asked, table.rows[index]?.cells[0] ?? '')) *
      (isWholeCost(asked, table.rows[index]) ? wholeFactor : 1),
  )
  const best = Math.max(0, ...scores)
  const index = best === 0 ? wholeRow(asked, read) : scores.indexOf(best)
  if (index === -1 || !isCompared(asked, read) || scores.lastIndexOf(best) !== index) return undefined
  if (!acrossThing(asked, read)) return undefined
  const row = table.rows[index] ?? emptyRow
  if (!isMeasured(asked, [mostOf(cells[index] ?? [], asked.words.length)])) return undefined
  if (!asksMoneyOf(asked, read, row)) return undefined
  const columns = daysOf(row) ?? alikeColumns(read)
  const terms = columns.flatMap((column) => termsAt(read, row, { column, name: table.heads[column] ?? '' }))
  const spoken = mostOf(
    [...(cells[index] ?? []), ...heads, around(read), thingsByName(asked, read)],
    asked.words.length,
  )
  const ofRoles = ofRolesSpoken(asked, read, { columns })
  return accepted(asked, mostOf([spoken, ofRoles], asked.words.length), {
    terms,
    passage: table.passage,
    name: table.rows[index]?.cells[0] ?? '',
  })
}

const isComparable = (table: Table, column: number): boolean =>
  isFigureColumn(table, column) || ['day', 'span'].includes(columnKind(table, column))

function accepted(
  asked: Asked,
  spoken: Spoken,
  { terms, passage, name }: { terms: Term[]; passage: Passage; name: string },
): Compared | undefined {
  const share = shareSpoken(asked, spoken)
  const isSure =
    speaksEnough(asked, passage, { spoken, least: leastShare }) &&
    namesAreSpoken(asked, spoken) &&
    focusSpoken(asked, spoken) >= 0.5
  return isSure ? { terms, share, precision: precisionOf(asked, name) } : undefined
}

const around = ({ context, heads }: ReadTable): Spoken =>
  scaled(mostOf([context, ...heads], context.length), aroundShare)

const scaledRow = (row: readonly Spoken[], { words }: Asked): Spoken => mostOf(row, words.length)

const headScore = (asked: Asked, { table, heads }: ReadTable, column: number): number =>
  sumSpoken(asked, heads[column] ?? []) * (0.6 + 0.4 * precisionOf(asked, table.heads[column] ?? '')) +
  literalShare * literally(asked, table.heads[column] ?? '')

/** Rows that the question names, where it names some and not others; totals never. */
function filtered(asked: Asked, { table, cells, context }: ReadTable): number[] {
  const wholes = wholesOf(table)
  if (wholes.length > 1) return wholes
  const rows = table.rows.flatMap((row, index) =>
    row.cells.some((cell, column) => column < 2 && isTotal(cell)) ? [] : [index],
  )
  const scores = rows.map((index) => sumSpoken(asked, mostOf(cells[index] ?? [], context.length)))
  const best = Math.max(0, ...scores)
  const ahead = rows.filter((_row, at) => scores[at] === best)
  return best > 0 && ahead.length > 1 ? ahead : rows
}

function termsAt(
  { table, whole }: ReadTable,
  row: TableRow | undefined,
  { column, name }: { column: number; name: string },
): Term[] {
  const value = magnitudeOf(whole, column, row?.cells[column])
  if (row === undefined || value === undefined) return []
  const cell = row.cells[column] ?? ''
  const unit = unitOf(table, column, cell)
  return [
    { name, value, told: unit === '' ? cell : `${cell} (${unit})`, line: rowLine(table, row, [column]) },
  ]
}
