import { sentencesOf } from '../../language/sentences.ts'
import type { Cell, Piece, Section } from './pieces.ts'
import { cellsOf, isEnded, isRow, type Line } from './lines.ts'

/** Reads the rows of one table, also where a page's layout has torn them. */
export interface TableReader {
  /** Whether a row belongs to it. */
  takes(line: Line): boolean
  row(line: Line, next: Line | undefined): void
  /** Takes a line that is no row: the rest of a cell, a torn row, or what is left of one; false for prose. */
  continues(line: Line): boolean
}

interface OpenRow {
  cells: string[]
  line: Line
}

const plainNumber = /^[-+−]?[£$€]?\s?\d[\d.,']*\s?%?$/
const year = /^(?:19|20)\d\d$/
const code = /^[A-Z]{1,5}-?\d{1,4}\b/

/** @param section that the rows are put into; its heads are set by the first row */
export function createTableReader(section: Section): TableReader {
  let isBegun = false
  let last: { piece: Piece; cells: string[] } | undefined
  let torn: OpenRow | undefined

  const put = (row: OpenRow): void => {
    const piece = pieceOf(row, section)
    if (piece.cells.filter(({ value }) => value !== '').length >= 2) section.pieces.push(piece)
    last = { piece, cells: row.cells }
  }
  const add = (row: OpenRow): void => {
    last = undefined
    torn = undefined
    if (section.heads.length > 0 && row.cells.length < section.heads.length) torn = row
    else if (section.heads.length === 0 || row.cells.length === section.heads.length) put(row)
  }
  const fill = (row: OpenRow, text: string): boolean => {
    const cells = filled(row.cells, text)
    if (cells === undefined) return false
    torn = { ...row, cells }
    if (cells.length === section.heads.length && cells.length > row.cells.length) add(torn)
    return true
  }

  return {
    takes: (line) =>
      !isBegun || section.heads.length === 0 || cellsOf(line.text).length <= section.heads.length,
    row(line, next) {
      const cells = cellsOf(line.text)
      const isHead = !isBegun && next !== undefined && cells.every(isHeadCell)
      // A later part of a long table begins with the heads again.
      const isRepeated = isBegun && cells.join('|') === section.heads.join('|')
      isBegun = true
      if (isRepeated) return
      if (isHead) section.heads = cells
      else add({ cells: withLostCells(cells, section.heads, { line, next }), line })
    },
    continues(line) {
      if (!isBegun) return !(isEnded(line.text) && line.text.split(/\s+/).length >= 8)
      // What stands by itself in sentences is prose, though it begins with a row's mark.
      const isProse = line.isAfterGap && sentencesOf(line.text).length > 1
      const [id] = isProse ? [] : (code.exec(line.text) ?? [])
      if (id !== undefined && code.test(section.pieces[0]?.cells[0]?.value ?? torn?.cells[0] ?? '')) {
        add({ cells: [id, bareCell(line.text.slice(id.length).trim())], line })
        return true
      }
      if (torn !== undefined && fill(torn, line.text)) return true
      const isLost = torn !== undefined
      torn = undefined
      if (last !== undefined && /^[\p{Ll}(]/u.test(line.text) && line.isAfterGap) {
        section.pieces.pop()
        put({ cells: [...last.cells.slice(0, -1), `${last.cells.at(-1) ?? ''} ${line.text}`], line })
        return true
      }
      last = undefined
      // What a torn table leaves behind is no prose.
      return isLost || (!isEnded(line.text) && !isRow(line.text) && line.kind !== 'bullet')
    },
  }
}

/** Cells that are empty at a row's end are lost where a text is kept without them: nothing goes on after it. */
function withLostCells(
  cells: readonly string[],
  heads: readonly string[],
  { line, next }: { line: Line; next: Line | undefined },
): string[] {
  const lost = heads.length - cells.length
  const goesOn = next !== undefined && mayGoOn(cells.at(-1) ?? '', next)
  // A sheet's rows are never torn.
  const most = ofSheet.test(line.passage.label ?? '') ? heads.length : mostLost
  return lost > 0 && lost <= most && cells.length >= leastLeft && !goesOn
    ? [...cells, ...Array.from({ length: lost }, () => '')]
    : [...cells]
}
/** Text after a row may be the rest of its last cell, or its next one; what follows a figure, or is several sentences, is not. */
const mayGoOn = (last: string, next: Line): boolean =>
  next.kind === 'row'
    ? /^[\p{Ll}(]/u.test(next.text)
    : next.kind === 'plain' &&
      !(next.isAfterGap && (plainNumber.test(last) || sentencesOf(next.text).length > 1))
const mostLost = 2
const ofSheet = /^(?:sheet .+ )?rows \d+-\d+$/iu
const leastLeft = 2

/** Heads are words or years; figures and gaps are what stands below them. */
const isHeadCell = (cell: string): boolean => cell !== '' && (!plainNumber.test(cell) || year.test(cell))

function pieceOf({ cells, line }: OpenRow, section: Section): Piece {
  const named = cells.map((value, index): Cell => ({
    head: section.heads[index] ?? '',
    value: bareCell(value),
  }))
  return { kind: 'row', text: cells.join(' | '), cells: named, section, paragraph: 0, passage: line.passage }
}

/** The cells of a torn row with what follows: the rest of the last one, or the next; undefined where it is neither. */
function filled(cells: readonly string[], text: string): string[] | undefined {
  const before = cells.at(-1) ?? ''
  const isRest =
    /^[\p{Ll}(]/u.test(text) || (!isEnded(before) && /\s\p{Lu}\p{Ll}+$/u.test(before) && isEnded(text))
  if (isRest) return [...cells.slice(0, -1), `${before} ${text}`.trim()]
  const isNext = code.test(cells[0] ?? '') || /^\d/.test(text) || !isEnded(text)
  return isNext ? [...cells, bareCell(text)] : undefined
}

const bareCell = (text: string): string => text.replace(/\.$/, '')
