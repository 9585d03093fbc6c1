import CheckIcon from '@mui/icons-material/CheckRounded'
import CloseIcon from '@mui/icons-material/CloseRounded'
import PauseIcon from '@mui/icons-material/PauseRounded'
import Box from '@mui/material/Box'
import type { Phase } from '@parley/contracts/http/phases.ts'

const icons = { COMPLETED: CheckIcon, ON_HOLD: PauseIcon, CANCELLED: CloseIcon } as const
const isMarked = (status: Phase['status']): status is keyof typeof icons => status in icons

const done = {
  border: '2px solid var(--parley-palette-accent-approver)',
  bgcolor: 'var(--parley-palette-accent-approver)',
  color: 'background.paper',
}
const atWork = { border: '2px solid', borderColor: 'primary.main', color: 'primary.main' }
const toCome = { border: '1px dashed', borderColor: 'text.secondary', color: 'text.secondary' }

/** A phase's state by shape, not by colour alone: filled with a tick, a ring, or a broken ring. */
export function StepMark({ status, order }: { status: Phase['status']; order: number }) {
  const Icon = isMarked(status) ? icons[status] : undefined
  const shape = status === 'COMPLETED' ? done : status === 'IN_PROGRESS' ? atWork : toCome
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 22,
        height: 22,
        flexShrink: 0,
        borderRadius: '50%',
        fontSize: '0.6875rem',
        fontWeight: 600,
        ...shape,
      }}
    >
      {Icon === undefined ? order : <Icon sx={{ fontSize: 14 }} />}
    </Box>
  )
}
