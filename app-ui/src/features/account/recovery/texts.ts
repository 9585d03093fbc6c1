import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { recoveryTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    recovery: typeof recoveryTexts
  }
}

registerTexts('recovery', {
  en: recoveryTexts,
  de: async () => (await import('./locales/de.ts')).recoveryTexts,
})
