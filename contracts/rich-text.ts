import { z } from 'zod'

/**
 * Rich text as the editor keeps it: a tree of JSON nodes (Document 1, 2.9). Only what is listed here is ever stored or
 * shown; there is no HTML in it at any point (Security, "Input").
 */

/** Most levels of nodes below the document; characters of the whole as JSON. */
export const richTextLimits = { depth: 12, characters: 200_000, plainCharacters: 20_000 }

const linkProtocols = new Set(['http:', 'https:', 'mailto:'])

/** Whether an address may be linked to: http, https or mailto, with nothing invisible in it. */
export function isAllowedLink(address: string): boolean {
  if (address.length > 2000 || /[\s\p{C}]/u.test(address)) return false
  return URL.canParse(address) && linkProtocols.has(new URL(address).protocol)
}

/**
 * The link that a person means by what they typed: an e-mail address becomes mailto, an address without a protocol
 * https. Undefined for what cannot be linked to.
 */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const hasProtocol = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/:]+:\d/.test(text)
  const guessed = /^[^\s@/:]+@[^\s@/:]+$/.test(text) ? `mailto:${text}` : `https://${text}`
  const address = hasProtocol ? text : guessed
  return isAllowedLink(address) ? address : undefined
}

export interface LinkMark {
  type: 'link'
  attrs: {
    href: string
    target?: '_blank' | null | undefined
    rel?: string | null | undefined
    class?: null | undefined
    title?: null | undefined
  }
}
export type TextMark = { type: 'bold' | 'italic' | 'underline' } | LinkMark
export type Inline =
  | { type: 'text'; text: string; marks?: TextMark[] | undefined }
  | { type: 'hardBreak'; marks?: TextMark[] | undefined }
export interface Paragraph {
  type: 'paragraph'
  content?: Inline[] | undefined
}
export interface Heading {
  type: 'heading'
  attrs: { level: 1 | 2 | 3 }
  content?: Inline[] | undefined
}
export interface ListItem {
  type: 'listItem'
  content: [Paragraph, ...Block[]]
}
export interface BulletList {
  type: 'bulletList'
  content: ListItem[]
}
export interface OrderedList {
  type: 'orderedList'
  attrs?: { start?: number | undefined; type?: null | undefined } | undefined
  content: ListItem[]
}
export interface Quote {
  type: 'blockquote'
  content: Block[]
}
export type Block = Paragraph | Heading | BulletList | OrderedList | Quote
export interface RichText {
  type: 'doc'
  content: Block[]
}

const named = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
    ? value.type.slice(0, 40)
    : 'unknown'
const notAllowed = { error: ({ input }: { input?: unknown }) => `Not allowed here: ${named(input)}` }

const markSchema: z.ZodType<TextMark> = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.enum(['bold', 'italic', 'underline']) }),
    z.strictObject({
      type: z.literal('link'),
      // What the editor writes beside the address is accepted as long as it says nothing of its own.
      attrs: z.strictObject({
        href: z.string().refine(isAllowedLink, 'Links may lead to http, https and mailto addresses only'),
        target: z.literal('_blank').nullable().optional(),
        rel: z
          .string()
          .regex(/^[a-z ]{0,60}$/)
          .nullable()
          .optional(),
        class: z.null().optional(),
        title: z.null().optional(),
      }),
    }),
  ],
  notAllowed,
)
const marks = z.array(markSchema).max(4).optional()
const inlineSchema: z.ZodType<Inline> = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('text'), text: z.string().min(1), marks }),
    z.strictObject({ type: z.literal('hardBreak'), marks }),
  ],
  notAllowed,
)
const inlines = z.array(inlineSchema).optional()
const paragraphSchema = z.strictObject({ type: z.literal('paragraph'), content: inlines })
const blockSchema: z.ZodType<Block> = z.lazy(() => anyBlock)
const listItemSchema: z.ZodType<ListItem> = z.strictObject({
  type: z.literal('listItem'),
  content: z.tuple([paragraphSchema], blockSchema),
})
const anyBlock = z.discriminatedUnion(
  'type',
  [
    paragraphSchema,
    z.strictObject({
      type: z.literal('heading'),
      attrs: z.strictObject({
        level: z.union([z.literal(1), z.literal(2), z.literal(3)], {
          error: 'Headings have level 1, 2 or 3',
        }),
      }),
      content: inlines,
    }),
    z.strictObject({ type: z.literal('bulletList'), content: z.array(listItemSchema).min(1) }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z
        .strictObject({ start: z.number().int().min(0).max(100_000).optional(), type: z.null().optional() })
        .optional(),
      content: z.array(listItemSchema).min(1),
    }),
    z.strictObject({ type: z.literal('blockquote'), content: z.array(blockSchema).min(1) }),
  ],
  notAllowed,
)

