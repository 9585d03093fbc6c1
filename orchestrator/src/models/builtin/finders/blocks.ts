import { languageIn, type Term, termsOf } from '../../entailment/index.ts'
import type { Piece, Section } from './pieces.ts'

/** A paragraph, a list or a table: sentences that stand together are about one thing. */
export interface Block {
  section: Section
  pieces: readonly Piece[]
  /** The words of each piece. */
  spoken: readonly (readonly Term[])[]
  /** Of a table the words of each row's first cell. */
  labels: readonly (readonly Term[])[]
  /** The last heading above it with its caption; the heads of its columns; the name of its source. */
  title: readonly Term[]
  heads: readonly Term[]
  source: readonly Term[]
  /** How many words it has. */
  length: number
}

const known = new WeakMap<Section, readonly Block[]>()

/** The blocks of a section, in its order. */
export function blocksOf(section: Section): readonly Block[] {
  const before = known.get(section)
  if (before !== undefined) return before
  const groups = new Map<number, Piece[]>()
  for (const piece of section.pieces)
    groups.set(piece.paragraph, [...(groups.get(piece.paragraph) ?? []), piece])
  const blocks = [...groups.values()].map((pieces) => blockOf(section, pieces))
  known.set(section, blocks)
  return blocks
}

function blockOf(section: Section, pieces: readonly Piece[]): Block {
  const language = languageIn(pieces.map(({ text }) => text).join('. '))
  const read = (text: string): Term[] => termsOf(text, language)
  const spoken = pieces.map(({ text }) => read(text))
  return {
    section,
    pieces,
    spoken,
    labels: pieces.flatMap(({ cells: [first] }) => (first === undefined ? [] : [read(first.value)])),
    title: read([section.title.split(' › ').at(-1) ?? '', section.caption].join('. ')),
    heads: read(section.heads.join('. ')),
    source: read(section.source.replace(/\.\p{L}{2,5}$/u, '').replace(/[-_.]+/g, ' ')),
    length: spoken.reduce((sum, words) => sum + words.length, 0),
  }
}
