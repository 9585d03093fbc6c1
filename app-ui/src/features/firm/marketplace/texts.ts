import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { marketplaceTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    marketplace: typeof marketplaceTexts
  }
}

registerTexts('marketplace', {
  en: marketplaceTexts,
  de: async () => (await import('./locales/de.ts')).marketplaceTexts,
})
