import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import type { ReactNode } from 'react'

interface FoldedProps {
  title: string
  count: number
  children: ReactNode
}

/** A part that can be unfolded; the browser's own, so that searching the page opens it. */
export function Folded({ title, count, children }: FoldedProps) {
  return (
    <Box component="details" sx={{ '&[open] > summary svg': { rotate: '0deg' } }}>
      <Box component="summary" sx={summaryStyle}>
        <ExpandMoreIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary', rotate: '-90deg' }} />
        <Typography variant="subtitle2" component="h4">
          {title}
        </Typography>
        <StatusBadge tone="outline">{count}</StatusBadge>
      </Box>
      <Box sx={{ pt: 2 }}>{children}</Box>
    </Box>
  )
}

const summaryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 32,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: 1,
  '&::-webkit-details-marker': { display: 'none' },
} as const
