import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { interviewsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    interviews: typeof interviewsTexts
  }
}

registerTexts('interviews', {
  en: interviewsTexts,
  de: async () => (await import('./locales/de.ts')).interviewsTexts,
})
