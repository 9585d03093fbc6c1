import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { MailFacts, MailWords } from './mail-facts.ts'

export interface Language {
  greeting: (name: string) => string
  footer: string
  words: { [K in MailFacts['kind']]: (facts: MailFacts) => MailWords }
  /** Who asked for it, from where; undefined where that is not known. */
  asked: (facts: MailFacts) => string | undefined
}

const english: Language = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  footer: 'This mail was sent by Parley. If you did not expect it, you can ignore it.',
  asked({ asked, organisation }) {
    if (asked === undefined) return undefined
    if (asked.by === 'administrator')
      return organisation === undefined
        ? 'An administrator asked for it.'
        : `An administrator of ${organisation} asked for it.`
    if (asked.network === null && asked.device === null) return undefined
    const device = asked.device === null ? '' : ` with ${asked.device}`
    const network = asked.network === null ? '' : ` from the network ${asked.network}`
    return `It was asked for${network}${device}. If it was not you, nothing changes as long as nobody opens the link.`
  },
  words: {
    notification: ({ words }) => ({
      subject: words.title,
      paragraphs: [words.text],
      button: 'Open Parley',
    }),
    invitation: ({ organisation }) => ({
      subject: organisation === undefined ? 'Your Parley account' : `${organisation} invites you to Parley`,
      paragraphs: [
        organisation === undefined
          ? 'An account on Parley has been made for you.'
          : `${organisation} has made an account on Parley for you.`,
        'Choose a password to sign in. The link works once and for 7 days.',
      ],
      button: 'Choose a password',
    }),
    password_reset: () => ({
      subject: 'Set a new password for Parley',
      paragraphs: ['Set a new password with this link. It works once and for 30 minutes.'],
      button: 'Set a new password',
    }),
    email_verification: () => ({
      subject: 'Confirm your new email address for Parley',
      paragraphs: [
        'This is to be the new address of your Parley account. Confirm it with this link; it works once and for 24 hours.',
      ],
      button: 'Confirm the address',
    }),
    email_undo: ({ newEmail = '' }) => ({
      subject: 'Your Parley address is about to change',
      paragraphs: [
        `A change of the address of your account to ${newEmail} was asked for. It changes when the new address is confirmed.`,
        'If it was not you, keep this address with the link below. It works for 7 days, also after the change, signs everybody out and lets you set a new password.',
      ],
      button: 'Keep this address',
    }),
    email_changed: ({ newEmail = '' }) => ({
      subject: 'The address of your Parley account has changed',
      paragraphs: [
        `An administrator has changed the address of your account to ${newEmail}. You sign in with it from now on.`,
        'If you do not know why, ask your administrator.',
      ],
      button: 'Open Parley',
    }),
    firm_registration: ({ firmName = '' }) => ({
      subject: 'Confirm your address to register with Parley',
      paragraphs: [
        `You want to register ${firmName} with Parley. Confirm your address and choose a password; the link works once and for 24 hours.`,
      ],
      button: 'Go on',
    }),
    sign_in_locked: () => ({
      subject: 'Your sign-in to Parley is locked',
      paragraphs: [
        'Somebody has typed wrong passwords for your account, so nobody can sign in to it from a new device for a while. Your sessions go on, and so does signing in on devices that you have used before.',
        'If you want to sign in now, open it again; the link works once and for 24 hours. If it was not you, your password has not been guessed; choose a longer one where you use it elsewhere, too.',
      ],
      button: 'Open my sign-in',
    }),
    address_known: () => ({
      subject: 'You have a Parley account already',
      paragraphs: [
        'Somebody wanted to use this address for another Parley account. It is yours already, so nothing has changed.',
        'If it was you and you do not know your password any more, you can ask for a new one.',
      ],
      button: 'Open Parley',
    }),
  },
}

