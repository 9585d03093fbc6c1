import Paper from '@mui/material/Paper'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface BesidePanelProps {
  /** Id of its title. */
  labelledBy: string
  onClose: () => void
  children: ReactNode
}

/**
 * A panel at the other side of the window than what it was opened from, which stays in sight and in use. It takes the
 * focus, Escape closes it, and the focus goes back to where it was.
 */
export function BesidePanel({ labelledBy, onClose, children }: BesidePanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const [{ opener, side }] = useState(() => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const { left = 0, right = 0 } = focused?.getBoundingClientRect() ?? {}
    return { opener: focused, side: (left + right) / 2 > window.innerWidth / 2 ? 'left' : 'right' } as const
  })
  useEffect(() => {
    box.current?.focus()
    return () => opener?.focus()
  }, [opener])
  return (
    <Paper
      ref={box}
      role="dialog"
      aria-modal={false}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      elevation={8}
      data-screen-only
      data-side={side}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      sx={{ ...panel, [side]: 0 }}
    >
      {children}
    </Paper>
  )
}

const panel = {
  position: 'fixed',
  top: 0,
  bottom: 0,
  zIndex: 'drawer',
  width: 'min(560px, 45vw)',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 0,
  outline: 'none',
  '@media print': { display: 'none' },
} as const
