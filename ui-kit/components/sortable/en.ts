import { defineTexts } from '../../i18n/defined-texts.ts'

export const sortableTexts = {
  move: 'Move {{name}}',
  help: 'Drag it, press the arrow keys, or click for a menu',
  up: 'Move up',
  down: 'Move down',
  moved: '{{name}}: place {{place}} of {{count}}',
  movedTo: '{{name}}: place {{place}} of {{count}} in {{list}}',
  first: '{{name}} is the first already',
  last: '{{name}} is the last already',
  refused: '{{name}} cannot be moved there: there is no room',
}

declare module '../../i18n/defined-texts.ts' {
  interface Texts {
    sortable: typeof sortableTexts
  }
}

defineTexts('sortable', sortableTexts, async () => (await import('./de.ts')).sortableTexts)
