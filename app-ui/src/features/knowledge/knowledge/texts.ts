import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { knowledgeTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    knowledge: typeof knowledgeTexts
  }
}

registerTexts('knowledge', {
  en: knowledgeTexts,
  de: async () => (await import('./locales/de.ts')).knowledgeTexts,
})
