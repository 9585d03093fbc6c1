import type { Translation } from '../../../lib/i18n/i18n.ts'
import type { activationTexts as english } from './en.ts'

export const activationTexts: Translation<typeof english> = {
  title: 'Aktivierung',
  purpose:
    'Bündelt, was diese Phase ergeben hat, und reichert es mit dem an, was Initiative, Klient und Beratung darüber wissen.',
  status: {
    NONE: 'Nicht aktiviert',
    PENDING: 'Wartet',
    IN_PROGRESS: 'Wird aktiviert …',
    COMPLETED: 'Aktiviert',
    FAILED: 'Fehlgeschlagen',
  },
  activate: 'Aktivieren',
  noInteractions:
    'Keine abgeschlossenen Interaktionen gefunden. Schließen Sie zuerst einige Interaktionen der Agenten ab.',
}
