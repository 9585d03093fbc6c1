import Box from '@mui/material/Box'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'

/** Least and most share of the first pane, in per cent. */
const least = 30
const most = 70
/** Of one press of an arrow key. */
const step = 4
const middle = 55

interface SplitPanesProps {
  first: ReactNode
  second: ReactNode
  /** Of the first pane, in per cent of the width. */
  share: number
  onShare: (share: number) => void
  /** Which one has the whole width; the other stays as it is, out of sight. */
  full: 'first' | 'second' | null
  /** Of what the splitter moves. */
  label: string
}

const bounded = (share: number): number => Math.min(most, Math.max(least, Math.round(share)))

const pane = {
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media print': { display: 'block !important' },
} as const

/** Two panes beside each other, with a splitter for pointer and keyboard between them (WAI-ARIA, window splitter). */
export function SplitPanes({ first, second, share, onShare, full, label }: SplitPanesProps) {
  const box = useRef<HTMLDivElement>(null)
  const columns = full === null ? `minmax(0, ${share}fr) 9px minmax(0, ${100 - share}fr)` : 'minmax(0, 1fr)'
  return (
    <Box
      ref={box}
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        '@media print': { display: 'block' },
      }}
      // What changes with every move of the pointer is no class of its own each time.
      style={{ gridTemplateColumns: columns }}
    >
      <Box sx={pane} style={full === 'second' ? { display: 'none' } : undefined}>
        {first}
      </Box>
      {full === null && <Splitter box={box} share={share} onShare={onShare} label={label} />}
      <Box sx={pane} style={full === 'first' ? { display: 'none' } : undefined}>
        {second}
      </Box>
    </Box>
  )
}

interface SplitterProps extends Pick<SplitPanesProps, 'share' | 'onShare' | 'label'> {
  box: { readonly current: HTMLDivElement | null }
}

function Splitter({ box, share, onShare, label }: SplitterProps) {
  const drag = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLDivElement>): void => {
    const frame = box.current?.getBoundingClientRect()
    if (frame === undefined || !currentTarget.hasPointerCapture(pointerId)) return
    onShare(bounded(((clientX - frame.left) * 100) / frame.width))
  }
  const press = (event: KeyboardEvent): void => {
    const wanted = {
      ArrowLeft: share - step,
      ArrowRight: share + step,
      Home: least,
      End: most,
      Enter: middle,
    }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    onShare(bounded(wanted))
  }
  return (
    <Box
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onShare(middle)}
      sx={splitter}
    />
  )
}

const splitter = {
  position: 'relative',
  cursor: 'col-resize',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 4px',
    bgcolor: 'divider',
    transition: 'background-color 120ms, inset 120ms',
  },
  '&:hover::before, &:focus-visible::before, &:active::before': { inset: '0 3px', bgcolor: 'primary.main' },
  '&:focus-visible': { outlineOffset: -2 },
  '@media print': { display: 'none' },
} as const
