import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import { look } from './look.ts'

interface PaletteFrameProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The box that the palette stands in, near the top, where it stays when there is less in it. */
export function PaletteFrame({ title, onClose, children }: PaletteFrameProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': title,
          sx: { mt: { xs: '8px', sm: '12vh' }, mx: { xs: '8px', sm: '16px' }, width: '100%' },
        },
      }}
    >
      <Box component={Command} label={title} shouldFilter={false} loop vimBindings={false} sx={look}>
        {children}
      </Box>
    </Dialog>
  )
}
