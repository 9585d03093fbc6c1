import GateIcon from '@mui/icons-material/FrontHandRounded'
import NextIcon from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import type { NextStep as Step } from '@parley/contracts/http/next-step.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteQuery } from '../../lib/use-route.ts'
import { useUser } from '../session/session-context.ts'
import { answersInBanner, gateIdOf, leadTo } from '../conversation/index.ts'
import { GateBanner } from './GateBanner.tsx'
import { insteadButton, stepButton, stepSentence } from './step-words.ts'
import './texts.ts'
import { useLeadToNext } from './use-lead-to-next.ts'
import { type StepPlaces, useStepCommands } from './use-step-commands.ts'

export interface NextStepProps extends StepPlaces {
  initiativeId: string
  phaseId: string
}

/** The one thing to do next in a phase: a sentence, and the button that does it (decisions D12, Next step). */
export function NextStep({ initiativeId, phaseId, ...places }: NextStepProps) {
  const initiative = useRouteQuery(getInitiative, { params: { id: initiativeId } }, { staleTime: 10_000 })
  const phase = initiative.data?.phases.find(({ id }) => id === phaseId)
  if (initiative.data === undefined || phase === undefined) return null
  // A phase of its own: what was on its way for another one leads nowhere here.
  return <PhaseStep key={phaseId} initiative={initiative.data} phase={phase} {...places} />
}

function PhaseStep({ initiative, phase, ...places }: { initiative: Initiative; phase: Phase } & StepPlaces) {
  const { t } = useTranslation()
  const step = phase.nextStep
  const button = useRef<HTMLButtonElement>(null)
  const target = initiative.phases.find(({ id }) => id === step.phase?.id) ?? phase
  const { act, show, isBusy } = useStepCommands({ initiative, phase, target }, places)
  const gate = useOpenGate(phase)
  const hasRoom = useMediaQuery(answersInBanner)
  const isLoud = step.kind === 'answerGate'
  const { id: userId } = useUser()
  const isOwn = ({ status, assignee }: Phase['observations'][number]): boolean =>
    status === 'OPEN' && assignee?.id === userId
  const own = step.kind === 'resolveFindings' ? phase.observations.filter(isOwn).length : 0
  const isLeft = phase.status === 'COMPLETED' && initiative.phases.some(({ order }) => order > phase.order)
  useLeadToNext({ step: `${step.kind} ${step.gate?.interactionId ?? ''}`, isLeft }, button, () =>
    show(step.kind),
  )
  const showGate = (): void => {
    places.onShow('conversation')
    // The conversation may have stood behind a tab.
    if (gate !== undefined) setTimeout(() => leadTo(gateIdOf(gate)))
  }
  const answersHere = isLoud && hasRoom && gate !== undefined
  return (
    <Box
      component="section"
      aria-label={t('nextStep.title')}
      data-guide="next-step"
      sx={isLoud ? loud : calm}
    >
      <Line
        step={step}
        own={own}
        button={answersHere ? undefined : stepButton(t, step)}
        buttonRef={button}
        isBusy={isBusy}
        onAct={() => (isLoud ? showGate() : step.by === 'others' ? show(step.kind) : act(step.kind))}
        onInstead={() => step.instead !== null && act(step.instead)}
      />
      {answersHere && <GateBanner interaction={gate} canAnswer={step.by === 'you'} onShow={showGate} />}
    </Box>
  )
}

/** The turn that a run waits at, while it does. */
function useOpenGate({ id, nextStep }: Phase) {
  const isWaiting = nextStep.kind === 'answerGate'
  const params = { phaseId: id }
  const run = useRouteQuery(listInteractions, { params }, { staleTime: 10_000, enabled: isWaiting })
  return isWaiting ? run.data?.interactions.find(({ hitl }) => hitl !== null) : undefined
}

interface LineProps {
  step: Step
  /** Of the findings that the step is about, so many are the reader's. */
  own: number
  button: string | undefined
  buttonRef: RefObject<HTMLButtonElement | null>
  isBusy: boolean
  onAct: () => void
  onInstead: () => void
}

function Line({ step, own, button, buttonRef, isBusy, onAct, onInstead }: LineProps) {
  const { t } = useTranslation()
  const instead = step.by === 'others' ? undefined : insteadButton(t, step)
  const Icon = step.kind === 'answerGate' ? GateIcon : NextIcon
  const isPrimary = step.by === 'you'
  return (
    <Box sx={line}>
      <Icon aria-hidden fontSize="small" sx={{ color: step.by === 'you' ? 'inherit' : 'text.secondary' }} />
      {/* Said aloud when it changes; what stands there on arrival is read as any text is. */}
      <Typography role="status" sx={sentence}>
        {stepSentence(t, step)}
        {own > 0 && ` ${t('nextStep.yours', { count: own })}`}
        {step.by === 'others' && (
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
          >{` ${t('nextStep.whoActs')}`}</Typography>
        )}
      </Typography>
      {instead !== undefined && (
        <Button size="small" color="inherit" disabled={isBusy} onClick={onInstead} sx={{ flexShrink: 0 }}>
          {instead}
        </Button>
      )}
      {button !== undefined && (
        <Button
          ref={buttonRef}
          size="small"
          variant={isPrimary ? 'contained' : 'outlined'}
          sx={{ flexShrink: 0 }}
          loading={isBusy}
          onClick={onAct}
        >
          {button}
        </Button>
      )}
    </Box>
  )
}

const ground = (colour: string, share: number) =>
  ({
    flexShrink: 0,
    borderBottom: '1px solid',
    borderColor: `color-mix(in srgb, ${colour} 40%, var(--parley-palette-background-paper))`,
    bgcolor: `color-mix(in srgb, ${colour} ${share}%, var(--parley-palette-background-paper))`,
    color: colour,
    '@media print': { display: 'none' },
  }) as const
const calm = ground('var(--parley-palette-primary-main)', 6)
const loud = ground('var(--parley-palette-accent-reviewer)', 12)
/** On a phone it is as high as two lines, so that it leaves the window to the work. */
const sentence = {
  flex: 1,
  minWidth: 0,
  color: 'text.primary',
  fontWeight: 500,
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  lineHeight: 1.35,
} as const
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 4,
  py: { xs: 1, sm: 1.5 },
  minHeight: { xs: 52, sm: 46 },
} as const
