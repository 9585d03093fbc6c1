import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { stepUpTexts } from '@parley/ui-kit/shell/step-up/locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    stepUp: typeof stepUpTexts
  }
}

registerTexts('stepUp', {
  en: stepUpTexts,
  de: async () => (await import('@parley/ui-kit/shell/step-up/locales/de.ts')).stepUpTexts,
})
