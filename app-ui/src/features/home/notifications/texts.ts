import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { notificationsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    notifications: typeof notificationsTexts
  }
}

registerTexts('notifications', {
  en: notificationsTexts,
  de: async () => (await import('./locales/de.ts')).notificationsTexts,
})
