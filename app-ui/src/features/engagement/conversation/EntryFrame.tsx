import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import type { ReactNode } from 'react'
import './en.ts'

export type SpeakerTone = 'human' | 'moderator' | 'contributor' | 'reviewer' | 'approver'

interface EntryFrameProps {
  /** Where it can be led to. */
  id?: string | undefined
  name: string
  tone: SpeakerTone
  at: string
  badge?: ReactNode
  detail?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Who speaks and when, and what is said. The moderator's and people's words stand on grounds of their own. */
export function EntryFrame({ id, name, tone, at, badge, detail, actions, children }: EntryFrameProps) {
  return (
    <Box
      role="listitem"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      sx={{
        display: 'flex',
        gap: 3,
        px: 4,
        py: 3.5,
        '[role=listitem] + &, [data-block] + [data-block] > &:first-of-type': {
          borderTop: 1,
          borderColor: 'divider',
        },
        // A line at the side tells the voices apart at a glance.
        boxShadow: `inset 3px 0 0 ${grounds[tone]?.line ?? 'transparent'}`,
        bgcolor: grounds[tone]?.ground,
        breakInside: 'avoid-page',
      }}
    >
      <UserAvatar name={name} tone={tone} size={28} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', mb: 1 }}
        >
          <Typography component="h4" sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
            {name}
          </Typography>
          {badge}
          <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
            {detail !== undefined && detail !== '' && <>{detail} · </>}
            <RelativeTime at={at} />
          </Typography>
          {actions}
        </Box>
        {children}
      </Box>
    </Box>
  )
}

const ground = (colour: string) => ({
  line: colour,
  ground: `color-mix(in srgb, ${colour} 4%, var(--parley-palette-background-paper))`,
})
const grounds: Partial<Record<SpeakerTone, { line: string; ground: string }>> = {
  moderator: ground('var(--parley-palette-accent-moderator)'),
  human: ground('var(--parley-palette-primary-main)'),
}
