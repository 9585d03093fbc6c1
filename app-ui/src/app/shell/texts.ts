import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { shellTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    shell: typeof shellTexts
  }
}

registerTexts('shell', {
  en: shellTexts,
  de: async () => (await import('./locales/de.ts')).shellTexts,
})
