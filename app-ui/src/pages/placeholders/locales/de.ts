import type { Translation } from '../../../lib/i18n/i18n.ts'
import type { placeholderTexts as english } from './en.ts'

export const placeholderTexts: Translation<typeof english> = {
  marketplace: {
    title: 'Marktplatz',
    text: 'Hier werden Agenten und Vorlagen angeboten, die andere teilen.',
  },
  tutorials: { title: 'Anleitungen', text: 'Hier erscheinen kurze Lektionen zur Arbeit mit Parley.' },
  feedback: {
    title: 'Rückmeldung',
    text: 'Hier werden Sie uns sagen können, was Ihnen hilft und was nicht.',
  },
}
