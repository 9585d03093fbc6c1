import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { modelViewTexts } from './en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    modelView: typeof modelViewTexts
  }
}

registerTexts('modelView', {
  en: modelViewTexts,
  de: async () => (await import('./de.ts')).modelViewTexts,
})
