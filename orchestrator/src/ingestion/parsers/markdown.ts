import { tableText, type BlockText, type ParsedDocument } from '../parsed-document.ts'
import { sectionPages } from '../section-pages.ts'
import { decodeText } from '../text-encoding.ts'

/** Markdown to blocks: headings, lists, pipe tables, fenced code and paragraphs, with the inline marks removed. */
export function parseMarkdown(bytes: Uint8Array): ParsedDocument {
  return { pages: sectionPages(markdownPieces(decodeText(bytes))), warnings: [] }
}

interface Reader {
  lines: string[]
  at: number
}

export function markdownPieces(text: string): BlockText[] {
  const body = text.replace(/\r\n?/gu, '\n').replace(/^---\n[^]*?\n---\n/u, '')
  const reader: Reader = { lines: withoutComments(body).split('\n'), at: 0 }
  const pieces: BlockText[] = []
  while (reader.at < reader.lines.length) {
    const piece = readPiece(reader)
    if (piece !== undefined) pieces.push(piece)
  }
  return pieces
}

/** Each comment ends where the next mark says so; one without an end is text, and the rest is not searched again. */
function withoutComments(text: string): string {
  let [kept, at] = ['', 0]
  for (;;) {
    const start = text.indexOf('<!--', at)
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4)
    if (end < 0) return kept + text.slice(at)
    kept += text.slice(at, start)
    at = end + 3
  }
}

const fence = /^\s{0,3}(`{3,}|~{3,})/u
const atxHeading = /^\s{0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/u
const listItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s+/u
const tableRule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/u
const rule = /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/u

function readPiece(reader: Reader): BlockText | undefined {
  const line = reader.lines[reader.at] ?? ''
  const next = reader.lines[reader.at + 1] ?? ''
  if (line.trim() === '' || rule.test(line)) {
    reader.at += 1
    return undefined
  }
  const fenced = fence.exec(line)
  if (fenced !== null) return readFenced(reader, fenced[1] ?? '```')
  const heading = atxHeading.exec(line)
  if (heading !== null) {
    reader.at += 1
    return { kind: 'heading', level: (heading[1] ?? '#').length, text: plain(heading[2] ?? '') }
  }
  if (line.includes('|') && next.includes('-') && tableRule.test(next)) return readTable(reader)
  if (/^\s{0,3}(?:=+|-{2,})\s*$/u.test(next) && !listItem.test(line)) {
    reader.at += 2
    return { kind: 'heading', level: next.includes('=') ? 1 : 2, text: plain(line) }
  }
  return readLines(reader, listItem.test(line) ? 'list' : 'paragraph')
}

function readFenced(reader: Reader, mark: string): BlockText {
  const start = reader.at + 1
  reader.at = start
  while (reader.at < reader.lines.length && !(reader.lines[reader.at] ?? '').trim().startsWith(mark))
    reader.at += 1
  const text = reader.lines.slice(start, reader.at).join('\n')
  reader.at += 1
  return { kind: 'paragraph', text }
}

function readTable(reader: Reader): BlockText {
  const rows: string[][] = []
  while (reader.at < reader.lines.length && (reader.lines[reader.at] ?? '').includes('|')) {
    const line = reader.lines[reader.at] ?? ''
    if (!tableRule.test(line)) rows.push(tableCells(line))
    reader.at += 1
  }
  return { kind: 'table', text: tableText(rows) }
}

function tableCells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => plain(cell.replaceAll('\\|', '|').trim()))
}

function readLines(reader: Reader, kind: 'list' | 'paragraph'): BlockText {
  const lines: string[] = []
  while (reader.at < reader.lines.length) {
    const line = reader.lines[reader.at] ?? ''
    const ends = line.trim() === '' || atxHeading.test(line) || fence.test(line)
    if (ends || (lines.length > 0 && kind === 'paragraph' && listItem.test(line))) break
    lines.push(line)
    reader.at += 1
  }
  const bare = lines.map((line) => line.replace(/^\s{0,3}>\s?/u, ''))
  return { kind, text: plain(kind === 'list' ? bare.join('\n') : paragraph(bare)) }
}

/** A line that names a fact: 'Chair: Ada Brandt', '**Due:** 3 May'. */
const fact = /^\s*(?:\*\*|__)?\p{Lu}[^:*_.!?]{1,40}(?::(?:\*\*|__)?|(?:\*\*|__):)\s+\S/u

/** Lines run on but after two blanks or a backslash, and where each names a fact of its own. */
function paragraph(lines: readonly string[]): string {
  return lines.reduce((text, line, index) => {
    if (index === 0) return line.replace(/\\$/u, '')
    const before = lines[index - 1] ?? ''
    const isBroken = / {2,}$|\\$/u.test(before) || (fact.test(line) && fact.test(before))
    return `${text.trimEnd()}${isBroken ? '\n' : ' '}${line.replace(/\\$/u, '')}`
  }, '')
}

/** Text as it reads: no emphasis marks, links by their text, images by their description. */
function plain(text: string): string {
  return text
    .replace(/!?\[([^\]\n]*)\]\([^()\s]*(?:\s+"[^"\n]*")?\)/gu, '$1')
    .replace(/(\*\*|__|~~|`)(?=\S)([^\n]*?\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/<\/?[a-z][^<>\n]*>/giu, ' ')
    .replace(/\\([\\`*_{}[\]()#+.!|>~-])/gu, '$1')
}
