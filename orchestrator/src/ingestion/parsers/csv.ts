import { parse } from 'csv-parse/sync'
import { ingestionLimits } from '../limits.ts'
import type { ParsedDocument } from '../parsed-document.ts'
import { rowPages } from '../row-pages.ts'
import { decodeText } from '../text-encoding.ts'
import { unreadable } from '../unreadable-file.ts'

const delimiters = [',', ';', '\t', '|'] as const

/** Comma, semicolon, tab or bar separated; the first row is the header. */
export function parseCsv(bytes: Uint8Array): ParsedDocument {
  const text = decodeText(bytes)
  const rows = readRows(text, findDelimiter(text)).map((row) => row.slice(0, ingestionLimits.columns))
  return { pages: rowPages(rows, (from, to) => `Rows ${from}-${to}`), warnings: [] }
}

function readRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: 1_000_000,
    })
  } catch (error) {
    throw unreadable('damaged', error)
  }
}

/** The delimiter that is most frequent, quotes left out, in the first lines. */
function findDelimiter(text: string): string {
  const sample = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/gu, '')
    .split('\n')
    .slice(0, 20)
    .join('\n')
  const counts = delimiters.map((delimiter) => sample.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}
