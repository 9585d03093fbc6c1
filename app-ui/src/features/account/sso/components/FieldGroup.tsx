import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** Fields that belong together, under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4, '& + &': { mt: 2 } }}
    >
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  )
}
