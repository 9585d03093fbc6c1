import DragIcon from '@mui/icons-material/DragIndicatorRounded'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import type { KeyboardEvent, ReactNode, Ref } from 'react'

/** The keys that move one place back, and one on. */
const keysOf = {
  sideways: ['ArrowLeft', 'ArrowRight'],
  upright: ['ArrowUp', 'ArrowDown'],
} as const

interface GrabButtonProps {
  label: string
  help: string
  /** In which way the things lie that are moved. */
  lie: keyof typeof keysOf
  onStep: (by: -1 | 1) => void
  /** Where the menu hangs while it is open. */
  anchor: HTMLElement | null
  onAnchor: (anchor: HTMLElement | null) => void
  /** Entries of the menu. */
  children: ReactNode
  ref: Ref<HTMLButtonElement>
}

/** Takes hold of something: by drag, by arrow keys while it has the focus, and by a menu. */
export function GrabButton({ label, help, lie, onStep, anchor, onAnchor, children, ref }: GrabButtonProps) {
  const [back, on] = keysOf[lie]
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === back ? -1 : event.key === on ? 1 : undefined
    if (by === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <>
      <ButtonBase
        ref={ref}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-keyshortcuts={`${back} ${on}`}
        title={help}
        onClick={({ currentTarget }) => onAnchor(currentTarget)}
        onKeyDown={onKeyDown}
        sx={look}
      >
        <DragIcon aria-hidden sx={{ fontSize: 18 }} />
      </ButtonBase>
      {anchor !== null && (
        <Menu open anchorEl={anchor} onClose={() => onAnchor(null)}>
          {children}
        </Menu>
      )}
    </>
  )
}

const look = {
  width: 24,
  height: 28,
  flexShrink: 0,
  borderRadius: '6px',
  color: 'text.secondary',
  cursor: 'grab',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const
