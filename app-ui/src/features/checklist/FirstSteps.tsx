import CloseIcon from '@mui/icons-material/CloseRounded'
import DoneIcon from '@mui/icons-material/CheckCircleRounded'
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedRounded'
import TourIcon from '@mui/icons-material/ExploreRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import MuiLink from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { messageOf } from '../../lib/api-error.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { useProgress, useSetProgress } from '../progress/use-progress.ts'
import { useUser } from '../session/session-context.ts'
import { useTour } from '../tour/use-tour.ts'
import { firstStepsOf, pathOfStep, type StepName } from './first-steps.ts'
import { useStepFacts } from './use-step-facts.ts'
import './texts.ts'

/** The first steps of somebody who is new, with what is done of them, until all are or they are put away. */
export function FirstSteps() {
  const progress = useProgress()
  const steps = firstStepsOf(useUser())
  if (progress === undefined || progress.checklist !== undefined || steps.length === 0) return null
  return <StepsCard steps={steps} isNew={progress.tour === undefined} />
}

function StepsCard({ steps, isNew }: { steps: readonly StepName[]; isNew: boolean }) {
  const { t } = useTranslation()
  const id = useId()
  const facts = useStepFacts(steps)
  const { mutate } = useSetProgress()
  const done = steps.filter((step) => facts[step] === true).length
  const isKnown = Object.keys(facts).length === steps.length
  const isDone = isKnown && done === steps.length
  useEffect(() => {
    if (isDone) mutate({ checklist: 'done' })
  }, [isDone, mutate])
  // Nothing that is done already flashes up; what cannot be read does not hold the rest back for long.
  if (isDone || Object.keys(facts).length === 0) return null
  return (
    <Card component="section" aria-labelledby={id} sx={frame}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" id={id}>
          {t('checklist.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {t('checklist.progress', { done, total: steps.length })}
        </Typography>
        <HideButton />
      </Box>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={(100 * done) / steps.length}
        sx={{ height: 4, maxWidth: 360 }}
      />
      <Box component="ol" sx={list}>
        {steps.map((step) => (
          <Step key={step} step={step} isDone={facts[step]} />
        ))}
      </Box>
      {isNew && <TourOffer />}
    </Card>
  )
}

function HideButton() {
  const { t } = useTranslation()
  const { mutate, isPending } = useSetProgress()
  const hide = (): void =>
    mutate(
      { checklist: 'dismissed' },
      {
        onSuccess: () => showSuccess(t('checklist.keptInMenu')),
        onError: (error) => showError(t('checklist.failed', { message: messageOf(error) })),
      },
    )
  return (
    <Tooltip title={t('checklist.dismiss')}>
      <IconButton size="small" aria-label={t('checklist.dismiss')} disabled={isPending} onClick={hide}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

function Step({ step, isDone }: { step: StepName; isDone: boolean | undefined }) {
  const { t } = useTranslation()
  const path = pathOfStep(step, useUser())
  const startTour = useTour()
  const Icon = isDone === true ? DoneIcon : OpenIcon
  const label = t(`checklist.steps.${step}`)
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Icon
        aria-hidden
        fontSize="small"
        sx={{ color: isDone === true ? 'success.main' : 'text.secondary' }}
      />
      {isDone === true ? (
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
      ) : path === undefined ? (
        <MuiLink
          component="button"
          type="button"
          variant="body2"
          onClick={startTour}
          sx={{ textAlign: 'left' }}
        >
          {label}
        </MuiLink>
      ) : (
        <MuiLink component={Link} to={path} variant="body2">
          {label}
        </MuiLink>
      )}
      {isDone !== undefined && (
        <VisuallyHidden>
          <span>({t(isDone ? 'checklist.stepDone' : 'checklist.stepOpen')})</span>
        </VisuallyHidden>
      )}
    </Box>
  )
}

/** The tour, offered until it was taken or closed. */
function TourOffer() {
  const { t } = useTranslation()
  const startTour = useTour()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Typography variant="body2" color="textSecondary">
        {t('tour.offer')}
      </Typography>
      <Button size="small" variant="outlined" startIcon={<TourIcon />} onClick={startTour}>
        {t('tour.start')}
      </Button>
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  maxWidth: 1232,
  mx: { xs: 4, sm: 6, xl: 'auto' },
  mt: { xs: 4, sm: 6 },
  width: { xl: '100%' },
  p: 4,
  '@media print': { display: 'none' },
} as const
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
  columnGap: 6,
  rowGap: 2,
} as const
