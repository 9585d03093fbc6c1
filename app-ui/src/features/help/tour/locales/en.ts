import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const tourTexts = {
  start: 'Take the tour',
  offer: 'New here? See where everything is in under a minute.',
  failed: 'The tour could not begin. Check your connection and try again.',
  steps: {
    welcome: {
      title: 'Welcome to Parley',
      text: 'Here you lead initiatives phase by phase, together with AI agents. Six short stops show you around; Esc ends the tour at any time.',
    },
    menu: {
      title: 'Your menu',
      text: 'All areas that you may use. An arrow shows that more stands beneath.',
    },
    palette: {
      title: 'Search and do',
      text: 'Find people, initiatives, documents and templates, go to any page or start an action. Ctrl or ⌘ with K opens it from anywhere.',
    },
    bell: {
      title: 'Notifications',
      text: 'Tells you when a phase, a conversation or a flag needs you. What you follow is chosen on each initiative.',
    },
    account: {
      title: 'Your account',
      text: 'Language, light or dark, security, keyboard shortcuts and feedback. This tour can be taken again from here.',
    },
    page: {
      title: 'Your first page',
      text: 'You begin here each time. As long as there are first steps to take, they stand at the top.',
    },
  },
}

defineTexts('tour', tourTexts, async () => (await import('./de.ts')).tourTexts)
