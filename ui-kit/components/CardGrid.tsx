import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Cards side by side, three on large screens (Document 1, section 9); each child is a list item. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
      }}
    >
      {children}
    </Box>
  )
}
