import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  type Block,
  type Inline,
  type ListItem,
  readRichText,
  type TextMark,
} from '@parley/contracts/rich-text.ts'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { proseStyle } from './prose-style.ts'

interface RichTextViewProps {
  /** Whatever came as a rich text: it is checked before it is shown. */
  value: unknown
  /** Its bare words, shown where it is not what may be shown. */
  words: string
}

/**
 * A rich text to read: React elements for the kinds of content that are allowed, made from checked JSON. No HTML is
 * ever parsed (Security, "Input").
 */
export function RichTextView({ value, words }: RichTextViewProps) {
  const document = useMemo(() => readRichText(value), [value])
  if (document === undefined)
    return <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{words}</Typography>
  return <Box sx={proseStyle}>{blocks(document.content)}</Box>
}

const blocks = (content: readonly Block[]): ReactNode =>
  content.map((block, index) => <Fragment key={index}>{blockOf(block)}</Fragment>)

/** Levels 1 to 3 stand below the headings of the page that shows the text. */
const headings = { 1: 'h4', 2: 'h5', 3: 'h6' } as const

function blockOf(block: Block): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.content)}</p>
    case 'heading':
      return createElement(headings[block.attrs.level], {}, inlines(block.content))
    case 'blockquote':
      return <blockquote>{blocks(block.content)}</blockquote>
    case 'bulletList':
      return <ul>{items(block.content)}</ul>
    case 'orderedList':
      return <ol start={block.attrs?.start ?? 1}>{items(block.content)}</ol>
  }
}

const items = (content: readonly ListItem[]): ReactNode =>
  content.map((item, index) => <li key={index}>{blocks(item.content)}</li>)

const inlines = (content: readonly Inline[] = []): ReactNode =>
  content.map((inline, index) => (
    <Fragment key={index}>
      {inline.type === 'hardBreak' ? <br /> : (inline.marks ?? []).reduce(marked, inline.text)}
    </Fragment>
  ))

function marked(text: ReactNode, mark: TextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>
    case 'italic':
      return <em>{text}</em>
    case 'underline':
      return <u>{text}</u>
    case 'link':
      return (
        <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </a>
      )
  }
}
