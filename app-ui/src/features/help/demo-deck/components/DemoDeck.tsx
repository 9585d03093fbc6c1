import AddIcon from '@mui/icons-material/AddCommentRounded'
import SlideshowIcon from '@mui/icons-material/SlideshowRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { demoSlides } from '@parley/contracts/demo-story/demo-story.ts'
import type { DemoAddition } from '@parley/contracts/http/demo-deck.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { RetryNotice } from '@parley/ui-kit/components/RetryNotice.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listDemoAdditions, removeDemoAddition } from '@parley/contracts/http/demo-deck.ts'
import '../locales/en.ts'
import { type Additions as Kept, useAdditions, useStory } from '../use-additions.ts'
import { useFullScreen } from '../use-full-screen.ts'
import { type SlidePosition, useSlide, useSlideKeys, useSwipe } from '../use-slide.ts'
import { AdditionDialog } from './AdditionDialog.tsx'
import { Additions } from './Additions.tsx'
import { DeckTools } from './DeckTools.tsx'
import { SlideSteps } from './SlideSteps.tsx'
import { SlideView } from './SlideView.tsx'

/** The seven slides, with what the person adds to them (Document 1, section 1). */
export function DemoDeck() {
  const { t } = useTranslation()
  const position = useSlide()
  const kept = useAdditions()
  const [isFull, toggleFull] = useFullScreen()
  useSlideKeys(position)
  return (
    <Box sx={isFull ? overEverything : { display: 'flex', flexDirection: 'column', gap: 4 }}>
      <PageHeader title={t('demoDeck.title')} icon={SlideshowIcon} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {t('demoDeck.madeUp')}
        </Typography>
        <DeckTools
          restart={kept.restart}
          onRestarted={() => position.goTo(0)}
          isFull={isFull}
          onToggleFull={toggleFull}
        />
      </Box>
      <Stage position={position} kept={kept} />
      <SlideSteps {...position} />
      <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
        {t('demoDeck.keys')}
      </Typography>
    </Box>
  )
}

const overEverything = {
  position: 'fixed',
  inset: 0,
  // Below dialogs and menus, above the shell.
  zIndex: 1250,
  overflow: 'auto',
  bgcolor: 'background.default',
  p: { xs: 4, md: 8 },
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
} as const

function Stage({ position, kept }: { position: SlidePosition; kept: Kept }) {
  const { t } = useTranslation()
  const { language, story } = useStory()
  const { at, slide } = position
  const swipe = useSwipe(position)
  const [dialog, setDialog] = useState<Asked>()
  const label = t('demoDeck.slideOf', { number: at + 1, count: demoSlides.length })
  return (
    <Box
      {...swipe}
      role="group"
      aria-roledescription={t('demoDeck.slide')}
      aria-label={`${label}: ${story.scenes[slide].title}`}
      sx={{ flex: 1 }}
    >
      <VisuallyHidden>
        <span role="status">{`${label}: ${story.scenes[slide].title}`}</span>
      </VisuallyHidden>
      <SlideView slide={slide}>
        <Additions
          slide={slide}
          additions={kept.additions}
          isAsking={kept.askAgain.isPending}
          onEdit={(addition) => setDialog({ kind: 'edit', addition })}
          onRemove={(addition) => setDialog({ kind: 'remove', addition })}
          onAskAgain={({ id }) =>
            kept.askAgain.mutate({ params: { id }, body: { language } }, { onError: showError })
          }
          onGoTo={position.goTo}
        />
        {kept.list.isError && <NotLoaded kept={kept} />}
        <li>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setDialog({ kind: 'add' })}>
            {t('demoDeck.add')}
          </Button>
        </li>
      </SlideView>
      <Dialogs asked={dialog} slide={position.slide} kept={kept} onClose={() => setDialog(undefined)} />
    </Box>
  )
}

function NotLoaded({ kept }: { kept: Kept }) {
  const { t } = useTranslation()
  return (
    <li>
      <RetryNotice query={kept.list}>
        {t('demoDeck.loadFailed')}: {messageOf(kept.list.error)}
      </RetryNotice>
    </li>
  )
}

type Asked = { kind: 'add' } | { kind: 'edit' | 'remove'; addition: DemoAddition }

interface DialogsProps {
  asked: Asked | undefined
  slide: SlidePosition['slide']
  kept: Kept
  onClose: () => void
}

function Dialogs({ asked, slide, kept, onClose }: DialogsProps) {
  if (asked === undefined) return null
  if (asked.kind === 'remove') return <RemoveAddition addition={asked.addition} onClose={onClose} />
  const edited = asked.kind === 'edit' ? asked.addition : undefined
  return <AdditionDialog slide={edited?.slide ?? slide} edited={edited} additions={kept} onClose={onClose} />
}

interface RemoveAdditionProps {
  addition: DemoAddition
  onClose: () => void
}

function RemoveAddition({ addition, onClose }: RemoveAdditionProps) {
  const { t } = useTranslation()
  return (
    <DeleteDialog
      route={removeDemoAddition}
      input={{ params: { id: addition.id } }}
      refreshes={[listDemoAdditions]}
      title={t('demoDeck.removeTitle')}
      text={t('demoDeck.removeText')}
      subject={addition.content}
      said={false}
      onClose={onClose}
    />
  )
}
