import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { nextStepTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    nextStep: typeof nextStepTexts
  }
}

registerTexts('nextStep', {
  en: nextStepTexts,
  de: async () => (await import('./locales/de.ts')).nextStepTexts,
})
