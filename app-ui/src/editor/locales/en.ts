import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const editorTexts = {
  toolbar: 'Formatting',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
  addLink: 'Add Link',
  editLink: 'Edit Link',
  url: 'URL',
  urlHelp: 'A web address or an e-mail address',
  urlWrong: 'Links may lead to http, https and mailto addresses only',
  linkText: 'Text',
  add: 'Add',
  update: 'Update',
  removeLink: 'Remove link',
}

defineTexts('editor', editorTexts, async () => (await import('./de.ts')).editorTexts)
