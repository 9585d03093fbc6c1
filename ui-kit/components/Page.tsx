import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface PageProps {
  children: ReactNode
  /** 'full' lets the page use the whole width (tables, the initiative page). */
  width?: 'content' | 'narrow' | 'full'
}

const widths = { content: 1280, narrow: 880, full: 'none' } as const

/** The page's column: 24 px around, at most 1,280 px wide. */
export function Page({ children, width = 'content' }: PageProps) {
  return (
    <Box
      sx={{
        maxWidth: widths[width],
        mx: 'auto',
        width: '100%',
        p: { xs: 4, sm: 6 },
        display: 'flex',
        flexDirection: 'column',
        gap: 5,
      }}
    >
      {children}
    </Box>
  )
}
