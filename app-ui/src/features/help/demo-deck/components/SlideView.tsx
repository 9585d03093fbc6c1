import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  demoAgents,
  type DemoAgent,
  demoSlides,
  type DemoSlideId,
} from '@parley/contracts/demo-story/demo-story.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Illustration } from '../scenes/Illustration.tsx'
import '../locales/en.ts'
import { useStory } from '../use-additions.ts'

interface SlideViewProps {
  slide: DemoSlideId
  /** What the person added and what became of it; below the story. */
  children: ReactNode
}

/** One scene: its picture, what each agent says, and what the person decides. */
export function SlideView({ slide, children }: SlideViewProps) {
  const { t } = useTranslation()
  const { story } = useStory()
  const scene = story.scenes[slide]
  const number = demoSlides.indexOf(slide) + 1
  return (
    <Box key={slide} sx={entrance}>
      <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
        {t('demoDeck.slideOf', { number, count: demoSlides.length })}
      </Typography>
      <Typography component="h2" sx={{ fontSize: { xs: '1.375rem', md: '1.75rem' }, fontWeight: 600, mt: 1 }}>
        {scene.title}
      </Typography>
      <Typography sx={{ fontSize: '1rem', color: 'text.secondary', mt: 1, maxWidth: '72ch' }}>
        {scene.lead}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          mt: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          // What is said stands beside picture and decision, and between them on a phone.
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <Illustration slide={slide} />
        <Box component="ul" aria-label={t('demoDeck.says')} sx={voices}>
          {scene.says.map(({ agent, text }) => (
            <Voice key={agent} agent={agent}>
              <Typography sx={{ maxWidth: '72ch' }}>{text}</Typography>
            </Voice>
          ))}
          {children}
        </Box>
        <Decision text={scene.decides} />
      </Box>
    </Box>
  )
}

const voices = {
  gridRow: { md: '1 / span 2' },
  gridColumn: { md: 2 },
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
} as const

const entrance = {
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'demo-slide 160ms ease-out',
    '@keyframes demo-slide': { from: { opacity: 0, transform: 'translateX(8px)' } },
  },
} as const

interface VoiceProps {
  agent: DemoAgent
  /** Beside the role: that it answers the person. */
  mark?: ReactNode
  children: ReactNode
}

/** An agent's words, in the colour of its role. */
export function Voice({ agent, mark, children }: VoiceProps) {
  const { story } = useStory()
  const role = demoAgents[agent]
  const tone = role === 'APPROVER' ? 'approver' : 'contributor'
  return (
    <Box component="li" sx={card(`var(--parley-palette-accent-${tone})`)}>
      <UserAvatar name={story.agents[agent]} tone={tone} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
            {story.agents[agent]}
          </Typography>
          <StatusBadge tone={role === 'APPROVER' ? 'success' : 'info'}>{story.roles[role]}</StatusBadge>
          {mark}
        </Box>
        {children}
      </Box>
    </Box>
  )
}

/** A card with the speaker's line at its side. */
export const card = (colour: string) =>
  ({
    display: 'flex',
    gap: 3,
    p: 4,
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: 'background.paper',
    boxShadow: `inset 3px 0 0 ${colour}`,
    overflowWrap: 'anywhere',
  }) as const

function Decision({ text }: { text: string }) {
  const { t } = useTranslation()
  const colour = 'var(--parley-palette-accent-human)'
  return (
    <Box
      sx={{
        ...card(colour),
        bgcolor: `color-mix(in srgb, ${colour} 5%, var(--parley-palette-background-paper))`,
      }}
    >
      <UserAvatar name={t('demoDeck.you')} tone="human" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.875rem', mb: 1 }}>
          {t('demoDeck.decides')}
        </Typography>
        <Typography>{text}</Typography>
      </Box>
    </Box>
  )
}
