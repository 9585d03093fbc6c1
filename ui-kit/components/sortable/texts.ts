import { registerTexts } from '../../i18n/i18n.ts'
import { sortableTexts } from './en.ts'

declare module '../../i18n/i18n.ts' {
  interface Texts {
    sortable: typeof sortableTexts
  }
}

registerTexts('sortable', {
  en: sortableTexts,
  de: async () => (await import('./de.ts')).sortableTexts,
})
