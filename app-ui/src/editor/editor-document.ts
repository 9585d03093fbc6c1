import type { RichText } from '@parley/contracts/rich-text.ts'
import { isAllowedLink } from '@parley/contracts/rich-text.ts'
import type { Extensions, JSONContent } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'

/** What can be written: exactly what is stored (Document 1, 2.9); whatever else is pasted becomes plain. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow' },
      isAllowedUri: (address) => isAllowedLink(address),
    },
  }),
]

interface NodeOrMark {
  type?: string | undefined
  attrs?: Record<string, unknown> | undefined
}

interface StoredNode {
  type: string | undefined
  text?: string
  attrs?: Record<string, unknown>
  marks?: StoredNode[]
  content?: StoredNode[]
}

/** Of each node and mark, the attributes that are stored; pasted ones (classes, titles, list styles) go. */
function attributesOf({ type, attrs }: NodeOrMark): Pick<StoredNode, 'attrs'> {
  if (type === 'heading') return { attrs: { level: attrs?.level } }
  if (type === 'link') return { attrs: { href: attrs?.href } }
  if (type !== 'orderedList') return {}
  const start = Number(attrs?.start)
  return { attrs: { start: Number.isInteger(start) && start >= 0 && start <= 100_000 ? start : 1 } }
}

const storedNode = ({ type, text, attrs, marks, content }: JSONContent): StoredNode => ({
  type,
  ...(text === undefined ? {} : { text }),
  ...attributesOf({ type, attrs }),
  ...(marks === undefined
    ? {}
    : { marks: marks.map((mark) => ({ type: mark.type, ...attributesOf(mark) })) }),
  ...(content === undefined ? {} : { content: content.map(storedNode) }),
})

/** The editor's document as it is stored; its schema knows no other kinds of nodes than those that are allowed. */
export const storedDocument = (document: JSONContent): RichText => storedNode(document) as RichText
