import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { savedViewsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    savedViews: typeof savedViewsTexts
  }
}

registerTexts('savedViews', {
  en: savedViewsTexts,
  de: async () => (await import('./locales/de.ts')).savedViewsTexts,
})
