import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { templatesTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    templates: typeof templatesTexts
  }
}

registerTexts('templates', {
  en: templatesTexts,
  de: async () => (await import('./locales/de.ts')).templatesTexts,
})
