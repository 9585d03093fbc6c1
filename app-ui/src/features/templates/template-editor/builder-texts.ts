import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { builderTexts } from './locales/builders.en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    builders: typeof builderTexts
  }
}

registerTexts('builders', {
  en: builderTexts,
  de: async () => (await import('./locales/builders.de.ts')).builderTexts,
})
