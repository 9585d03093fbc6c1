import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { registrationTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    registration: typeof registrationTexts
  }
}

registerTexts('registration', {
  en: registrationTexts,
  de: async () => (await import('./locales/de.ts')).registrationTexts,
})
