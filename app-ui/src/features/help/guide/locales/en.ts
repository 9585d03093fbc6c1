import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const guideTexts = {
  next: 'Next',
  previous: 'Back',
  done: 'Done',
  close: 'Close the guide',
  progress: '{{current}} of {{total}}',
  failed: 'The guide could not be loaded. Check your connection and try again.',
}

defineTexts('guide', guideTexts, async () => (await import('./de.ts')).guideTexts)
