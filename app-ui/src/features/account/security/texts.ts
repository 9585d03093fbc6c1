import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { securityTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    security: typeof securityTexts
  }
}

registerTexts('security', {
  en: securityTexts,
  de: async () => (await import('./locales/de.ts')).securityTexts,
})
