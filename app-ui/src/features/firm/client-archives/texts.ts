import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { clientArchivesTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    clientArchives: typeof clientArchivesTexts
  }
}

registerTexts('clientArchives', {
  en: clientArchivesTexts,
  de: async () => (await import('./locales/de.ts')).clientArchivesTexts,
})
