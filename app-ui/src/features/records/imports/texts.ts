import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { importsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    imports: typeof importsTexts
  }
}

registerTexts('imports', {
  en: importsTexts,
  de: async () => (await import('./locales/de.ts')).importsTexts,
})
