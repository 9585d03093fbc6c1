import CloseIcon from '@mui/icons-material/CloseRounded'
import DoneIcon from '@mui/icons-material/CheckCircleRounded'
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedRounded'
import TourIcon from '@mui/icons-material/ExploreRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useProgress, useSetProgress } from '../../engagement/progress/index.ts'
import { useUser } from '../../account/session/index.ts'
import { useTour } from '../tour/index.ts'
import { firstStepsOf, pathOfStep, type StepName } from './first-steps.ts'
import { useStepFacts } from './use-step-facts.ts'
import './locales/en.ts'

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
  const [isOpen, setIsOpen] = useState(false)
  const { facts, isSettled } = useStepFacts(steps)
  const { mutate } = useSetProgress()
  const done = steps.filter((step) => facts[step] === true).length
  const isKnown = Object.keys(facts).length === steps.length
  const isDone = isKnown && done === steps.length
  useEffect(() => {
    if (isDone) mutate({ checklist: 'done' })
  }, [isDone, mutate])
  // Said once, when it is known: a number and a next step that are put right a moment later mislead.
  if (isDone || !isSettled) return null
  const next = steps.find((step) => facts[step] === false)
  return (
    <Card component="section" aria-labelledby={id} sx={frame}>
      <Box sx={line}>
        <Typography component="h2" id={id} sx={{ fontWeight: 600 }}>
          {t('checklist.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('checklist.progress', { done, total: steps.length })}
        </Typography>
        {next !== undefined && !isOpen && <StepWay step={next} />}
        <Box sx={{ flex: 1 }} />
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'checklist.fewer' : 'checklist.all')}
        </Button>
        {isNew && <TourOffer />}
        <HideButton />
      </Box>
      {isOpen && (
        <Box component="ol" sx={list}>
          {steps.map((step) => (
            <Step key={step} step={step} isDone={facts[step]} />
          ))}
        </Box>
      )}
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
      <IconButton
        size="small"
        aria-label={t('checklist.dismiss')}
        disabled={isPending}
        onClick={hide}
        sx={inCorner}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

function Step({ step, isDone }: { step: StepName; isDone: boolean | undefined }) {
  const { t } = useTranslation()
  const Icon = isDone === true ? DoneIcon : OpenIcon
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Icon
        aria-hidden
        fontSize="small"
        sx={{ color: isDone === true ? 'success.main' : 'text.secondary' }}
      />
      {isDone === true ? (
        <Typography variant="body2" color="textSecondary">
          {t(`checklist.steps.${step}`)}
        </Typography>
      ) : (
        <StepWay step={step} />
      )}
      {isDone !== undefined && (
        <VisuallyHidden>
          <span>({t(isDone ? 'checklist.stepDone' : 'checklist.stepOpen')})</span>
        </VisuallyHidden>
      )}
    </Box>
  )
}

/** Where a step is taken, by its name. */
function StepWay({ step }: { step: StepName }) {
  const { t } = useTranslation()
  const path = pathOfStep(step, useUser())
  const startTour = useTour()
  const label = t(`checklist.steps.${step}`)
  return path === undefined ? (
    <MuiLink component="button" type="button" variant="body2" onClick={startTour} sx={{ textAlign: 'left' }}>
      {label}
    </MuiLink>
  ) : (
    <MuiLink component={Link} to={path} variant="body2">
      {label}
    </MuiLink>
  )
}

/** The tour, offered until it was taken or closed. */
function TourOffer() {
  const { t } = useTranslation()
  const startTour = useTour()
  return (
    <Tooltip title={t('tour.offer')} describeChild>
      <Button size="small" startIcon={<TourIcon />} onClick={startTour}>
        {t('tour.start')}
      </Button>
    </Tooltip>
  )
}

const frame = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  maxWidth: 1232,
  mx: { xs: 4, sm: 6, xl: 'auto' },
  mt: { xs: 4, sm: 6 },
  width: { xl: '100%' },
  px: 4,
  py: 1,
  '@media print': { display: 'none' },
} as const
const inCorner = { position: { xs: 'absolute', sm: 'static' }, top: 4, right: 4 } as const
const line = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 3, rowGap: 0 } as const
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pb: 2,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
  columnGap: 6,
  rowGap: 2,
} as const
