import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { auditTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    audit: typeof auditTexts
  }
}

registerTexts('audit', {
  en: auditTexts,
  de: async () => (await import('./locales/de.ts')).auditTexts,
})
