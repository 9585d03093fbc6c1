import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { maturityTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    maturity: typeof maturityTexts
  }
}

registerTexts('maturity', {
  en: maturityTexts,
  de: async () => (await import('./locales/de.ts')).maturityTexts,
})
