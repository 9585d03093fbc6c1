import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { artifactsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    artifacts: typeof artifactsTexts
  }
}

registerTexts('artifacts', {
  en: artifactsTexts,
  de: async () => (await import('./locales/de.ts')).artifactsTexts,
})
