import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { tutorialsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    tutorials: typeof tutorialsTexts
  }
}

registerTexts('tutorials', {
  en: tutorialsTexts,
  de: async () => (await import('./locales/de.ts')).tutorialsTexts,
})
