import type { Tutorial, TutorialKey } from '@parley/contracts/http/progress.ts'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type GuideStep, startGuide } from '../guide/index.ts'
import { useProgress, useSetProgress } from '../../engagement/progress/index.ts'
import { useUser } from '../../account/session/index.ts'
import { guidePlans, type StepPlan } from './guide-plans.ts'
import './locales/en.ts'

export const keyOfTutorial = (name: Tutorial): TutorialKey => `tutorial.${name}`

/** Words of a step in the language of now. */
function useStepWords() {
  const { t } = useTranslation()
  // Each plan names steps of its own guide alone (guide-plans.ts).
  return (name: Tutorial, id: string): { title: string; text: string } => {
    const steps = t(`tutorials.guides.${name}.steps`, { returnObjects: true }) as Record<
      string,
      { title: string; text: string }
    >
    return steps[id] ?? { title: '', text: '' }
  }
}

/** The steps of a guide with their words, as they are shown. */
export function useTutorialSteps(): (name: Tutorial) => GuideStep[] {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const wordsOf = useStepWords()
  return (name) =>
    (guidePlans[name].steps(user) as StepPlan[]).map(({ id, page, missing, ...step }) => ({
      ...step,
      ...wordsOf(name, id),
      ...(missing === undefined ? {} : { missing: t(`tutorials.${missing}`) }),
      ...(page === undefined ? {} : { before: () => goTo(page, navigate) }),
    }))
}

/** Back and forth between steps of one page goes nowhere. */
function goTo(page: string, navigate: ReturnType<typeof useNavigate>): void {
  if (window.location.pathname !== page) void navigate(page)
}

/** Starts a guide where it begins, and keeps how far the person came. */
export function useStartTutorial(): (name: Tutorial) => Promise<void> {
  const { t } = useTranslation()
  const progress = useProgress()
  const { mutate } = useSetProgress()
  const stepsOf = useTutorialSteps()
  return async (name) => {
    const key = keyOfTutorial(name)
    if (progress?.[key] === undefined) mutate({ [key]: 'started' })
    try {
      const end = await startGuide(stepsOf(name))
      if (end !== 'done') return
      mutate({ [key]: 'done' })
      showSuccess(t('tutorials.finished', { name: t(`tutorials.guides.${name}.title`) }))
    } catch (error) {
      showError(error)
    }
  }
}
