import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { demoDeckTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    demoDeck: typeof demoDeckTexts
  }
}

registerTexts('demoDeck', {
  en: demoDeckTexts,
  de: async () => (await import('./locales/de.ts')).demoDeckTexts,
})
