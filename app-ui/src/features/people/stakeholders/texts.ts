import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { stakeholdersTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    stakeholders: typeof stakeholdersTexts
  }
}

registerTexts('stakeholders', {
  en: stakeholdersTexts,
  de: async () => (await import('./locales/de.ts')).stakeholdersTexts,
})
