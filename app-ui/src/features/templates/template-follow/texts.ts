import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { templateFollowTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    templateFollow: typeof templateFollowTexts
  }
}

registerTexts('templateFollow', {
  en: templateFollowTexts,
  de: async () => (await import('./locales/de.ts')).templateFollowTexts,
})
