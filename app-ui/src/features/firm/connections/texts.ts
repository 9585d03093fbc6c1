import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { connectionsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    connections: typeof connectionsTexts
  }
}

registerTexts('connections', {
  en: connectionsTexts,
  de: async () => (await import('./locales/de.ts')).connectionsTexts,
})
