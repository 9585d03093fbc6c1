import { headIn, nameOf, tablesOf } from '../models/builtin/index.ts'
import type { AnswerPassage } from './answer-passage.ts'

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
    const row = passage === undefined ? undefined : rowOf(body, passage)
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

/** The row that a line tells; undefined where a cell is none of it, or stands under another head. */
function rowOf(body: string, passage: AnswerPassage): string | undefined {
  const [name = '', rest = ''] = body.split(/ – (.*)/su)
  const pairs = [...rest.matchAll(told)].map(([, head = '', value = '']) => ({ head: head.trim(), value }))
  if (pairs.length === 0) return undefined
  return tablesOf(passage)
    .flatMap((table) => table.rows.map((row) => ({ table, row })))
    .find(({ table, row }) => {
      const names = [
        row.cells[0],
        row.cells.slice(0, 2).join(' '),
        row.cells.slice(0, 2).join(', '),
        nameOf(table, row),
      ]
      return names.includes(name) && pairs.every((pair) => stands(pair, row.cells, table.heads))
    })?.row.line
}

const stands = (
  { head, value }: { head: string; value: string },
  cells: readonly string[],
  heads: readonly string[],
): boolean =>
  cells.some(
    (cell, column) =>
      cell.startsWith(value) && (heads[column] === head || headIn(heads[column] ?? '', 'de') === head),
  )
