import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters'
import type { Block, ParsedDocument, ParsedPage } from './parsed-document.ts'

/** A passage that can be found and cited. `text` is exactly `page.text.slice(start, end)`. */
export interface Chunk {
  /** From 0, through the whole document. */
  ordinal: number
  /** Number of its page. */
  page: number
  /** The page's label. */
  label: string
  /** Headings above it, outermost first. */
  headingPath: string[]
  start: number
  end: number
  text: string
  /** Header row of the table that this is a later part of; '' otherwise. Not part of `text`. */
  tableHeader: string
}

/** Characters. Big enough to hold a thought, small enough to be cited as one. */
export const chunkTarget = 900
export const chunkOverlap = 120
/** A table up to this size stays whole. */
const tableLimit = 2 * chunkTarget
/** Sections shorter than this share a chunk with what follows. */
const smallSection = 120

const splitter = new RecursiveCharacterTextSplitter({
  // The overlap is added below: pieces that follow each other without one can be placed without searching.
  chunkSize: chunkTarget - chunkOverlap,
  chunkOverlap: 0,
  keepSeparator: true,
  separators: ['\n\n', '\n', '. ', '? ', '! ', '。', '; ', ', ', ' '],
})

interface Range {
  start: number
  end: number
  tableHeader: string
}

/** Structure first (headings, whole tables and lists), then size. */
export async function chunkDocument(document: ParsedDocument): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  const headings = new HeadingPath()
  for (const page of document.pages) {
    for (const group of groupBlocks(page.blocks)) {
      for (const block of group) if (block.kind === 'heading') headings.enter(block)
      for (const range of await splitGroup(page, group)) {
        const place = {
          ordinal: chunks.length,
          page: page.number,
          label: page.label,
          headingPath: headings.path(),
        }
        chunks.push({ ...place, ...range, text: page.text.slice(range.start, range.end) })
      }
    }
  }
  return chunks
}

class HeadingPath {
  #headings: Block[] = []

  enter(heading: Block): void {
    const level = heading.level ?? 1
    this.#headings = [...this.#headings.filter((above) => (above.level ?? 1) < level), heading]
  }

  path(): string[] {
    return this.#headings.map((heading) => heading.text.replaceAll('\n', ' ').slice(0, 160))
  }
}

/** Neighbours that make one chunk, or a lone block that must be split. */
function groupBlocks(blocks: Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const group = groups.at(-1)
    if (group === undefined || startsGroup(group, block)) groups.push([block])
    else group.push(block)
  }
  return groups
}

function startsGroup(group: Block[], block: Block): boolean {
  const start = group[0]?.start ?? 0
  const onlyHeadings = group.every((member) => member.kind === 'heading')
  if (onlyHeadings) return false
  const length = (group.at(-1)?.end ?? 0) - start
  if (block.kind === 'heading') return length >= smallSection
  return block.end - start > chunkTarget
}

async function splitGroup(page: ParsedPage, group: Block[]): Promise<Range[]> {
  const start = group[0]?.start ?? 0
  const end = group.at(-1)?.end ?? 0
  const table = group.find((block) => block.kind === 'table')
  const limit = table === undefined ? chunkTarget : tableLimit
  if (end - start <= limit) return [{ start, end, tableHeader: '' }]
  // Whatever leads the oversized block (its headings, a small section) goes into its first part.
  const last = group.at(-1)
  if (last?.kind === 'table') return splitTable(page.text, start, last)
  return (await splitText(page.text.slice(start, end), start)).map((range) => ({ ...range, tableHeader: '' }))
}

async function splitTable(text: string, start: number, table: Block): Promise<Range[]> {
  const header = table.text.slice(0, Math.max(0, table.text.indexOf('\n')))
  const tableHeader = header.length <= chunkTarget / 3 ? header : ''
  const ranges: Range[] = []
  let from = start
  let to = start
  for (const line of linesOf(table)) {
    if (to > from && line.end - from > chunkTarget) {
      ranges.push({ start: from, end: to, tableHeader: from === start ? '' : tableHeader })
      from = line.start
    }
    to = line.end
  }
  ranges.push({ start: from, end: to, tableHeader: from === start ? '' : tableHeader })
  const split = await Promise.all(
    ranges.map(async (range) => {
      if (range.end - range.start <= tableLimit) return [range]
      const parts = await splitText(text.slice(range.start, range.end), range.start)
      return parts.map((part) => ({ ...part, tableHeader: range.tableHeader }))
    }),
  )
  return split.flat()
}

function linesOf(table: Block): { start: number; end: number }[] {
  let at = table.start
  return table.text.split('\n').map((line) => {
    const start = at
    at += line.length + 1
    return { start, end: start + line.length }
  })
}

interface Span {
  start: number
  end: number
}

/** Pieces of about the target size as places in the text, each beginning a little before the last one's end. */
async function splitText(text: string, offset: number): Promise<Span[]> {
  const spans = await consecutiveSpans(text)
  return spans.map((span, index) => {
    const from = index === 0 ? span.start : overlapStart(text, spans[index - 1]?.start ?? 0, span.start)
    return { start: offset + from, end: offset + span.end }
  })
}

/** The splitter's pieces in order; only blanks lie between them. What has no break at all is cut hard. */
async function consecutiveSpans(text: string): Promise<Span[]> {
  const spans: Span[] = []
  let at = 0
  for (const piece of await splitter.splitText(text)) {
    const start = text.indexOf(piece, at)
    if (start < 0) break
    spans.push(...cutHard(text, start, start + piece.length))
    at = start + piece.length
  }
  // Nothing is left unless the splitter changed its pieces; text is never lost for it.
  const rest = text.slice(at)
  if (rest.trim() !== '') spans.push(...cutHard(text, text.length - rest.trimStart().length, text.length))
  return spans
}

/** Where the overlap begins: after the first sentence's end, else at the first word, within reach. */
function overlapStart(text: string, least: number, start: number): number {
  const from = Math.max(least + 1, start - chunkOverlap)
  if (from >= start) return start
  const before = text.slice(from, start)
  const boundary = /[.!?]\s+(?=\S)/u.exec(before) ?? /\s+(?=\S)/u.exec(before)
  return boundary === null ? start : from + boundary.index + boundary[0].length
}

function cutHard(text: string, start: number, end: number): Span[] {
  const cuts: Span[] = []
  for (let at = start; at < end;) {
    const to = Math.min(end, at + chunkTarget)
    const code = text.charCodeAt(to)
    // Never between the halves of a surrogate pair.
    const safe = to < end && code >= 0xdc00 && code <= 0xdfff ? to - 1 : to
    cuts.push({ start: at, end: safe })
    at = safe
  }
  return cuts
}
