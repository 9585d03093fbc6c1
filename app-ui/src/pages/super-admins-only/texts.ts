import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { superAdminTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    superAdmins: typeof superAdminTexts
  }
}

registerTexts('superAdmins', {
  en: superAdminTexts,
  de: async () => (await import('./locales/de.ts')).superAdminTexts,
})
