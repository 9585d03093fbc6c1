import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { sessionTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    session: typeof sessionTexts
  }
}

registerTexts('session', {
  en: sessionTexts,
  de: async () => (await import('./locales/de.ts')).sessionTexts,
})
