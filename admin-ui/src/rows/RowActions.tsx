import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The actions of a row, on one line at its end. */
export function RowActions({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>{children}</Box>
}
