import type { Translation } from '@parley/ui-kit/i18n/i18n.ts'
import type { editorTexts as english } from './en.ts'

export const editorTexts: Translation<typeof english> = {
  toolbar: 'Formatierung',
  heading1: 'Überschrift 1',
  heading2: 'Überschrift 2',
  heading3: 'Überschrift 3',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  bulletList: 'Aufzählung',
  orderedList: 'Nummerierte Liste',
  quote: 'Zitat',
  link: 'Link',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  addLink: 'Link hinzufügen',
  editLink: 'Link bearbeiten',
  url: 'URL',
  urlHelp: 'Eine Web- oder E-Mail-Adresse',
  urlWrong: 'Links dürfen nur zu http-, https- und mailto-Adressen führen',
  linkText: 'Text',
  add: 'Hinzufügen',
  update: 'Aktualisieren',
  removeLink: 'Link entfernen',
}
