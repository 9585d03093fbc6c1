import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { tourTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    tour: typeof tourTexts
  }
}

registerTexts('tour', {
  en: tourTexts,
  de: async () => (await import('./locales/de.ts')).tourTexts,
})
