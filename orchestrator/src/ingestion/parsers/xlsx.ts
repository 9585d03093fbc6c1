import readWorkbook from 'read-excel-file/node'
import { packArchive, readArchive } from '../archive.ts'
import { ingestionLimits } from '../limits.ts'
import type { ParsedDocument, ParsedPage } from '../parsed-document.ts'
import { rowPages } from '../row-pages.ts'
import { decodeXml } from '../tame-xml.ts'
import { unreadable } from '../unreadable-file.ts'

const wanted = (name: string): boolean =>
  name === '[Content_Types].xml' ||
  /^(?:_rels\/|xl\/_rels\/|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/worksheets\/[^/]+\.xml)/u.test(name)

/** Excel: each sheet in pages of rows, values as they are stored (dates as ISO days), formulas by their last result. */
export async function parseXlsx(bytes: Uint8Array): Promise<ParsedDocument> {
  const parts = readArchive(bytes, wanted)
  for (const [name, part] of parts) if (name.startsWith('xl/worksheets/')) assertBoundedGrid(decodeXml(part))
  const sheets = await readWorkbook(packArchive(parts), { trim: true })
  const pages: ParsedPage[] = []
  let filled = 0
  for (const { sheet, data } of sheets) {
    const rows = data.map((row) => row.slice(0, ingestionLimits.columns).map(cellText))
    const label = (from: number, to: number): string => `Sheet ${sheet} rows ${from}-${to}`
    const before = pages.length
    for (const page of rowPages(rows, label)) pages.push({ ...page, number: pages.length + 1 })
    if (pages.length > before) filled += 1
  }
  return { pages, sheets: filled, warnings: [] }
}

/** A cell far out makes readers lay out the whole grid up to it: the area that cells span is bounded. */
function assertBoundedGrid(xml: string): void {
  let rows = 0
  let columns = 0
  for (const [, letters = '', digits = ''] of xml.matchAll(/\br="([A-Z]{1,4})(\d{1,8})"/gu)) {
    rows = Math.max(rows, Number(digits))
    columns = Math.max(columns, columnNumber(letters))
  }
  const [, to = '', last = ''] =
    /<dimension\b[^>]*ref="(?:[A-Z]+\d+:)?([A-Z]{1,4})(\d{1,8})"/u.exec(xml) ?? []
  const area = Math.max(rows, Number(last)) * Math.max(columns, columnNumber(to))
  if (area > ingestionLimits.sheetCells) throw unreadable('suspicious')
}

function columnNumber(letters: string): number {
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

/** A value as it is stored: dates as ISO days. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    const iso = Number.isNaN(value.getTime()) ? '' : value.toISOString()
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ')
  }
  // Binary fractions as people wrote them: 0.1 + 0.2 is shown as 0.3.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'string' ? value : ''
}
