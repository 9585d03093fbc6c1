import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { feedbackTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    feedback: typeof feedbackTexts
  }
}

registerTexts('feedback', {
  en: feedbackTexts,
  de: async () => (await import('./locales/de.ts')).feedbackTexts,
})
