import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useQuery } from '@tanstack/react-query'
import { convertToHtml } from 'mammoth'
import { useId } from 'react'
import type { FilePreviewProps } from './preview-kind.ts'

const page = (
  html: string,
  { paper, ink, line, font }: Record<'paper' | 'ink' | 'line' | 'font', string>,
): string =>
  `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0 auto; padding: 32px; max-width: 72ch; background: ${paper}; color: ${ink}; font: 15px/1.6 ${font}; overflow-wrap: anywhere }
  table { border-collapse: collapse } td, th { border: 1px solid ${line}; padding: 4px 8px; vertical-align: top }
  img { max-width: 100% } a { color: inherit }</style>${html}`

/**
 * A Word document as HTML, in a frame without scripts, forms, navigation or an origin: whatever the file holds
 * stays in there (Security, check 8).
 */
export function WordPreview({ file, name, failed }: FilePreviewProps) {
  const id = useId()
  const { vars, typography } = useTheme()
  const html = useQuery({
    queryKey: ['word-of', id],
    queryFn: async () => (await convertToHtml({ arrayBuffer: await file.arrayBuffer() })).value,
    gcTime: 0,
    retry: false,
  })
  if (html.isPending) return <TextSkeleton lines={12} />
  if (html.isError) return <EmptyState title={failed} />
  const { background, text, divider } = vars.palette
  const look = {
    paper: shown(background.paper),
    ink: shown(text.primary),
    line: shown(divider),
    font: typography.fontFamily ?? 'sans-serif',
  }
  return (
    <Box
      component="iframe"
      title={name}
      sandbox=""
      srcDoc={page(html.data, look)}
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
      }}
    />
  )
}

/** A colour of the theme as it is now: the frame does not see the page's variables. */
function shown(colour: string): string {
  const name = /--[\w-]+/.exec(colour)?.[0]
  return name === undefined ? colour : getComputedStyle(document.documentElement).getPropertyValue(name)
}
