import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { IconComponent } from './icons.tsx'

interface EmptyStateProps {
  icon?: IconComponent
  title: string
  /** What belongs here. */
  text?: ReactNode
  /** The one next step. */
  action?: ReactNode
  compact?: boolean
}

/** Says what belongs here and offers one next step. */
export function EmptyState({ icon: Icon, title, text, action, compact = false }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        py: compact ? 6 : 16,
        px: 4,
      }}
    >
      {Icon && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            mb: 1,
            borderRadius: '12px',
            border: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.paper',
            color: 'text.secondary',
          }}
        >
          <Icon fontSize="small" />
        </Box>
      )}
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography color="textSecondary" component="div" sx={{ maxWidth: '48ch' }}>
          {text}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  )
}
