import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { initiativesTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    initiatives: typeof initiativesTexts
  }
}

registerTexts('initiatives', {
  en: initiativesTexts,
  de: async () => (await import('./locales/de.ts')).initiativesTexts,
})
