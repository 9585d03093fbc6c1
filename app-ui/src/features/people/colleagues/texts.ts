import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { colleaguesTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    colleagues: typeof colleaguesTexts
  }
}

registerTexts('colleagues', {
  en: colleaguesTexts,
  de: async () => (await import('./locales/de.ts')).colleaguesTexts,
})
