import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { conversationTexts } from './en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    conversation: typeof conversationTexts
  }
}

registerTexts('conversation', {
  en: conversationTexts,
  de: async () => (await import('./de.ts')).conversationTexts,
})
