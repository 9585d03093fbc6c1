/** As much as is needed here of the tree that the Markdown reader makes. */
interface TextNode {
  type: string
  value?: string
  url?: string
  children?: TextNode[]
}

const mark = /\[(\d{1,3})\]/g
const address = '#source-'

/** The number that a mark's address names, from 1; undefined for any other address. */
export function citationOf(href: string | undefined): number | undefined {
  if (href?.startsWith(address) !== true) return undefined
  const number = Number(href.slice(address.length))
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** Texts with `[n]` become texts and links; numbers beyond the sources stay words. */
function split(text: string, count: number): TextNode[] {
  const parts: TextNode[] = []
  let from = 0
  for (const found of text.matchAll(mark)) {
    const number = Number(found[1])
    if (number < 1 || number > count) continue
    if (found.index > from) parts.push({ type: 'text', value: text.slice(from, found.index) })
    parts.push({
      type: 'link',
      url: `${address}${number}`,
      children: [{ type: 'text', value: String(number) }],
    })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ type: 'text', value: text.slice(from) })
  return parts
}

function markNode(node: TextNode, count: number): void {
  if (node.children === undefined || node.type === 'link') return
  node.children = node.children.flatMap((child) =>
    child.type === 'text' ? split(child.value ?? '', count) : [child],
  )
  for (const child of node.children) markNode(child, count)
}

/** A step of the Markdown reader that makes the `[n]` of an answer with `count` sources followable. */
export const citationMarks = (count: number) => () => (tree: TextNode) => markNode(tree, count)
