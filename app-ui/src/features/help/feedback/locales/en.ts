import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const feedbackTexts = {
  title: 'Feedback',
  intro: 'Tell us what helps you and what does not. The people who run Parley read everything.',
  formTitle: 'Your feedback',
  kind: 'What is it?',
  kinds: { IDEA: 'An idea', PROBLEM: 'A problem', PRAISE: 'Praise' },
  prompts: {
    IDEA: 'What would you like to be able to do, and what for?',
    PROBLEM: 'What did you do, what happened, and what did you expect?',
    PRAISE: 'What works well for you?',
  },
  text: 'Your words',
  page: 'Page that it is about',
  pageHelp: 'Optional: its address in Parley, such as /initiatives',
  badPage: 'Please give an address in Parley that begins with a slash, such as /initiatives.',
  wantsAnswer: 'I would like an answer',
  answerHelp: 'It will stand below, beside what you wrote.',
  restored: 'What you had begun to write is still here.',
  discard: 'Discard',
  send: 'Send feedback',
  sent: 'Thank you! Your feedback was sent.',
  sendFailed: 'Failed to send feedback',
  ownTitle: 'What you have told us',
  search: 'Search your feedback',
  failed: 'Failed to load your feedback',
  none: 'Nothing yet',
  noneText: 'What you send is listed here, with what became of it.',
  noMatch: 'No feedback matches the search.',
  states: { NEW: 'Not read yet', READ: 'Read', ANSWERED: 'Answered' },
  about: 'About {{page}}',
  answerOf: 'Answer',
  answeredElsewhere: 'It was answered in another way.',
}

defineTexts('feedback', feedbackTexts, async () => (await import('./de.ts')).feedbackTexts)
