import { defineTexts } from '../../app/define-texts.ts'

export const mailsTexts = defineTexts(
  {
    resources: {
      mails: {
        name: 'Mail |||| Sent Mails',
        empty: 'No mail has been sent yet.',
        fields: {
          createdAt: 'Created',
          to: 'To',
          subject: 'Subject',
          kind: 'Kind',
          status: 'Status',
          attempts: 'Attempts',
          error: 'Last error',
          sentAt: 'Sent',
          q: 'Search',
        },
        kinds: { invitation: 'Invitation', password_reset: 'Password reset', notification: 'Notification' },
        statuses: { PENDING: 'Waiting', SENT: 'Sent', KEPT: 'Kept here', FAILED: 'Failed' },
        searchHint: 'Address or subject',
        links: 'Links',
        opened: 'Opens in a new tab',
        look: 'As it looks',
        text: 'Text',
        notKept: 'What was sent is not stored: it may hold a link that still works.',
        notYet: 'Its words are written when it is sent.',
        failed: 'It could not be sent, and its words are not stored.',
        kept: 'There is no mail server, so this mail was not sent: it can be read here alone. Its links work; give them to nobody but the person it is for.',
      },
    },
  },
  {
    resources: {
      mails: {
        name: 'E-Mail |||| Gesendete E-Mails',
        empty: 'Es wurde noch keine E-Mail gesendet.',
        fields: {
          createdAt: 'Angelegt',
          to: 'An',
          subject: 'Betreff',
          kind: 'Art',
          status: 'Stand',
          attempts: 'Versuche',
          error: 'Letzter Fehler',
          sentAt: 'Gesendet',
          q: 'Suche',
        },
        kinds: {
          invitation: 'Einladung',
          password_reset: 'Neues Passwort',
          notification: 'Benachrichtigung',
        },
        statuses: { PENDING: 'Wartet', SENT: 'Gesendet', KEPT: 'Hier aufbewahrt', FAILED: 'Fehlgeschlagen' },
        searchHint: 'Adresse oder Betreff',
        links: 'Links',
        opened: 'Öffnet sich in einem neuen Tab',
        look: 'Wie sie aussieht',
        text: 'Text',
        notKept: 'Was gesendet wurde, wird nicht aufbewahrt: Es kann einen Link enthalten, der noch gilt.',
        notYet: 'Ihr Wortlaut entsteht beim Senden.',
        failed: 'Sie konnte nicht gesendet werden; ihr Wortlaut ist nicht aufbewahrt.',
        kept: 'Es gibt keinen Mailserver, daher wurde diese E-Mail nicht gesendet: Sie ist nur hier zu lesen. Ihre Links gelten; geben Sie sie nur der Person, für die sie bestimmt ist.',
      },
    },
  },
)
