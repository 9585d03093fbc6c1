import type { Translation } from '@parley/ui-kit/i18n/i18n.ts'
import type { guideTexts as english } from './en.ts'

export const guideTexts: Translation<typeof english> = {
  next: 'Weiter',
  previous: 'Zurück',
  done: 'Fertig',
  close: 'Rundgang schließen',
  progress: '{{current}} von {{total}}',
  failed: 'Der Rundgang konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
}
