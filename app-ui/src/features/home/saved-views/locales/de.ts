import type { Translation } from '@parley/ui-kit/i18n/i18n.ts'
import type { savedViewsTexts as english } from './en.ts'

export const savedViewsTexts: Translation<typeof english> = {
  views: 'Ansichten',
  viewsOf: 'Ansichten: {{name}}',
  changed: '{{name}}, geändert',
  none: 'Noch ist keine Ansicht gespeichert.',
  isDefault: 'Standard',
  saveNew: 'Diese Ansicht speichern …',
  saveChanges: 'Änderungen an „{{name}}“ speichern',
  rename: '„{{name}}“ umbenennen …',
  makeDefault: '„{{name}}“ zuerst zeigen',
  noDefault: '„{{name}}“ nicht mehr zuerst zeigen',
  remove: '„{{name}}“ löschen',
  newTitle: 'Diese Ansicht speichern',
  renameTitle: 'Ansicht umbenennen',
  name: 'Name',
  alsoDefault: 'Zuerst zeigen, wenn die Seite geöffnet wird',
  keeps: 'Sie behält Suche, Filter, Reihenfolge und Darstellung.',
  save: 'Ansicht speichern',
  saved: 'Ansicht „{{name}}“ gespeichert',
  removed: 'Ansicht „{{name}}“ gelöscht',
  undo: 'Rückgängig',
  failed: 'Ihre Ansichten konnten nicht geladen werden.',
}
