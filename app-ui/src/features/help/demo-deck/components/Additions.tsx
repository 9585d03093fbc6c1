import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { demoSlides, type DemoSlideId, takenUpOn } from '@parley/contracts/demo-story/demo-story.ts'
import type { DemoAddition } from '@parley/contracts/http/demo-deck.ts'
import { DeleteAction, EditAction } from '@parley/ui-kit/components/RowAction.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { useStory } from '../use-additions.ts'
import { card, Voice } from './SlideView.tsx'

export interface AdditionActions {
  onEdit: (addition: DemoAddition) => void
  onRemove: (addition: DemoAddition) => void
  onAskAgain: (addition: DemoAddition) => void
  onGoTo: (at: number) => void
  isAsking: boolean
}

interface AdditionsProps extends AdditionActions {
  slide: DemoSlideId
  additions: readonly DemoAddition[]
}

const human = 'var(--parley-palette-accent-human)'
const numberOf = (slide: DemoSlideId): number => demoSlides.indexOf(slide) + 1

/** On a slide: what its agent took up, what is kept in mind from before, and what the person added here. */
export function Additions({ slide, additions, ...actions }: AdditionsProps) {
  const taken = additions.filter((one) => takenUpOn(one.slide) === slide)
  const here = additions.filter((one) => one.slide === slide)
  const carried = additions.filter((one) => numberOf(takenUpOn(one.slide)) < numberOf(slide))
  return (
    <>
      {taken.map((addition) => (
        <TakenUp key={addition.id} addition={addition} {...actions} />
      ))}
      {slide !== 'outcome' && carried.length > 0 && <Carried additions={carried} />}
      {here.map((addition) => (
        <OwnWords key={addition.id} addition={addition} {...actions} />
      ))}
      {slide === 'outcome' && <Changed additions={additions} />}
    </>
  )
}

/** The agent's answer to what was added on the slide before. */
function TakenUp({ addition, onAskAgain, isAsking }: AdditionActions & { addition: DemoAddition }) {
  const { t } = useTranslation()
  const { reply, content } = addition
  const quote = (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {t('demoDeck.onYourWord', { content })}
    </Typography>
  )
  if (reply === null)
    return (
      <Box component="li" sx={card(human)}>
        <Box sx={{ flex: 1 }}>
          {quote}
          <Typography>{t('demoDeck.waiting')}</Typography>
          <Button size="small" loading={isAsking} onClick={() => onAskAgain(addition)} sx={{ mt: 1 }}>
            {t('demoDeck.askAgain')}
          </Button>
        </Box>
      </Box>
    )
  const model = reply.provider === 'builtin' ? t('demoDeck.builtin') : reply.model
  return (
    <Voice agent={reply.agent} mark={<StatusBadge tone="primary">{t('demoDeck.takenUp')}</StatusBadge>}>
      {!reply.text.includes(content.slice(0, 40)) && quote}
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '72ch' }}>{reply.text}</Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('demoDeck.by', { model })}
      </Typography>
    </Voice>
  )
}

/** What earlier slides have taken up and this one still goes by. */
function Carried({ additions }: { additions: readonly DemoAddition[] }) {
  const { t } = useTranslation()
  const { story } = useStory()
  return (
    <Box component="li" sx={card(human)}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.875rem', mb: 1 }}>
          {t('demoDeck.carried')}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 5 }}>
          {additions.map(({ id, content, slide }) => (
            <li key={id}>
              <Typography component="span">{content}</Typography>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {story.effects[takenUpOn(slide)]}
              </Typography>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

/** The person's own words on this slide. */
function OwnWords({ addition, ...actions }: AdditionActions & { addition: DemoAddition }) {
  const { t } = useTranslation()
  const { slide, content } = addition
  const where = numberOf(takenUpOn(slide))
  return (
    <Box
      component="li"
      sx={{
        ...card(human),
        bgcolor: `color-mix(in srgb, ${human} 5%, var(--parley-palette-background-paper))`,
      }}
    >
      <UserAvatar name={t('demoDeck.you')} tone="human" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.875rem', flex: 1 }}>
            {t('demoDeck.yours')}
          </Typography>
          <EditAction label={t('demoDeck.edit', { content })} onClick={() => actions.onEdit(addition)} />
          <DeleteAction
            label={t('demoDeck.remove', { content })}
            onClick={() => actions.onRemove(addition)}
          />
        </Box>
        <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '72ch' }}>{content}</Typography>
        {slide !== 'outcome' && (
          <Button size="small" onClick={() => actions.onGoTo(where - 1)} sx={{ mt: 1, ml: -1 }}>
            {t('demoDeck.shown', { number: where })}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** At the end: everything that was added, and where it made a difference. */
function Changed({ additions }: { additions: readonly DemoAddition[] }) {
  const { t } = useTranslation()
  const { story } = useStory()
  return (
    <Box component="li" sx={card('var(--parley-palette-primary-main)')}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600, mb: 2 }}>
          {t('demoDeck.changed')}
        </Typography>
        {additions.length === 0 && (
          <Typography color="textSecondary">{t('demoDeck.nothingAdded')}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {additions.map(({ id, content, slide }) => {
            const where = takenUpOn(slide)
            return (
              <li key={id}>
                <Typography sx={{ fontWeight: 500 }}>{content}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('demoDeck.changedOn', {
                    number: numberOf(where),
                    title: story.scenes[where].title,
                    effect: story.effects[where],
                  })}
                </Typography>
              </li>
            )
          })}
        </Box>
      </Box>
    </Box>
  )
}
