import { citationMark, citedChunkIds, stripCitationMarks } from '../citations.ts'
import { excerptOf } from '../language/sentences.ts'
import { wordsOf } from '../language/words.ts'

/** A table as a chapter tells it: the line that names it, and its rows. */
export interface ToldTable {
  name: string
  rows: string[]
}

/** The tables of a section: a line that names one, and the rows below it. */
export function tablesIn(rows: readonly string[]): ToldTable[] {
  const tables: ToldTable[] = []
  let open: ToldTable | undefined
  for (const row of rows) {
    if (/^[^-*|_#].*:$/u.test(row)) {
      open = { name: row.slice(0, -1), rows: [] }
      tables.push(open)
    } else if (/^- /u.test(row)) open?.rows.push(row)
    else if (row.trim() !== '') open = undefined
    else if ((open?.rows.length ?? 0) > 0) open = undefined
  }
  return tables.filter(({ rows: own }) => own.length > 0)
}

/** Rows that a line names at most, how long a name may be, and how many rows are short enough to stand whole. */
const mostRows = 8
const rowName = 120
const wholeRows = 4
/** What has a number of its own and so many words says something by itself, as a requirement does. */
const numbered = /^[A-Z]{1,5}-?\d{1,4}[a-z]?\s/u
const wordsOfStatement = 4

export const totalRow = /^(?:total|sum|summe|gesamt)\b/i

interface Row {
  label: string
  cells: ReadonlyMap<string, string>
  line: string
}

/**
 * What a table comes to: its rows' names where these are statements, otherwise one figure of each (of the column that
 * the heading names, or the only one of figures), otherwise a short table whole. Names without what is said of them
 * would say nothing.
 */
export function tableLines(heading: string, { name, rows }: ToldTable): string[] {
  const own = rows.map(rowOf).filter(({ label }) => !totalRow.test(label))
  const [mark] = citedChunkIds(rows[0] ?? '')
  const end = ` (${name})${mark === undefined ? '' : ` ${citationMark(mark)}`}`
  const joined = (texts: readonly string[]): string =>
    `${texts.slice(0, mostRows).join('; ')}${texts.length > mostRows ? '; …' : ''}${end}`
  if (own.every(({ label }) => numbered.test(label) && wordsOf(label).length >= wordsOfStatement))
    return [`${heading}: ${joined(own.map(({ label }) => excerptOf(label, rowName)))}`]
  const column = columnOf(own, heading)
  if (column !== undefined)
    return [
      `${heading}, ${column}: ${joined(own.map(({ label, cells }) => `${label} ${cells.get(column) ?? ''}`.trim()))}`,
    ]
  return own.length > wholeRows ? [] : own.map(({ line }) => `${stripCitationMarks(line).trim()}${end}`)
}

function rowOf(row: string): Row {
  const line = row.replace(/^\s*[-*]\s+/u, '').trim()
  const [label = '', rest = ''] = stripCitationMarks(line).trim().split(' – ', 2)
  const cells = rest.split('; ').flatMap((cell): [string, string][] => {
    const [, head, value] = /^([^:]+): (.+)$/u.exec(cell) ?? []
    return head === undefined || value === undefined ? [] : [[head, value]]
  })
  return { label, cells: new Map(cells), line }
}

const figure = /^[-+−]?[£$€]?\s?\d[\d.,']*\s?%?$/u

/** The column that stands for a table's rows: the one that the heading names, or the only one of figures. */
function columnOf(rows: readonly Row[], heading: string): string | undefined {
  const heads = [...(rows[0]?.cells.keys() ?? [])].filter((head) =>
    rows.every(({ cells }) => figure.test(cells.get(head) ?? '')),
  )
  const asked = new Set(wordsOf(heading))
  return heads.length === 1 ? heads[0] : heads.find((head) => wordsOf(head).every((word) => asked.has(word)))
}
