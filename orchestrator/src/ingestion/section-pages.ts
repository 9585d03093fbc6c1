import { buildPage, type BlockText, type ParsedPage } from './parsed-document.ts'

/** A page of a format without pages ends after this many characters, at the next block. */
const pageCharacters = 4_000
/** Headings of this level or higher start a page; lower ones stay within it. */
const splitLevel = 2
/** A heading right after a short page joins it, so that a title page does not stand alone. */
const shortPage = 160

/**
 * Pages for formats that have none (D11, Files: 'heading with offset'): a page is the part under a heading,
 * and long parts are cut between blocks. Labels are the headings; 'Part n' where there is none.
 */
export function sectionPages(pieces: BlockText[]): ParsedPage[] {
  const groups = groupPieces(pieces.filter((piece) => piece.text.trim() !== '').flatMap(cutLongPiece))
  let heading: string | undefined
  let continued = 1
  return groups.map((group, index) => {
    const own = group.find((piece) => piece.kind === 'heading' && (piece.level ?? 1) <= splitLevel)
    continued = own === undefined ? continued + 1 : 1
    heading = own === undefined ? heading : shorten(own.text)
    const label =
      heading === undefined ? `Part ${index + 1}` : continued > 1 ? `${heading} (${continued})` : heading
    return buildPage(index + 1, label, group)
  })
}

function groupPieces(pieces: BlockText[]): BlockText[][] {
  const groups: BlockText[][] = []
  let size = 0
  for (const piece of pieces) {
    const starts = piece.kind === 'heading' && (piece.level ?? 1) <= splitLevel && size > shortPage
    const current = groups.at(-1)
    if (current === undefined || starts || size + piece.text.length > pageCharacters) {
      groups.push([piece])
      size = piece.text.length
    } else {
      current.push(piece)
      size += piece.text.length
    }
  }
  return groups
}

/** A single paragraph or table may be longer than a page: it is cut at a line or a space; tables repeat their header. */
function cutLongPiece(piece: BlockText): BlockText[] {
  if (piece.text.length <= 2 * pageCharacters) return [piece]
  const header = piece.kind === 'table' ? piece.text.slice(0, piece.text.indexOf('\n') + 1) : ''
  const repeated = header.length < pageCharacters / 4 ? header : ''
  const parts: BlockText[] = []
  for (let start = 0; start < piece.text.length;) {
    const end = cutPoint(piece.text, start + pageCharacters, piece.kind === 'table' ? '\n' : ' ')
    parts.push({ ...piece, text: (start === 0 ? '' : repeated) + piece.text.slice(start, end).trim() })
    start = end
  }
  return parts
}

/** The last `mark` before `limit`, else `limit` itself, never inside a surrogate pair. */
function cutPoint(text: string, limit: number, mark: string): number {
  if (limit >= text.length) return text.length
  const at = text.lastIndexOf(mark, limit)
  if (at > limit - pageCharacters / 2) return at + 1
  const code = text.charCodeAt(limit)
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit
}

function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length <= 80 ? line : `${line.slice(0, 79).trimEnd()}…`
}
