import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What a badge's colour stands for. */
export type Tone =
  'neutral' | 'primary' | 'success' | 'warning' | 'orange' | 'danger' | 'info' | 'moderator' | 'outline'

const colours: Record<Exclude<Tone, 'outline'>, string> = {
  neutral: 'var(--parley-palette-accent-low)',
  primary: 'var(--parley-palette-primary-main)',
  success: 'var(--parley-palette-accent-approver)',
  warning: 'var(--parley-palette-accent-reviewer)',
  orange: 'var(--parley-palette-accent-high)',
  danger: 'var(--parley-palette-accent-critical)',
  info: 'var(--parley-palette-accent-contributor)',
  moderator: 'var(--parley-palette-accent-moderator)',
}

interface StatusBadgeProps {
  children: ReactNode
  tone?: Tone
  /** A dot before the word; states have one, kinds have not. */
  dot?: boolean
  icon?: ReactNode
}

/** A word on a tinted ground; the word says it all, the colour only helps. */
export function StatusBadge({ children, tone = 'neutral', dot = false, icon }: StatusBadgeProps) {
  const colour = tone === 'outline' ? 'var(--parley-palette-text-secondary)' : colours[tone]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 22,
        px: 2,
        borderRadius: '6px',
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: 1.2,
        // Where a badge is all that a line holds, long words go on below (StackingTable).
        whiteSpace: 'var(--badge-wrap, nowrap)',
        maxWidth: '100%',
        color: colour,
        ...(tone === 'outline'
          ? { border: '1px solid var(--parley-palette-divider)' }
          : {
              // More of the colour would take the words below 4.5 : 1.
              backgroundColor: `color-mix(in srgb, ${colour} 6%, var(--parley-palette-background-paper))`,
              border: `1px solid color-mix(in srgb, ${colour} 22%, var(--parley-palette-background-paper))`,
            }),
        '& svg': { fontSize: 14 },
      }}
    >
      {dot && (
        <Box
          component="span"
          aria-hidden
          sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor', flexShrink: 0 }}
        />
      )}
      {icon}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', py: 0.5 }}>
        {children}
      </Box>
    </Box>
  )
}
