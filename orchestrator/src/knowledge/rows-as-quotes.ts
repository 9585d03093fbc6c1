import { headIn } from '../models/builtin/index.ts'
import type { AnswerPassage } from './checked-answer.ts'

const markedLine = /^(- )?(\S.*?) \[\[([0-9a-fA-F-]{36})\]\]/
const told = /([^;]+?): \*\*(.+?)\*\*/g

/** A text whose rows stand as quotes of their sources, and the way back. */
export interface RowsQuoted {
  text: string
  restored(content: string): string
}

/**
 * A line that tells a table's row cell by cell, each under its own head ('Principal – List rate: **1,720**'), is the row
 * itself in other layout. Where that is so, its passage bears it out word for word, and it is checked and cited as a quote
 * of the row.
 */
export function rowsAsQuotes(text: string, passages: readonly AnswerPassage[]): RowsQuoted {
  const known = new Map(passages.map((passage) => [passage.chunkId.toLowerCase(), passage]))
  const quotes: { quote: string; line: string }[] = []
  const lines = text.split('\n').map((line) => {
    const [, , body = '', id = ''] = markedLine.exec(line) ?? []
    const passage = known.get(id.toLowerCase())
    const row = passage === undefined ? undefined : rowOf(body, passage.text)
    if (row === undefined) return line
    const quote = `“${row}”`
    quotes.push({ quote, line: body })
    return line.replace(body, () => quote)
  })
  return {
    text: lines.join('\n'),
    restored: (content) =>
      quotes.reduce((result, { quote, line }) => result.replace(quote, () => line), content),
  }
}

const cellsOf = (line: string): string[] => line.split(' | ').map((cell) => cell.trim())

/** The row that a line tells; undefined where a cell is none of it, or stands under another head. */
function rowOf(body: string, text: string): string | undefined {
  const [name = '', rest = ''] = body.split(/ – (.*)/su)
  const pairs = [...rest.matchAll(told)].map(([, head = '', value = '']) => ({ head: head.trim(), value }))
  if (pairs.length === 0) return undefined
  const rows = text.split('\n').filter((line) => line.includes(' | '))
  return rows.find((row, at) => {
    const cells = cellsOf(row)
    const isNamed = [cells[0], cells.slice(0, 2).join(' '), cells.slice(0, 2).join(', ')].includes(name)
    const heads = rows.slice(0, at).map(cellsOf)
    return isNamed && pairs.every((pair) => stands(pair, cells, heads))
  })
}

const stands = (
  { head, value }: { head: string; value: string },
  cells: readonly string[],
  heads: readonly (readonly string[])[],
): boolean =>
  cells.some(
    (cell, column) =>
      cell.startsWith(value) &&
      heads.some((names) => names[column] === head || headIn(names[column] ?? '', 'de') === head),
  )
