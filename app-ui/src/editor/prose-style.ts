/** How a rich text looks, the same while it is written and when it is read. Headings keep below those of the page. */
export const proseStyle = {
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  lineHeight: 1.65,
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p, & ul, & ol, & blockquote': { my: 2 },
  '& :is(h1, h2, h3, h4, h5, h6)': { fontWeight: 600, lineHeight: 1.4, mt: 4, mb: 2 },
  '& :is(h1, h4)': { fontSize: '1.125rem' },
  '& :is(h2, h5)': { fontSize: '1rem' },
  '& :is(h3, h6)': { fontSize: '0.875rem' },
  '& ul, & ol': { pl: 6 },
  // Also where it stands in a list itself.
  '& ul': { listStyleType: 'disc' },
  '& ul ul': { listStyleType: 'circle' },
  '& li > p': { my: 0.5 },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
  '& blockquote': { mx: 0, pl: 4, borderLeft: '2px solid', borderColor: 'divider', color: 'text.secondary' },
} as const
