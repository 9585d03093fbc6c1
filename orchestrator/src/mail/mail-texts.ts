export type MailKind = 'invitation' | 'password_reset' | 'notification'

/** What the words of a mail are made of. */
export interface MailFacts {
  kind: MailKind
  locale: string
  firstName: string
  /** The client or firm of the account; undefined for super admins. */
  organisation: string | undefined
  /** Where the button leads. */
  link: string
  /** A notification's own words, in the language that it was written in. */
  words: { title: string; text: string }
}

export interface ComposedMail {
  subject: string
  text: string
  html: string
}

interface Words {
  subject: string
  paragraphs: string[]
  button: string
}

interface Language {
  greeting: (name: string) => string
  footer: string
  words: (facts: MailFacts) => Words
}

const english: Language = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  footer: 'This mail was sent by Parley. If you did not expect it, you can ignore it.',
  words({ kind, organisation, words }) {
    if (kind === 'notification')
      return { subject: words.title, paragraphs: [words.text], button: 'Open Parley' }
    if (kind === 'invitation')
      return {
        subject: organisation === undefined ? 'Your Parley account' : `${organisation} invites you to Parley`,
        paragraphs: [
          organisation === undefined
            ? 'An account on Parley has been made for you.'
            : `${organisation} has made an account on Parley for you.`,
          'Choose a password to sign in. The link works once and for 7 days.',
        ],
        button: 'Choose a password',
      }
    return {
      subject: 'Set a new password for Parley',
      paragraphs: ['Set a new password with this link. It works once and for 30 minutes.'],
      button: 'Set a new password',
    }
  },
}

const german: Language = {
  greeting: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  footer: 'Diese E-Mail wurde von Parley gesendet. Haben Sie sie nicht erwartet, können Sie sie ignorieren.',
  words({ kind, organisation, words }) {
    if (kind === 'notification')
      return { subject: words.title, paragraphs: [words.text], button: 'Parley öffnen' }
    if (kind === 'invitation')
      return {
        subject:
          organisation === undefined ? 'Ihr Konto bei Parley' : `${organisation} lädt Sie zu Parley ein`,
        paragraphs: [
          organisation === undefined
            ? 'Für Sie wurde ein Konto bei Parley angelegt.'
            : `${organisation} hat für Sie ein Konto bei Parley angelegt.`,
          'Wählen Sie ein Passwort, um sich anzumelden. Der Link gilt einmal und 7 Tage lang.',
        ],
        button: 'Passwort wählen',
      }
    return {
      subject: 'Neues Passwort für Parley festlegen',
      paragraphs: ['Legen Sie mit diesem Link ein neues Passwort fest. Er gilt einmal und 30 Minuten lang.'],
      button: 'Neues Passwort festlegen',
    }
  },
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
/** Names are people's own words: no line of a header may begin in one. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The mail in the person's language, as text and as HTML that loads nothing from anywhere. */
export function composeMail(facts: MailFacts): ComposedMail {
  const language = facts.locale === 'de' ? german : english
  const { subject, paragraphs, button } = language.words(facts)
  const lines = [language.greeting(oneLine(facts.firstName)), ...paragraphs.map(oneLine)]
  const paragraph = (line: string): string => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`
  const html = [
    '<div style="font:15px/1.5 system-ui,sans-serif;color:#111827;max-width:560px">',
    ...lines.map(paragraph),
    `<p style="margin:0 0 16px"><a href="${escapeHtml(facts.link)}" style="display:inline-block;padding:10px 16px;border-radius:8px;background:#0f766e;color:#ffffff;text-decoration:none">${escapeHtml(button)}</a></p>`,
    `<p style="margin:0 0 16px;word-break:break-all;color:#4b5563">${escapeHtml(facts.link)}</p>`,
    `<p style="margin:24px 0 0;font-size:13px;color:#4b5563">${escapeHtml(language.footer)}</p>`,
    '</div>',
  ].join('\n')
  const text = [...lines, `${button}:\n${facts.link}`, language.footer].join('\n\n')
  return { subject: oneLine(subject), text, html }
}
