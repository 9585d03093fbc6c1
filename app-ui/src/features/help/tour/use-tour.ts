import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { type GuideStep, startGuide } from '../guide/index.ts'
import { useSetProgress } from '../../engagement/progress/index.ts'
import './locales/en.ts'

type Stop = 'welcome' | 'menu' | 'palette' | 'bell' | 'account' | 'page'

/** What the stops point at; the menu is a button where it lies in a drawer. */
const stops: ({ stop: Stop } & Pick<GuideStep, 'target' | 'optional' | 'side'>)[] = [
  { stop: 'welcome' },
  { stop: 'menu', target: '[data-guide="menu"]', optional: true, side: 'right' },
  { stop: 'menu', target: '[data-guide="menu-button"]', optional: true, side: 'bottom' },
  { stop: 'palette', target: '[data-guide="palette"]', side: 'bottom' },
  { stop: 'bell', target: '[data-guide="bell"]', optional: true, side: 'bottom' },
  { stop: 'account', target: '[data-guide="account"]', side: 'bottom' },
  { stop: 'page', target: 'main h1, header h1', optional: true, side: 'bottom' },
]

/** Shows the shell in six stops, and keeps that it was seen, or closed before its end. */
export function useTour(): () => void {
  const { t } = useTranslation()
  const { mutate } = useSetProgress()
  return () => {
    const steps = stops.map(({ stop, ...rest }) => ({
      ...rest,
      title: t(`tour.steps.${stop}.title`),
      text: t(`tour.steps.${stop}.text`),
    }))
    startGuide(steps).then(
      (end) => mutate({ tour: end === 'done' ? 'done' : 'dismissed' }),
      () => showError(t('tour.failed')),
    )
  }
}
