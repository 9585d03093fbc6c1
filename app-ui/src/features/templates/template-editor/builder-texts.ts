import { registerTexts } from '../../../lib/i18n/i18n.ts'
import { builderTexts } from './locales/builders.en.ts'

declare module '../../../lib/i18n/i18n.ts' {
  interface Texts {
    builders: typeof builderTexts
  }
}

registerTexts('builders', {
  en: builderTexts,
  de: async () => (await import('./locales/builders.de.ts')).builderTexts,
})
