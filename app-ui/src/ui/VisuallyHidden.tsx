import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** For screen readers alone. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <Box
      component="span"
      {...(id === undefined ? {} : { id })}
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
