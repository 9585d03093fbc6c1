import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { paletteTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    palette: typeof paletteTexts
  }
}

registerTexts('palette', {
  en: paletteTexts,
  de: async () => (await import('./locales/de.ts')).paletteTexts,
})
