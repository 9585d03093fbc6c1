import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { editorTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    editor: typeof editorTexts
  }
}

registerTexts('editor', {
  en: editorTexts,
  de: async () => (await import('./locales/de.ts')).editorTexts,
})
