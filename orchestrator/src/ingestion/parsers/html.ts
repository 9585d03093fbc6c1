import { ingestionLimits } from '../limits.ts'
import { tableText, type BlockText, type ParsedDocument } from '../parsed-document.ts'
import { sectionPages } from '../section-pages.ts'
import { decodeText } from '../text-encoding.ts'
import { unreadable } from '../unreadable-file.ts'
import { loadBounded } from './bounded-html.ts'

/** HTML as a reader sees it: no scripts, styles or hidden parts; nothing is fetched. */
export function parseHtml(bytes: Uint8Array): ParsedDocument {
  const html = decodeText(bytes)
  const page = loadBounded(html)
  const language = page('html').attr('lang')
  const title = page('head title').first().text().trim()
  const pieces = htmlPieces(html)
  if (title !== '' && !pieces.some((piece) => piece.kind === 'heading' && piece.level === 1)) {
    pieces.unshift({ kind: 'heading', level: 1, text: title })
  }
  return { pages: sectionPages(pieces), warnings: [], ...(language === undefined ? {} : { language }) }
}

/** What is needed of a node of the parsed page: elements have name, attribs and children, texts have data. */
interface Node {
  type: string
  name?: string
  data?: string
  attribs?: Record<string, string>
  children?: Node[]
}

const dropped = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'iframe',
  'object',
  'canvas',
  'math',
])
const parted = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form header hr html main nav p pre section summary'.split(
    ' ',
  ),
)

/** Blocks in reading order. @throws AppError UNREADABLE_FILE for markup that nests deeper than the limit */
export function htmlPieces(html: string): BlockText[] {
  const pieces: BlockText[] = []
  const collector = new Collector(pieces)
  const roots: Node[] = loadBounded(html).root()[0]?.children ?? []
  for (const node of roots) collector.visit(node, 0)
  collector.flush()
  return pieces
}

class Collector {
  readonly #pieces: BlockText[]
  #text = ''

  constructor(pieces: BlockText[]) {
    this.#pieces = pieces
  }

  flush(): void {
    if (this.#text.trim() !== '') this.#pieces.push({ kind: 'paragraph', text: this.#text })
    this.#text = ''
  }

  visit(node: Node, depth: number): void {
    if (depth > ingestionLimits.depth) throw unreadable('tooDeep')
    this.#text += ownText(node)
    const name = elementName(node)
    if (name === undefined || node.attribs?.['hidden'] !== undefined) return
    const level = /^h([1-6])$/u.exec(name)?.[1]
    if (level !== undefined)
      this.#add({ kind: 'heading', level: Number(level), text: inlineText(node, depth) })
    else if (name === 'table') this.#add({ kind: 'table', text: tableText(tableRows(node, depth)) })
    else if (isList(node)) this.#add({ kind: 'list', text: listLines(node, depth, 0).join('\n') })
    else if (name === 'br') this.#text += '\n'
    else this.#descend(node.children ?? [], parted.has(name), depth)
  }

  #descend(children: Node[], isBlock: boolean, depth: number): void {
    if (isBlock) this.flush()
    for (const child of children) this.visit(child, depth + 1)
    if (isBlock) this.flush()
  }

  #add(piece: BlockText): void {
    this.flush()
    if (piece.text.trim() !== '') this.#pieces.push(piece)
  }
}

/** Name of an element that is shown; undefined for texts, comments and what readers do not see. */
function elementName(node: Node): string | undefined {
  return node.name !== undefined && !dropped.has(node.name) ? node.name : undefined
}

const ownText = (node: Node): string => (node.type === 'text' ? (node.data ?? '').replace(/\s+/gu, ' ') : '')
const isElement = (node: Node): boolean => elementName(node) !== undefined
const isList = (node: Node): boolean => node.name === 'ul' || node.name === 'ol'
const isCell = (node: Node): boolean => node.name === 'td' || node.name === 'th'

function childrenOf(node: Node, depth: number): Node[] {
  if (depth > ingestionLimits.depth) throw unreadable('tooDeep')
  return isElement(node) ? (node.children ?? []) : []
}

function inlineText(node: Node, depth: number): string {
  const name = elementName(node)
  if (name === undefined) return ownText(node)
  if (name === 'br') return ' '
  const text = childrenOf(node, depth)
    .map((child) => inlineText(child, depth + 1))
    .join('')
  return parted.has(name) || /^(?:td|th|li|tr)$/u.test(name) ? ` ${text} ` : text
}

/** Rows of this table alone; a table within a cell is that cell's text. */
function tableRows(node: Node, depth: number): string[][] {
  const children = childrenOf(node, depth)
  if (node.name !== 'tr') return children.flatMap((child) => tableRows(child, depth + 1))
  const cells = children.filter(isCell).slice(0, ingestionLimits.columns)
  return [cells.map((cell) => inlineText(cell, depth + 1))]
}

function listLines(list: Node, depth: number, indent: number): string[] {
  const items = childrenOf(list, depth).filter(isElement)
  return items.flatMap((item, index) => {
    if (isList(item)) return listLines(item, depth + 1, indent + 1)
    const parts = childrenOf(item, depth + 1)
    const own = parts.filter((part) => !isList(part)).map((part) => inlineText(part, depth + 2))
    const mark = list.name === 'ol' ? `${index + 1}.` : '-'
    const line = `${'  '.repeat(indent)}${mark} ${own.join('').replace(/\s+/gu, ' ').trim()}`
    return [line, ...parts.filter(isList).flatMap((part) => listLines(part, depth + 2, indent + 1))]
  })
}
