import { type CheerioAPI, load } from 'cheerio'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { ingestionLimits } from '../limits.ts'
import { unreadable } from '../unreadable-file.ts'

const [quote, apostrophe, equals, open, close] = [34, 39, 61, 60, 62]

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122
/** White space and the slash end the name of an attribute. */
const isBetween = (code: number): boolean => code <= 32 || code === 47

/**
 * Markup may be small and its reading long: the reader looks through the attributes of an element for each one more.
 * @throws AppError UNREADABLE_FILE for an element of too many
 */
function checkAttributes(html: string): void {
  let [inTag, quotedBy, last, count] = [false, 0, 0, 0]
  for (let at = 0; at < html.length; at += 1) {
    const code = html.charCodeAt(at)
    if (!inTag) {
      inTag = code === open && isLetter(html.charCodeAt(at + 1))
      count = 0
    } else if (quotedBy !== 0) {
      if (code !== quotedBy) continue
      quotedBy = 0
      count += 1
    } else if (code === close) inTag = false
    else if ((code === quote || code === apostrophe) && last === equals) quotedBy = code
    else if (isBetween(code)) {
      count += 1
      continue
    }
    last = code
    if (count > 2 * ingestionLimits.attributes) throw unreadable('tooComplex')
  }
}

type Adapter = typeof adapter
type Parent = Parameters<Adapter['appendChild']>[0]
type Child = Parameters<Adapter['appendChild']>[1]

/** Siblings that are looked through in about the time that an element takes to make. */
const siblingsPerStep = 500

/** Builds the tree of one page, and gives up once that has taken more steps than a document's would. */
function createBoundedAdapter(): Adapter {
  let steps = 0
  const spend = (more: number): void => {
    steps += more
    if (steps > ingestionLimits.markupSteps) throw unreadable('tooComplex')
  }
  const search = (parent: Parent): void => spend(1 + parent.children.length / siblingsPerStep)
  const depths = new WeakMap<Parent | Child, number>()
  const descend = (parent: Parent, child: Child): void => {
    const depth = (depths.get(parent) ?? 0) + 1
    if (depth > ingestionLimits.depth) throw unreadable('tooDeep')
    depths.set(child, depth)
  }
  return {
    ...adapter,
    createElement: (name, namespace, attributes) => {
      spend(1 + attributes.length)
      return adapter.createElement(name, namespace, attributes)
    },
    appendChild: (parent, child) => {
      descend(parent, child)
      adapter.appendChild(parent, child)
    },
    insertBefore: (parent, child, reference) => {
      search(parent)
      descend(parent, child)
      adapter.insertBefore(parent, child, reference)
    },
    insertTextBefore: (parent, text, reference) => {
      search(parent)
      adapter.insertTextBefore(parent, text, reference)
    },
    detachNode: (node) => {
      if (node.parent) search(node.parent)
      adapter.detachNode(node)
    },
  }
}

/**
 * A page of HTML as a tree, in bounded time whatever it holds.
 * @throws AppError UNREADABLE_FILE for markup of too many parts, or nested too deeply
 */
export function loadBounded(html: string): CheerioAPI {
  checkAttributes(html)
  return load(html, { treeAdapter: createBoundedAdapter() })
}