/** Levels of nodes in a value, counted without recursion, so that depth cannot exhaust the stack. */
function depthOf(value: unknown): number {
  let levels = 0
  let layer: unknown[] = [value]
  while (layer.length > 0 && levels <= richTextLimits.depth + 1) {
    layer = layer.flatMap((node) =>
      typeof node === 'object' && node !== null && 'content' in node && Array.isArray(node.content)
        ? (node.content as unknown[])
        : [],
    )
    levels += 1
  }
  return levels - 1
}

/** A stored or sent document; whatever is not listed is refused with a sentence that names it. */
export const richTextSchema: z.ZodType<RichText> = z
  .strictObject({ type: z.literal('doc'), content: z.array(blockSchema) }, notAllowed)
  .refine((doc) => depthOf(doc) <= richTextLimits.depth, 'The text is nested too deeply')
  .refine((doc) => JSON.stringify(doc).length <= richTextLimits.characters, 'The text is too long')

interface NestedIssue {
  errors?: { message: string; path: PropertyKey[] }[][] | undefined
}
/** The editor's document, or plain text that is taken as paragraphs. */
export const richTextInput = z.union(
  [richTextSchema, z.string().max(richTextLimits.plainCharacters, 'The text is too long')],
  {
    error: (issue) => {
      const isText = typeof issue.input === 'string'
      return (issue as NestedIssue).errors?.[isText ? 1 : 0]?.[0]?.message ?? 'Invalid value'
    },
  },
)
export type RichTextInput = z.output<typeof richTextInput>

/** Plain text as a document: a paragraph for each line that is not empty. */
export const richTextFrom = (text: string): RichText => ({
  type: 'doc',
  content: text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})

/** The document in a stored value; undefined where it is none, or holds what is not allowed. */
export function readRichText(value: unknown): RichText | undefined {
  return depthOf(value) > richTextLimits.depth ? undefined : richTextSchema.safeParse(value).data
}

const inlineText = (content: Inline[] = []): string =>
  content.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')

function linesOf(block: Block, indent = ''): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [indent + inlineText(block.content)]
    case 'blockquote':
      return block.content.flatMap((inner) => linesOf(inner, indent))
    case 'bulletList':
      return block.content.flatMap((item) => itemLines(item, { indent, sign: '- ' }))
    case 'orderedList':
      return block.content.flatMap((item, index) =>
        itemLines(item, { indent, sign: `${(block.attrs?.start ?? 1) + index}. ` }),
      )
  }
}

const itemLines = (
  { content: [first, ...rest] }: ListItem,
  at: { indent: string; sign: string },
): string[] => [
  at.indent + at.sign + inlineText(first.content),
  ...rest.flatMap((block) => linesOf(block, `${at.indent}  `)),
]

/** The words of a document, a line for each block: for search, exports and indexing. */
export const plainTextOf = (doc: RichText): string =>
  doc.content
    .flatMap((block) => linesOf(block))
    .join('\n')
    .trim()

/** Whether there is nothing to read in it (Document 1, section 5: a required summary). */
export const isBlankRichText = (doc: RichText | null | undefined): boolean =>
  doc === null || doc === undefined || !hasWords(doc.content)

const hasWords = (content: readonly (Block | ListItem)[]): boolean =>
  content.some((block) =>
    block.type === 'paragraph' || block.type === 'heading'
      ? inlineText(block.content).trim() !== ''
      : hasWords(block.content),
  )
