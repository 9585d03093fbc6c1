import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { editingTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    editing: typeof editingTexts
  }
}

registerTexts('editing', {
  en: editingTexts,
  de: async () => (await import('./locales/de.ts')).editingTexts,
})
