/** What the dialogs over the console's lists say. */
const en = {
  cancel: 'Cancel',
  save: 'Save',
  delete: 'Delete',
  retry: 'Retry',
  overwrite: 'Save again to replace it with what you see here.',
  failed: 'This did not work. Please try again.',
}

const de: typeof en = {
  cancel: 'Abbrechen',
  save: 'Speichern',
  delete: 'Löschen',
  retry: 'Erneut versuchen',
  overwrite: 'Erneutes Speichern ersetzt es durch das, was Sie hier sehen.',
  failed: 'Das hat nicht funktioniert. Bitte versuchen Sie es noch einmal.',
}

export const dialogTexts = { en: { dialogs: en }, de: { dialogs: de } }
