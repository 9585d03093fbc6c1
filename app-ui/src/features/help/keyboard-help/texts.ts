import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { keyboardTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    keyboard: typeof keyboardTexts
  }
}

registerTexts('keyboard', {
  en: keyboardTexts,
  de: async () => (await import('./locales/de.ts')).keyboardTexts,
})
