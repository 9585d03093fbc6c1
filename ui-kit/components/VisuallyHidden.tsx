import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  children: ReactNode
  id?: string
  /** 'status' says what comes into it aloud. */
  role?: 'status'
}

/** What is heard and not seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** For screen readers alone. */
export function VisuallyHidden({ children, id, role }: VisuallyHiddenProps) {
  return (
    <Box
      component="span"
      {...(id === undefined ? {} : { id })}
      {...(role === undefined ? {} : { role })}
      sx={visuallyHidden}
    >
      {children}
    </Box>
  )
}
