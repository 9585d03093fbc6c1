import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { ssoTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    sso: typeof ssoTexts
  }
}

registerTexts('sso', {
  en: ssoTexts,
  de: async () => (await import('./locales/de.ts')).ssoTexts,
})
