import Avatar from '@mui/material/Avatar'

interface UserAvatarProps {
  name: string
  /** Pixels. */
  size?: number
  tone?: 'human' | 'moderator' | 'contributor' | 'reviewer' | 'approver'
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]]
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}

/** Initials; the name itself stands beside it or is its label elsewhere. */
export function UserAvatar({ name, size = 28, tone = 'human' }: UserAvatarProps) {
  const colour = `var(--parley-palette-accent-${tone})`
  return (
    <Avatar
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.4),
        fontWeight: 600,
        color: colour,
        border: `1px solid color-mix(in srgb, ${colour} 22%, var(--parley-palette-background-paper))`,
        bgcolor: `color-mix(in srgb, ${colour} 6%, var(--parley-palette-background-paper))`,
      }}
    >
      {initialsOf(name)}
    </Avatar>
  )
}
