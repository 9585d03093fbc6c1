import { stemsOfBoth } from '../../language/spoken-of.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import { isQuotable, quoteLimit } from '../findings.ts'
import { headingLines } from './headings.ts'
import { isRow, type Table, type TableRow, tablesOf } from './tables.ts'

export interface Piece {
  text: string
  stems: ReadonlySet<string>
}

export interface Span {
  text: string
  /** Of its words, and of a row those of the heads above it. */
  stems: ReadonlySet<string>
  /** The sentences before and after it. */
  around: string
  /** What it is made of. */
  pieces: readonly Piece[]
  row: { table: Table; row: TableRow } | undefined
}

/**
 * Sentences, and up to three that follow each other within a paragraph or a list item; rows of tables under their heads.
 * Headings, captions, heads and names are no sentences: they are the context of all.
 */
export function spansOf(passage: Passage): { context: string; spans: Span[] } {
  const titles = new Set([...titlesOf(passage), ...headingLines(passage.text)])
  const tables = tablesOf(passage)
  const lines = passage.text.split(/\n+/).map((line) => line.trim())
  const spoken = lines.filter((line) => !titles.has(line) && !isRow(line))
  const sentences = spoken.map((line) =>
    sentencesOf(line).map((text): Piece => ({ text, stems: stemsOfBoth(text) })),
  )
  const spans = spoken.flatMap((line, index) =>
    spansOfLine(line, sentences[index] ?? [], {
      before: sentences[index - 1]?.at(-1),
      after: sentences[index + 1]?.[0],
    }),
  )
  const heads = tables.map((table) => table.heads.join(' '))
  return {
    context: [...titles, ...heads].join('\n'),
    spans: [...spans, ...tables.flatMap(spansOfTable)],
  }
}

function spansOfLine(
  line: string,
  own: readonly Piece[],
  { before, after }: { before: Piece | undefined; after: Piece | undefined },
): Span[] {
  return own.flatMap((_first, start) =>
    [1, 2, 3].flatMap((count): Span[] => {
      const pieces = own.slice(start, start + count)
      const text = pieceOf(line, pieces)
      if (pieces.length < count || (count > 1 && text.length > quoteLimit) || !isQuotable(text)) return []
      const neighbours = [own[start - 1] ?? before, own[start + count] ?? after]
      const around = neighbours.map((piece) => piece?.text ?? '').join('\n')
      return [{ text, stems: joined(pieces), around, pieces, row: undefined }]
    }),
  )
}

const joined = (pieces: readonly Piece[]): ReadonlySet<string> =>
  new Set(pieces.flatMap(({ stems }) => [...stems]))

const spansOfTable = (table: Table): Span[] =>
  table.rows.map((row): Span => {
    const stems = stemsOfBoth(`${table.heads.join(' ')}\n${row.line}`)
    return {
      text: row.line,
      stems,
      around: '',
      pieces: [{ text: row.line, stems: stemsOfBoth(row.line) }],
      row: { table, row },
    }
  })

/** Neighbouring sentences as they stand in their line. */
function pieceOf(line: string, pieces: readonly Piece[]): string {
  const first = pieces[0]?.text ?? ''
  const last = pieces.at(-1)?.text ?? ''
  const start = line.indexOf(first)
  return line.slice(start, line.indexOf(last, start) + last.length)
}

/** Names and headings of a passage, which say what its sentences are about and nothing by themselves. */
const titlesOf = ({ name, context = '' }: Passage): string[] =>
  [name, ...context.split(/\n| › /)].map((title) => title.trim())
