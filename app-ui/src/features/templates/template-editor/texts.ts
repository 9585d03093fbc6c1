import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { templateEditorTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    templateEditor: typeof templateEditorTexts
  }
}

registerTexts('templateEditor', {
  en: templateEditorTexts,
  de: async () => (await import('./locales/de.ts')).templateEditorTexts,
})
