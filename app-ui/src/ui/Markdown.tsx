import Box from '@mui/material/Box'
import type { Components } from 'react-markdown'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

interface MarkdownProps {
  children: string
}

/** No address of the text is ever loaded by showing it; links open on purpose alone. Raw HTML is left out. */
const parts: Components = {
  img: ({ alt }) => <span>{alt}</span>,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  // Headings of a text stand below those of the page.
  h1: ({ children }) => <h4>{children}</h4>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  table: ({ children }) => (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0}>
      <table>{children}</table>
    </Box>
  ),
}

/** Text of agents and documents as prose, at most 72 characters a line. Load it lazily where it is not needed at once. */
export function Markdown({ children }: MarkdownProps) {
  return (
    <Box
      sx={{
        maxWidth: '72ch',
        overflowWrap: 'anywhere',
        lineHeight: 1.65,
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
        '& p, & ul, & ol, & table, & blockquote, & pre': { my: 3 },
        '& h4, & h5': { fontSize: '0.9375rem', fontWeight: 600, mt: 5, mb: 2 },
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
        '& th, & td': { border: '1px solid', borderColor: 'divider', px: 2, py: 1, textAlign: 'left' },
      }}
    >
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={parts} skipHtml>
        {children}
      </ReactMarkdown>
    </Box>
  )
}
