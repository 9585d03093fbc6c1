import BackIcon from '@mui/icons-material/ChevronLeftRounded'
import NextIcon from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { demoSlides } from '@parley/contracts/demo-story/demo-story.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { useStory } from '../use-additions.ts'
import type { SlidePosition } from '../use-slide.ts'

/** Previous and Next, and between them a dot for each slide. */
export function SlideSteps({ at, isFirst, isLast, goTo }: SlidePosition) {
  const { t } = useTranslation()
  const { story } = useStory()
  return (
    <Box
      component="nav"
      aria-label={t('demoDeck.slides')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
    >
      <Button startIcon={<BackIcon />} disabled={isFirst} onClick={() => goTo(at - 1)}>
        {t('demoDeck.previous')}
      </Button>
      <Box component="ol" sx={{ listStyle: 'none', display: 'flex', m: 0, p: 0 }}>
        {demoSlides.map((slide, index) => (
          <li key={slide}>
            <ButtonBase
              aria-label={t('demoDeck.goTo', { number: index + 1, title: story.scenes[slide].title })}
              {...(index === at ? { 'aria-current': 'step' as const } : {})}
              onClick={() => goTo(index)}
              sx={{ width: 24, height: 28, borderRadius: 1 }}
            >
              <Box component="span" sx={dot(index === at)} />
            </ButtonBase>
          </li>
        ))}
      </Box>
      <Button variant="contained" endIcon={<NextIcon />} disabled={isLast} onClick={() => goTo(at + 1)}>
        {t('demoDeck.next')}
      </Button>
    </Box>
  )
}

/** The one that is shown is longer, too: the colour only helps. */
const dot = (isShown: boolean) => ({
  width: isShown ? 18 : 8,
  height: 8,
  borderRadius: '4px',
  bgcolor: isShown ? 'primary.main' : 'text.secondary',
  opacity: isShown ? 1 : 0.55,
  '@media (prefers-reduced-motion: no-preference)': { transition: 'width 150ms' },
})
