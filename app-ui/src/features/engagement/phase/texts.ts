import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { phaseTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    phase: typeof phaseTexts
  }
}

registerTexts('phase', {
  en: phaseTexts,
  de: async () => (await import('./locales/de.ts')).phaseTexts,
})
