import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { recordTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    record: typeof recordTexts
  }
}

registerTexts('record', {
  en: recordTexts,
  de: async () => (await import('./locales/de.ts')).recordTexts,
})
