import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { settingsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    settings: typeof settingsTexts
  }
}

registerTexts('settings', {
  en: settingsTexts,
  de: async () => (await import('./locales/de.ts')).settingsTexts,
})
