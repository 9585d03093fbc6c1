import { XMLParser } from 'fast-xml-parser'
import { ingestionLimits } from './limits.ts'
import { unreadable } from './unreadable-file.ts'

/** An element in document order; names without their namespace prefix, attributes with it. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

// Entities are decoded below, after parsing: only XML's own five and character references exist for us.
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: ingestionLimits.depth,
})

/** The root element. @throws AppError UNREADABLE_FILE for what is not XML or nests too deeply */
export function parseXml(xml: string): XmlElement {
  let parsed: unknown
  try {
    parsed = parser.parse(xml)
  } catch (error) {
    throw unreadable('damaged', error)
  }
  const root = Array.isArray(parsed) ? parsed.map(toNode).find((node) => typeof node === 'object') : undefined
  if (root === undefined) throw unreadable('damaged')
  return root
}

/** The parser's shape: one key naming the element, its children as the value, attributes under ':@'. */
function toNode(raw: unknown): XmlElement | string | undefined {
  if (!isRecord(raw)) return undefined
  const [name, content] = Object.entries(raw).find(([key]) => key !== ':@') ?? []
  if (name === undefined) return undefined
  if (name === '#text') return typeof content === 'string' ? decodeEntities(content) : undefined
  const attributes = isRecord(raw[':@']) ? Object.entries(raw[':@']) : []
  return {
    name: name.slice(name.indexOf(':') + 1),
    attributes: Object.fromEntries(
      attributes.map(([key, value]) => [key, typeof value === 'string' ? decodeEntities(value) : '']),
    ),
    children: Array.isArray(content) ? content.map(toNode).filter((node) => node !== undefined) : [],
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gu, (_whole, reference: string) => {
    if (!reference.startsWith('#')) return namedEntities[reference] ?? ''
    const code = reference.startsWith('#x') ? parseInt(reference.slice(2), 16) : Number(reference.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}

/** Elements of these names at any depth, outermost only, in document order. */
export function findAll(element: XmlElement | undefined, names: string | string[]): XmlElement[] {
  if (element === undefined) return []
  const wanted = typeof names === 'string' ? [names] : names
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return wanted.includes(child.name) ? [child] : findAll(child, wanted)
  })
}

export function findElement(element: XmlElement, name: string): XmlElement | undefined {
  return findAll(element, name)[0]
}

/** Text of the runs below; line breaks and tabs as blanks. */
export function textOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return element.name === 't' ? child : ''
      return child.name === 'br' || child.name === 'tab' ? ' ' : textOf(child)
    })
    .join('')
}
