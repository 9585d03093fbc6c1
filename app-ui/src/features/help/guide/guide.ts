import type { GuideEnd, GuideStep } from './guide-step.ts'
// Here and not where they are shown, so that German ones are there when the first card is.
import './locales/en.ts'

let running: (() => void) | undefined

/** Whether a guide is on the screen: keys belong to it then. */
export const isGuideRunning = (): boolean => running !== undefined

/** Ends the guide that runs, as if the person had closed it. */
export const closeGuide = (): void => running?.()

/**
 * Leads a person through the page, a card beside one element after the other. What draws it is loaded now; a failure
 * of that is thrown. One guide at a time: a new one ends the one before.
 *
 * @returns how it ended, once it has
 */
export async function startGuide(steps: readonly GuideStep[]): Promise<GuideEnd> {
  closeGuide()
  const { runGuide } = await import('./run-guide.ts')
  closeGuide()
  const guide = runGuide(steps)
  running = guide.close
  try {
    return await guide.ended
  } finally {
    if (running === guide.close) running = undefined
  }
}
