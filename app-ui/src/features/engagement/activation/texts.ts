import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { activationTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    activation: typeof activationTexts
  }
}

registerTexts('activation', {
  en: activationTexts,
  de: async () => (await import('./locales/de.ts')).activationTexts,
})
