import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { observationsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    observations: typeof observationsTexts
  }
}

registerTexts('observations', {
  en: observationsTexts,
  de: async () => (await import('./locales/de.ts')).observationsTexts,
})
