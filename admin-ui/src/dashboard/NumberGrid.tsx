import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The four numbers above, a list. */
export function NumberGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: '16px',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {children}
    </Box>
  )
}
