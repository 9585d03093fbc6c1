import Box from '@mui/material/Box'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Components, Options } from 'react-markdown'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

type DrawLink = (href: string | undefined) => ReactNode

interface MarkdownProps {
  children: string
  /** Further steps of the reader; keep the list the same between drawings. */
  steps?: NonNullable<Options['remarkPlugins']>
  /** Level of the heading that the text stands under; 3 unless told. */
  under?: 2 | 3 | 4
  /** Draws an address in a way of its own; undefined leaves it a link. */
  drawLink?: DrawLink
}

const noSteps: NonNullable<Options['remarkPlugins']> = []
const nothing: DrawLink = () => undefined
/** By context, so that a link stays the same element, focus and all, when the way to draw it changes. */
const DrawLinkContext = createContext<DrawLink>(nothing)

function Link({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const own = useContext(DrawLinkContext)(href)
  return (
    own ?? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    )
  )
}

/** No address of the text is ever loaded by showing it; links open on purpose alone. Raw HTML is left out. */
const parts: Components = {
  img: ({ alt }) => <span>{alt}</span>,
  a: Link,
  table: ({ children }) => (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0}>
      <table>{children}</table>
    </Box>
  ),
}

/** Headings of a text stand below those of the page. */
const headings: Record<2 | 3 | 4, Components> = {
  2: {
    h1: ({ children }) => <h3>{children}</h3>,
    h2: ({ children }) => <h3>{children}</h3>,
    h3: ({ children }) => <h4>{children}</h4>,
  },
  3: {
    h1: ({ children }) => <h4>{children}</h4>,
    h2: ({ children }) => <h4>{children}</h4>,
    h3: ({ children }) => <h5>{children}</h5>,
  },
  4: {
    h1: ({ children }) => <h5>{children}</h5>,
    h2: ({ children }) => <h5>{children}</h5>,
    h3: ({ children }) => <h6>{children}</h6>,
  },
}
const partsUnder = {
  2: { ...parts, ...headings[2] },
  3: { ...parts, ...headings[3] },
  4: { ...parts, ...headings[4] },
}

/** Text of agents and documents as prose, at most 72 characters a line. Load it lazily where it is not needed at once. */
export function Markdown({ children, under = 3, steps = noSteps, drawLink = nothing }: MarkdownProps) {
  const plugins = useMemo(() => [remarkGfm, ...steps], [steps])
  return (
    <Box
      sx={{
        maxWidth: '72ch',
        overflowWrap: 'anywhere',
        lineHeight: 1.65,
        '& > *': { my: 0 },
        '& > * + *': { mt: 2.5 },
        '& h3, & h4, & h5, & h6': { fontSize: '0.875rem', fontWeight: 600 },
        '& > * + h3, & > * + h4, & > * + h5, & > * + h6': { mt: 4 },
        '& li > p, & li > ul, & li > ol': { my: 1 },
        '& ul, & ol': { pl: 6 },
        '& li + li': { mt: 1 },
        '& a': { color: 'primary.main' },
        '& blockquote': {
          mx: 0,
          pl: 4,
          borderLeft: '2px solid',
          borderColor: 'divider',
          color: 'text.secondary',
        },
        '& code': { fontSize: '0.8125rem', px: 1, borderRadius: '4px', bgcolor: 'action.hover' },
        '& pre': { p: 3, overflowX: 'auto', borderRadius: '8px', bgcolor: 'action.hover' },
        '& pre code': { p: 0, bgcolor: 'transparent' },
        '& table': { borderCollapse: 'collapse', fontSize: '0.8125rem' },
        // Narrow columns would be cut in the middle of words.
        '& th, & td': {
          border: '1px solid',
          borderColor: 'divider',
          px: 2,
          py: 1,
          textAlign: 'left',
          overflowWrap: 'break-word',
        },
      }}
    >
      <DrawLinkContext value={drawLink}>
        <ReactMarkdown remarkPlugins={plugins} components={partsUnder[under]} skipHtml>
          {children}
        </ReactMarkdown>
      </DrawLinkContext>
    </Box>
  )
}
