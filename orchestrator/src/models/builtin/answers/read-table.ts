import type { Passage } from '../../port.ts'
import type { Asked } from './asked.ts'
import { cellFitsRole, fitsRole } from './columns.ts'
import {
  aroundOf,
  isSpoken,
  mostOf,
  scaled,
  type Spoken,
  spokenIn,
  spokenInCell,
  sumSpoken,
} from './matching.ts'
import { isTime } from './time-words.ts'
import { meantAsName } from './meant.ts'
import { meet } from './met.ts'
import { type Table, type TableRow, tablesOf } from './tables.ts'
import { timesIn } from './times.ts'

export interface ReadTable {
  /** With the rows alone that meet the question's conditions. */
  table: Table
  /** With all its rows. */
  whole: Table
  heads: Spoken[]
  cells: Spoken[][]
  /** Client, document, headings and caption; what a condition has met is spoken of, too. */
  context: Spoken
  /** What the table itself says that it is about: its heads, and what stands right above it. */
  subject: Spoken
  /** Columns that a time or a mark of the question names. */
  columns: readonly number[]
  /** Conditions chose among its rows. */
  isFiltered: boolean
}

/** 'Own' is said by a column of owners, 'spend' by one of money. */
export const ofRolesSpoken = (
  { words, roles: asked }: Asked,
  { whole }: ReadTable,
  { columns, row }: { columns: readonly number[]; row?: TableRow },
): Spoken => {
  const met = asked.filter(({ role }) =>
    columns.some(
      (column) => fitsRole(whole, column, role) > 0 || cellFitsRole(row?.cells[column] ?? '', role),
    ),
  )
  return words.map(({ stem }) => (met.some(({ stems }) => stems.has(stem)) ? roleShare : 0))
}
const roleShare = 0.9

/** A document names a client or product once and speaks of it on every page: what it says of the names asked for. */
export function namesKnown(asked: Asked, passages: readonly Passage[], { name }: Passage): Spoken {
  const text = passages
    .filter((other) => other.name === name)
    .map((other) => `${other.name}\n${other.context ?? ''}\n${other.text}`)
    .join('\n')
  const spoken = spokenIn(asked, text)
  return asked.words.map(({ isName }, at) => (isName ? (spoken[at] ?? 0) : 0))
}

/** A document names its subject in its headings or on most of its pages; who is named once is not what a table is about. */
export function subjectNames(asked: Asked, passages: readonly Passage[], { name }: Passage): Spoken {
  const own = passages.filter((other) => other.name === name)
  const titles = spokenIn(asked, own.map((other) => `${other.name}\n${other.context ?? ''}`).join('\n'))
  const texts = own.map(({ text }) => spokenIn(asked, text))
  const elsewhere = namesOfTables(asked, own)
  return asked.words.map(({ isName }, at) => {
    if (!isName) return 0
    const having = texts.filter((spoken) => isSpoken(spoken[at])).length
    return having >= 2 && having >= mostPages * texts.length && !isSpoken(elsewhere[at])
      ? 1
      : (titles[at] ?? 0)
  })
}
const mostPages = 0.6

/** What heads columns or rows of a document's tables is one of several: tables without it are about all of them, or about none. */
const namesOfTables = (asked: Asked, passages: readonly Passage[]): Spoken =>
  spokenIn(
    asked,
    passages
      .flatMap(tablesOf)
      .flatMap(({ heads, rows }) => [...heads.slice(1), ...rows.map(({ cells }) => cells[0] ?? '')])
      .join('\n'),
  )

/** @returns undefined where the table lacks a time, code or mark that is asked for */
export function readTable(asked: Asked, whole: Table, known: Spoken): ReadTable | undefined {
  const { passage, heads, title } = whole
  // Of a sheet or file of rows alone its name is the caption.
  const above = title === '' ? `${passage.label ?? ''}\n${whole.beside === '' ? passage.name : ''}` : title
  const around = `${aroundOf(passage, title)}\n${whole.beside}`
  const met = meet(asked.conditions, {
    table: whole,
    around,
    headScore: (column) => sumSpoken(asked, spokenIn(asked, heads[column] ?? '')),
  })
  if (met === undefined) return undefined
  const isMet = asked.words.map(({ stem, forms }) =>
    [stem, ...forms.keys()].some((form) => (forms.get(form) ?? 1) === 1 && met.stems.has(form)),
  )
  const left = (spoken: Spoken): Spoken => spoken.map((one, at) => (isMet[at] === true ? 0 : one))
  const rows = whole.rows.filter((_row, index) => met.rows.has(index))
  return {
    table: { ...whole, rows },
    whole,
    subject: spokenIn(asked, [...heads, above, timesOfHeads(heads)].join('\n')),
    heads: heads.map((head, column) => left(spokenIn(asked, headOf(heads, column) ?? head))),
    cells: rows.map(({ cells }) =>
      cells.map((cell, column) => left(spokenInRow(asked, whole.legend.get(cell.trim()) ?? cell, column))),
    ),
    context: mostOf(
      [
        spokenIn(asked, `${aroundOf(passage, title)}\n${timesOfHeads(heads)}`),
        scaled(spokenIn(asked, whole.beside), besideShare),
        // What a document says of other years is not said of this table.
        known.map((one, at) => (asked.words[at] !== undefined && isTime(asked.words[at]) ? 0 : one)),
        isMet.map((one) => (one ? 1 : 0)),
      ],
      asked.words.length,
    ),
    columns: met.columns,
    isFiltered: met.isFiltered,
  }
}
/** 'Of which abroad' is said of what stands before it. */
const headOf = (heads: readonly string[], column: number): string | undefined =>
  /^(?:of which|thereof|davon|darunter)\b/iu.test(heads[column] ?? '')
    ? `${heads[column - 1] ?? ''} ${heads[column] ?? ''}`
    : heads[column]

/** Heads such as 'Q1' and 'Q2' say that their columns are quarters. */
function timesOfHeads(heads: readonly string[]): string {
  const times = heads.slice(1).map((head) => timesIn(head)[0])
  const count = (holds: (time: ReturnType<typeof timesIn>[number]) => boolean): number =>
    times.filter((time) => time !== undefined && holds(time)).length
  if (count(({ quarter }) => quarter !== undefined) >= 2) return 'quarter Quartal'
  if (count(({ month }) => month !== undefined) >= 2) return 'month Monat'
  return count(({ year }) => year !== undefined) >= 2 ? 'year Jahr' : ''
}

/** What is said beside a table in its passage. */
const besideShare = 0.7

/** What a row is called may be called otherwise; what stands in its other cells is said in its own words. */
const spokenInRow = (asked: Asked, cell: string, column: number): Spoken =>
  column > 0
    ? spokenInCell(asked, cell)
    : mostOf([spokenInCell(asked, cell), meantAsName(asked, cell)], asked.words.length)
