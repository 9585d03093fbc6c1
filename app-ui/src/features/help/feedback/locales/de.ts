import type { Translation } from '@parley/ui-kit/i18n/i18n.ts'
import type { feedbackTexts as english } from './en.ts'

export const feedbackTexts: Translation<typeof english> = {
  title: 'Rückmeldung',
  intro: 'Sagen Sie uns, was Ihnen hilft und was nicht. Die Menschen hinter Parley lesen alles.',
  formTitle: 'Ihre Rückmeldung',
  kind: 'Worum geht es?',
  kinds: { IDEA: 'Eine Idee', PROBLEM: 'Ein Problem', PRAISE: 'Ein Lob' },
  prompts: {
    IDEA: 'Was möchten Sie tun können, und wozu?',
    PROBLEM: 'Was haben Sie getan, was ist geschehen, und was haben Sie erwartet?',
    PRAISE: 'Was funktioniert für Sie gut?',
  },
  text: 'Ihre Nachricht',
  page: 'Seite, um die es geht',
  pageHelp: 'Optional: die Adresse in Parley, etwa /initiatives',
  badPage:
    'Bitte geben Sie eine Adresse in Parley an, die mit einem Schrägstrich beginnt, etwa /initiatives.',
  wantsAnswer: 'Ich möchte eine Antwort',
  answerHelp: 'Sie wird unten neben Ihren Worten stehen.',
  restored: 'Was Sie begonnen hatten, ist noch da.',
  discard: 'Verwerfen',
  send: 'Rückmeldung senden',
  sent: 'Vielen Dank! Ihre Rückmeldung wurde gesendet.',
  sendFailed: 'Die Rückmeldung konnte nicht gesendet werden',
  ownTitle: 'Was Sie uns gesagt haben',
  search: 'Ihre Rückmeldungen durchsuchen',
  failed: 'Ihre Rückmeldungen konnten nicht geladen werden',
  none: 'Noch nichts',
  noneText: 'Was Sie senden, steht hier, mit dem, was daraus geworden ist.',
  noMatch: 'Keine Rückmeldung entspricht der Suche.',
  states: { NEW: 'Noch nicht gelesen', READ: 'Gelesen', ANSWERED: 'Beantwortet' },
  about: 'Zu {{page}}',
  answerOf: 'Antwort',
  answeredElsewhere: 'Sie wurde auf anderem Weg beantwortet.',
}
