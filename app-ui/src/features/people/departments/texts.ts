import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { departmentsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    departments: typeof departmentsTexts
  }
}

registerTexts('departments', {
  en: departmentsTexts,
  de: async () => (await import('./locales/de.ts')).departmentsTexts,
})
