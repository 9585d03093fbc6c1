import { registerTexts } from '../../lib/i18n/i18n.ts'
import { placeholderTexts } from './locales/en.ts'

declare module '../../lib/i18n/i18n.ts' {
  interface Texts {
    placeholders: typeof placeholderTexts
  }
}

registerTexts('placeholders', {
  en: placeholderTexts,
  de: async () => (await import('./locales/de.ts')).placeholderTexts,
})
