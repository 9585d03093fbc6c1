import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { firmKnowledgeTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    firmKnowledge: typeof firmKnowledgeTexts
  }
}

registerTexts('firmKnowledge', {
  en: firmKnowledgeTexts,
  de: async () => (await import('./locales/de.ts')).firmKnowledgeTexts,
})
