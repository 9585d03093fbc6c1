import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  children: ReactNode
  id?: string
  /** 'status' says what comes into it aloud. */
  role?: 'status'
}

/** For screen readers alone. */
export function VisuallyHidden({ children, id, role }: VisuallyHiddenProps) {
  return (
    <Box
      component="span"
      {...(id === undefined ? {} : { id })}
      {...(role === undefined ? {} : { role })}
      sx={{
        position: 'absolute',
        width: 1,
        height: '1px',
        maxWidth: '1px',
        m: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  )
}
