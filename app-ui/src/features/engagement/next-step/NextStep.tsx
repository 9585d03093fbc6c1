import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../account/session/index.ts'
import { answersInBanner, gateIdOf, leadTo } from '../conversation/index.ts'
import { GateBanner } from './GateBanner.tsx'
import { leadInto } from './lead-into.ts'
import { StepLine } from './StepLine.tsx'
import { placeOfStep } from './step-places.ts'
import './locales/en.ts'
import { useLeadToNext } from './use-lead-to-next.ts'
import { type StepPlaces, useStepCommands } from './use-step-commands.ts'

/** Milliseconds between looks while an activation is at work: what happens in another phase is not told to this one. */
const lookEvery = 2_000

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
  const params = { id: initiative.id }
  useRouteQuery(
    getInitiative,
    { params },
    { refetchInterval: step.kind === 'waitForActivation' && lookEvery },
  )
  const button = useRef<HTMLButtonElement>(null)
  const target = initiative.phases.find(({ id }) => id === step.phase?.id) ?? phase
  const { act, show, isDoneElsewhere, isBusy } = useStepCommands({ initiative, phase, target }, places)
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
  const place = placeOfStep[step.kind]
  /** Beside another phase's step nothing of this one is in question. */
  const showPlace = (): void => {
    if (target.id !== phase.id) {
      places.onGoToPhase(target.id)
      return
    }
    show(step.kind)
    if (place !== undefined) leadInto(place, { phase, userId })
  }
  const onAct = (): void => {
    if (isLoud) showGate()
    else if (step.by === 'others' || isDoneElsewhere(step.kind)) showPlace()
    else act(step.kind)
  }
  return (
    <Box
      component="section"
      aria-label={t('nextStep.title')}
      data-guide="next-step"
      sx={isLoud ? loud : calm}
    >
      <StepLine
        step={step}
        own={own}
        hasButton={!answersHere}
        buttonRef={button}
        isBusy={isBusy}
        onAct={onAct}
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
