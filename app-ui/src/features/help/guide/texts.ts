import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { guideTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    guide: typeof guideTexts
  }
}

registerTexts('guide', {
  en: guideTexts,
  de: async () => (await import('./locales/de.ts')).guideTexts,
})
