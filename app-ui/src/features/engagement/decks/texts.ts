import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { decksTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    decks: typeof decksTexts
  }
}

registerTexts('decks', {
  en: decksTexts,
  de: async () => (await import('./locales/de.ts')).decksTexts,
})
