import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const savedViewsTexts = {
  views: 'Views',
  viewsOf: 'Views: {{name}}',
  changed: '{{name}}, changed',
  none: 'No view is saved yet.',
  isDefault: 'Default',
  saveNew: 'Save this view…',
  saveChanges: 'Save changes to “{{name}}”',
  rename: 'Rename “{{name}}”…',
  makeDefault: 'Show “{{name}}” first',
  noDefault: 'No longer show “{{name}}” first',
  remove: 'Delete “{{name}}”',
  newTitle: 'Save this view',
  renameTitle: 'Rename the view',
  name: 'Name',
  alsoDefault: 'Show it first when the page is opened',
  keeps: 'It keeps search, filters, order and layout.',
  save: 'Save view',
  saved: 'View “{{name}}” saved',
  removed: 'View “{{name}}” deleted',
  undo: 'Undo',
  failed: 'Your views could not be loaded.',
}

defineTexts('savedViews', savedViewsTexts, async () => (await import('./de.ts')).savedViewsTexts)
