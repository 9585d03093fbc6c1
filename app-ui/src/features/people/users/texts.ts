import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { usersTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    users: typeof usersTexts
  }
}

registerTexts('users', {
  en: usersTexts,
  de: async () => (await import('./locales/de.ts')).usersTexts,
})
