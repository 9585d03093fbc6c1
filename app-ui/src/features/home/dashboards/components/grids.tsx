import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The four numbers of a dashboard, a list. */
export function NumberGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {children}
    </Box>
  )
}

/** The panels below: three and then two beside each other, where there is room. */
export function PanelGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(6, minmax(0, 1fr))',
        },
        '& > *': { gridColumn: { lg: 'span 3' } },
        '& > :nth-of-type(-n + 3)': { gridColumn: { lg: 'span 2' } },
      }}
    >
      {children}
    </Box>
  )
}
