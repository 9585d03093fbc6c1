/** As much as is needed here of the tree that the Markdown reader makes. */
interface TextNode {
  type: string
  value?: string
  children?: TextNode[]
  data?: { hName: string; hProperties: Record<string, string> }
}

/** From and to, in characters of a block's text. */
type Range = [number, number]

/** Whose children are texts: a sentence does not go beyond it. */
const blocks = new Set(['paragraph', 'heading', 'tableCell'])

/** Attributes of what is marked, for the style and for tests. */
export const unsupportedAttribute = 'data-unsupported'
export const contradictedAttribute = 'data-contradicted'
export type ClaimAttribute = typeof unsupportedAttribute | typeof contradictedAttribute

/** What a marked claim is told as. */
interface Note {
  label: string
  attribute: ClaimAttribute
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds a claim in drawn text: emphasis is gone there, lines are broken elsewhere, and marks may stand in it. */
function patternOf(claim: string): RegExp | undefined {
  const words = claim
    .replace(/\[\d{1,3}\]/g, ' ')
    .replace(/^\s*(?:[-*+>]|#{1,6}|\d+\.)\s+/, '')
    .replace(/[*_`~]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.length === 0 ? undefined : new RegExp(words.map(escaped).join('(?:\\s|\\[\\d{1,3}\\])*'))
}

const textOf = ({ value, children = [] }: TextNode): string => value ?? children.map(textOf).join('')

function rangesIn(text: string, patterns: readonly RegExp[]): Range[] {
  const found = patterns.flatMap((pattern): Range[] => {
    const match = pattern.exec(text)
    return match === null ? [] : [[match.index, match.index + match[0].length]]
  })
  return found.sort(([left], [right]) => left - right)
}

const marked = (value: string, { attribute }: Note): TextNode => ({
  type: 'emphasis',
  data: { hName: 'mark', hProperties: { [attribute]: '' } },
  children: [{ type: 'text', value }],
})

const noteOf = ({ label, attribute }: Note): TextNode => ({
  type: 'emphasis',
  data: { hName: 'small', hProperties: { [attribute]: 'note' } },
  children: [{ type: 'text', value: ` (${label})` }],
})

/** A block's texts are cut where claims begin and end; the note follows a claim's end. */
class Marker {
  readonly #ranges: readonly Range[]
  readonly #note: Note
  #at = 0

  constructor(ranges: readonly Range[], note: Note) {
    this.#ranges = ranges
    this.#note = note
  }

  children(node: TextNode): TextNode[] {
    return (node.children ?? []).flatMap((child) => {
      if (child.type === 'text') return this.#split(child.value ?? '')
      if (child.value !== undefined) this.#at += child.value.length
      else child.children = this.children(child)
      return [child]
    })
  }

  #split(text: string): TextNode[] {
    const begin = this.#at
    const end = begin + text.length
    const parts: TextNode[] = []
    let from = begin
    const plainTo = (to: number): void => {
      if (to > from) parts.push({ type: 'text', value: text.slice(from - begin, to - begin) })
    }
    for (const [first, last] of this.#ranges) {
      const [start, stop] = [Math.max(first, from), Math.min(last, end)]
      if (start >= stop) continue
      plainTo(start)
      parts.push(marked(text.slice(start - begin, stop - begin), this.#note))
      if (stop === last) parts.push(noteOf(this.#note))
      from = stop
    }
    plainTo(end)
    this.#at = end
    return parts
  }
}

function markNode(node: TextNode, patterns: readonly RegExp[], note: Note): void {
  if (!blocks.has(node.type)) {
    for (const child of node.children ?? []) markNode(child, patterns, note)
    return
  }
  const ranges = rangesIn(textOf(node), patterns)
  if (ranges.length > 0) node.children = new Marker(ranges, note).children(node)
}

/** A step of the Markdown reader that marks sentences which no source bears out or one contradicts, with a word beside each. */
export function markedClaims(claims: readonly string[], note: Note) {
  const patterns = claims.flatMap((claim) => patternOf(claim) ?? [])
  return () => (tree: TextNode) => markNode(tree, patterns, note)
}
