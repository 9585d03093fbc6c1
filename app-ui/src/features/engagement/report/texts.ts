import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { reportTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    report: typeof reportTexts
  }
}

registerTexts('report', {
  en: reportTexts,
  de: async () => (await import('./locales/de.ts')).reportTexts,
})
