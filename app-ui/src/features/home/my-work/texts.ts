import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { myWorkTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    myWork: typeof myWorkTexts
  }
}

registerTexts('myWork', {
  en: myWorkTexts,
  de: async () => (await import('./locales/de.ts')).myWorkTexts,
})
