import { readArchive } from '../archive.ts'
import { buildPage, tableText, type BlockText, type ParsedDocument } from '../parsed-document.ts'
import { decodeXml } from '../tame-xml.ts'
import { findAll, findElement, parseXml, textOf, type XmlElement } from '../xml-tree.ts'

const wanted = (name: string): boolean =>
  /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|(?:slides|notesSlides)\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/u.test(
    name,
  )

type Parts = Map<string, Uint8Array>

/** PowerPoint: a page a slide, in the order shown: title, text, tables, then the speaker's notes. */
export function parsePptx(bytes: Uint8Array): ParsedDocument {
  const parts = readArchive(bytes, wanted)
  const pages = slidePaths(parts).map((path, index) => {
    const slide = readXml(parts, path)
    const pieces = slide === undefined ? [] : [...slidePieces(slide), ...notesOf(parts, path)]
    return buildPage(index + 1, `Slide ${index + 1}`, pieces)
  })
  return { pages, warnings: [] }
}

function readXml(parts: Parts, path: string): XmlElement | undefined {
  const part = parts.get(path)
  return part === undefined ? undefined : parseXml(decodeXml(part))
}

/** Paths in the order of the presentation's list; by their number where the list cannot be read. */
function slidePaths(parts: Parts): string[] {
  const targets = relationshipsOf(parts, 'ppt/presentation.xml')
  const list = readXml(parts, 'ppt/presentation.xml')
  const listed = findAll(list, 'sldId').map(
    (entry) => targets.get(entry.attributes['r:id'] ?? '')?.path ?? '',
  )
  const known = listed.filter((path) => parts.has(path))
  if (known.length > 0) return [...new Set(known)]
  const numberOf = (path: string): number => Number(/(\d+)\.xml$/u.exec(path)?.[1] ?? 0)
  return [...parts.keys()]
    .filter((path) => /^ppt\/slides\/[^/]+\.xml$/u.test(path))
    .sort((a, b) => numberOf(a) - numberOf(b))
}

interface Relationship {
  path: string
  type: string
}

/** Relationship id to part path, resolved against the folder of the part that owns them. */
function relationshipsOf(parts: Parts, owner: string): Map<string, Relationship> {
  const slash = owner.lastIndexOf('/')
  const root = readXml(parts, `${owner.slice(0, slash)}/_rels${owner.slice(slash)}.rels`)
  return new Map(
    findAll(root, 'Relationship').map(({ attributes }) => {
      const path = new URL(attributes['Target'] ?? '', `file:///${owner}`).pathname.slice(1)
      return [attributes['Id'] ?? '', { path, type: attributes['Type'] ?? '' }]
    }),
  )
}

function slidePieces(slide: XmlElement): BlockText[] {
  const shapes = findAll(slide, ['sp', 'graphicFrame'])
  const pieces = shapes.flatMap((shape) => (shape.name === 'sp' ? shapePieces(shape) : tablePieces(shape)))
  // Titles are not always first in the file, but always first on the slide.
  return [
    ...pieces.filter((piece) => piece.kind === 'heading'),
    ...pieces.filter((piece) => piece.kind !== 'heading'),
  ]
}

const unspoken = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg'])

function shapePieces(shape: XmlElement): BlockText[] {
  const placeholder = findElement(shape, 'ph')?.attributes['type'] ?? ''
  if (unspoken.has(placeholder)) return []
  const lines = findAll(shape, 'p')
    .map(textOf)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 0) return []
  if (placeholder === 'title' || placeholder === 'ctrTitle')
    return [{ kind: 'heading', level: 1, text: lines.join(' ') }]
  return lines.length === 1
    ? [{ kind: 'paragraph', text: lines.join('') }]
    : [{ kind: 'list', text: lines.join('\n') }]
}

function tablePieces(frame: XmlElement): BlockText[] {
  const rows = findAll(frame, 'tr').map((row) =>
    findAll(row, 'tc').map((cell) => findAll(cell, 'p').map(textOf).join(' ').trim()),
  )
  return rows.length === 0 ? [] : [{ kind: 'table', text: tableText(rows) }]
}

function notesOf(parts: Parts, slidePath: string): BlockText[] {
  const link = [...relationshipsOf(parts, slidePath).values()].find(({ type }) =>
    type.endsWith('/notesSlide'),
  )
  const notes = link === undefined ? undefined : readXml(parts, link.path)
  const pieces = findAll(notes, 'sp')
    .flatMap(shapePieces)
    .filter((piece) => piece.kind !== 'heading')
  const text = pieces.map((piece) => piece.text).join('\n')
  return text === ''
    ? []
    : [
        { kind: 'heading', level: 2, text: 'Notes' },
        { kind: 'paragraph', text },
      ]
}