const german: Language = {
  greeting: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  footer: 'Diese E-Mail wurde von Parley gesendet. Haben Sie sie nicht erwartet, können Sie sie ignorieren.',
  asked({ asked, organisation }) {
    if (asked === undefined) return undefined
    if (asked.by === 'administrator')
      return organisation === undefined
        ? 'Die Administration hat dies angefordert.'
        : `Die Administration von ${organisation} hat dies angefordert.`
    if (asked.network === null && asked.device === null) return undefined
    const device = asked.device === null ? '' : ` mit ${asked.device}`
    const network = asked.network === null ? '' : ` aus dem Netz ${asked.network}`
    return `Die Anforderung kam${network}${device}. Waren Sie es nicht, ändert sich nichts, solange niemand den Link öffnet.`
  },
  words: {
    notification: ({ words }) => ({
      subject: words.title,
      paragraphs: [words.text],
      button: 'Parley öffnen',
    }),
    invitation: ({ organisation }) => ({
      subject: organisation === undefined ? 'Ihr Konto bei Parley' : `${organisation} lädt Sie zu Parley ein`,
      paragraphs: [
        organisation === undefined
          ? 'Für Sie wurde ein Konto bei Parley angelegt.'
          : `${organisation} hat für Sie ein Konto bei Parley angelegt.`,
        'Wählen Sie ein Passwort, um sich anzumelden. Der Link gilt einmal und 7 Tage lang.',
      ],
      button: 'Passwort wählen',
    }),
    password_reset: () => ({
      subject: 'Neues Passwort für Parley festlegen',
      paragraphs: ['Legen Sie mit diesem Link ein neues Passwort fest. Er gilt einmal und 30 Minuten lang.'],
      button: 'Neues Passwort festlegen',
    }),
    email_verification: () => ({
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für Parley',
      paragraphs: [
        'Dies soll die neue Adresse Ihres Kontos bei Parley werden. Bestätigen Sie sie mit diesem Link; er gilt einmal und 24 Stunden lang.',
      ],
      button: 'Adresse bestätigen',
    }),
    email_undo: ({ newEmail = '' }) => ({
      subject: 'Ihre Adresse bei Parley soll sich ändern',
      paragraphs: [
        `Für Ihr Konto wurde die neue Adresse ${newEmail} angefordert. Sie gilt, sobald sie bestätigt ist.`,
        'Waren Sie es nicht, behalten Sie mit dem folgenden Link diese Adresse. Er gilt 7 Tage lang, auch nach der Änderung, meldet alle Geräte ab und lässt Sie ein neues Passwort festlegen.',
      ],
      button: 'Diese Adresse behalten',
    }),
    email_changed: ({ newEmail = '' }) => ({
      subject: 'Die Adresse Ihres Kontos bei Parley hat sich geändert',
      paragraphs: [
        `Die Administration hat die Adresse Ihres Kontos auf ${newEmail} geändert. Sie melden sich ab jetzt damit an.`,
        'Wissen Sie nicht warum, fragen Sie dort nach.',
      ],
      button: 'Parley öffnen',
    }),
    firm_registration: ({ firmName = '' }) => ({
      subject: 'Bestätigen Sie Ihre Adresse für die Registrierung bei Parley',
      paragraphs: [
        `Sie möchten ${firmName} bei Parley registrieren. Bestätigen Sie Ihre Adresse und wählen Sie ein Passwort; der Link gilt einmal und 24 Stunden lang.`,
      ],
      button: 'Weiter',
    }),
    sign_in_locked: () => ({
      subject: 'Ihre Anmeldung bei Parley ist gesperrt',
      paragraphs: [
        'Für Ihr Konto wurden falsche Passwörter eingegeben, deshalb kann sich von neuen Geräten aus eine Weile niemand anmelden. Ihre Sitzungen laufen weiter, und auf Geräten, die Sie schon benutzt haben, können Sie sich anmelden.',
        'Möchten Sie sich jetzt anmelden, entsperren Sie die Anmeldung; der Link gilt einmal und 24 Stunden lang. Waren Sie es nicht, wurde Ihr Passwort nicht erraten; wählen Sie ein längeres, wenn Sie es auch anderswo verwenden.',
      ],
      button: 'Anmeldung entsperren',
    }),
    address_known: () => ({
      subject: 'Sie haben bereits ein Konto bei Parley',
      paragraphs: [
        'Jemand wollte diese Adresse für ein weiteres Konto bei Parley verwenden. Sie gehört bereits zu Ihrem Konto, es hat sich also nichts geändert.',
        'Waren Sie es selbst und kennen Ihr Passwort nicht mehr, können Sie ein neues anfordern.',
      ],
      button: 'Parley öffnen',
    }),
  },
}

/** English for every language that mails are not written in. */
export const languageOf = inLanguages({ en: english, de: german })
