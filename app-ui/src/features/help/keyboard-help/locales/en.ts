import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const keyboardTexts = {
  title: 'Keyboard shortcuts',
  then: 'then',
  single: 'Single-key shortcuts',
  singleHelp:
    'Keys such as C or G then I. Turn them off if you speak to your computer, or press keys by accident. Shortcuts with Ctrl and Esc stay on.',
  saveFailed: 'Your choice was not kept: {{message}}',
  groups: {
    anywhere: 'Anywhere',
    go: 'Go to',
    lists: 'In lists',
    observations: 'On an observation of the list, or those selected',
    dialogs: 'In dialogs and menus',
  },
  what: {
    palette: 'Search, go to a page, or do something',
    help: 'Show keyboard shortcuts',
    search: 'Go to the search of the page',
    create: 'Create an initiative',
    home: 'Home',
    dashboard: 'Dashboard, or departments inside a client',
    initiatives: 'Initiatives',
    artifacts: 'Artifacts',
    knowledge: 'Query Knowledge',
    clients: 'Clients',
    consultants: 'Consultants',
    templates: 'Initiative Templates',
    users: 'Users',
    settings: 'Settings or security',
    next: 'Next row or card',
    previous: 'Previous row or card',
    open: 'Open it',
    select: 'Select it',
    accept: 'Accept',
    toRemediate: 'Mark to remediate',
    remediated: 'Mark as remediated',
    evidence: 'Open its first source',
    close: 'Close',
  },
}

defineTexts('keyboard', keyboardTexts, async () => (await import('./de.ts')).keyboardTexts)
