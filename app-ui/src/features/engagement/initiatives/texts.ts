import { registerTexts } from '../../../lib/i18n/i18n.ts'
import { initiativesTexts } from './locales/en.ts'

declare module '../../../lib/i18n/i18n.ts' {
  interface Texts {
    initiatives: typeof initiativesTexts
  }
}

registerTexts('initiatives', {
  en: initiativesTexts,
  de: async () => (await import('./locales/de.ts')).initiativesTexts,
})
