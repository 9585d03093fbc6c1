import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { twoFactorTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    twoFactor: typeof twoFactorTexts
  }
}

registerTexts('twoFactor', {
  en: twoFactorTexts,
  de: async () => (await import('./locales/de.ts')).twoFactorTexts,
})
