import { ingestionLimits } from '../limits.ts'
import { tableText, type BlockText, type ParsedDocument } from '../parsed-document.ts'
import { sectionPages } from '../section-pages.ts'
import { decodeText } from '../text-encoding.ts'
import { unreadable } from '../unreadable-file.ts'

/** JSON as people would write it down: lines 'name: value', headings for nested objects, tables for lists of records. */
export function parseJson(bytes: Uint8Array): ParsedDocument {
  const pieces: BlockText[] = []
  describe(readJson(decodeText(bytes)), { path: [], pieces })
  return { pages: sectionPages(pieces), warnings: [] }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/u, ''))
  } catch (error) {
    throw error instanceof RangeError ? unreadable('tooDeep', error) : unreadable('damaged', error)
  }
}

type Plain = string | number | boolean | null
type JsonRecord = Record<string, unknown>

interface Place {
  path: string[]
  pieces: BlockText[]
}

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object'
const isRecord = (value: unknown): value is JsonRecord => !isPlain(value) && !Array.isArray(value)
const isFlat = (value: unknown): value is JsonRecord => isRecord(value) && Object.values(value).every(isPlain)

function describe(value: unknown, place: Place): void {
  if (place.path.length > ingestionLimits.depth) throw unreadable('tooDeep')
  if (isPlain(value)) place.pieces.push({ kind: 'paragraph', text: String(value) })
  else if (Array.isArray(value)) describeList(value, place)
  else describeRecord(value as JsonRecord, place)
}

function describeRecord(record: JsonRecord, place: Place): void {
  const entries = Object.entries(record)
  const lines = entries
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => `${name}: ${String(value)}`)
  if (lines.length > 0) place.pieces.push({ kind: 'paragraph', text: lines.join('\n') })
  for (const [name, value] of entries) if (!isPlain(value)) describeUnder(name, value, place)
}

function describeList(list: unknown[], place: Place): void {
  if (list.length === 0) return
  if (list.every(isPlain)) {
    place.pieces.push({ kind: 'list', text: list.map((item) => `- ${String(item)}`).join('\n') })
  } else if (list.every(isFlat)) {
    const columns = [...new Set(list.flatMap((row) => Object.keys(row)))].slice(0, ingestionLimits.columns)
    const rows = list.map((row) =>
      columns.map((column) => (Object.hasOwn(row, column) ? String(row[column] as Plain) : '')),
    )
    place.pieces.push({ kind: 'table', text: tableText([columns, ...rows]) })
  } else {
    list.forEach((item, index) => describeUnder(String(index + 1), item, place))
  }
}

function describeUnder(name: string, value: unknown, place: Place): void {
  const path = [...place.path, name]
  if (path.length > ingestionLimits.depth) throw unreadable('tooDeep')
  // The whole path would grow with the square of the depth; its end says where one is.
  place.pieces.push({ kind: 'heading', level: Math.min(path.length, 6), text: path.slice(-3).join(' › ') })
  describe(value, { path, pieces: place.pieces })
}
