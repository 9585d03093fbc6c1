import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { passwordRulesTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    passwordRules: typeof passwordRulesTexts
  }
}

registerTexts('passwordRules', {
  en: passwordRulesTexts,
  de: async () => (await import('./locales/de.ts')).passwordRulesTexts,
})
