import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { clientsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    clients: typeof clientsTexts
  }
}

registerTexts('clients', {
  en: clientsTexts,
  de: async () => (await import('./locales/de.ts')).clientsTexts,
})
