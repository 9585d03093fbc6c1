import { registerTexts } from '../../../lib/i18n/i18n.ts'
import { modelViewTexts } from './en.ts'

declare module '../../../lib/i18n/i18n.ts' {
  interface Texts {
    modelView: typeof modelViewTexts
  }
}

registerTexts('modelView', {
  en: modelViewTexts,
  de: async () => (await import('./de.ts')).modelViewTexts,
})
