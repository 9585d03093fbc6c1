import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { consultantsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    consultants: typeof consultantsTexts
  }
}

registerTexts('consultants', {
  en: consultantsTexts,
  de: async () => (await import('./locales/de.ts')).consultantsTexts,
})
