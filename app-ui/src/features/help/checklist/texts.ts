import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { checklistTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    checklist: typeof checklistTexts
  }
}

registerTexts('checklist', {
  en: checklistTexts,
  de: async () => (await import('./locales/de.ts')).checklistTexts,
})
