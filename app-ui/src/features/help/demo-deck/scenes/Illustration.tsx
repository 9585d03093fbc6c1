import Box from '@mui/material/Box'
import type { DemoSlideId } from '@parley/contracts/demo-story/demo-story.ts'
import type { ReactElement } from 'react'
import { Architecture, Outcome, Verdict } from './decision-scenes.tsx'
import { Goal, Interviews, Requirements, Research } from './discovery-scenes.tsx'

const scenes: Record<DemoSlideId, () => ReactElement> = {
  goal: Goal,
  interviews: Interviews,
  requirements: Requirements,
  research: Research,
  architecture: Architecture,
  verdict: Verdict,
  outcome: Outcome,
}

/** A small picture of the slide; the words say it all. */
export function Illustration({ slide }: { slide: DemoSlideId }) {
  const Scene = scenes[slide]
  return (
    <Box
      component="svg"
      viewBox="0 0 320 180"
      aria-hidden
      focusable="false"
      data-slide={slide}
      sx={{ display: 'block', width: '100%', maxWidth: 420, height: 'auto', mx: 'auto' }}
    >
      <Scene />
    </Box>
  )
}
