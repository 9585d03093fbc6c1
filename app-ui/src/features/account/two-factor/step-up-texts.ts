import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'
import { stepUpTexts } from '@parley/ui-kit/shell/step-up/locales/en.ts'

// The console says the same in its own way.
defineTexts(
  'stepUp',
  stepUpTexts,
  async () => (await import('@parley/ui-kit/shell/step-up/locales/de.ts')).stepUpTexts,
)
