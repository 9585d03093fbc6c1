import type { Translation } from '../../../lib/i18n/i18n.ts'
import type { sessionTexts as english } from './en.ts'

export const sessionTexts: Translation<typeof english> = {
  language: 'Sprache',
  signIn: 'Anmelden',
  signInAgain: 'Erneut anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  forgotPassword: 'Passwort vergessen?',
  emailRequired: 'E-Mail ist erforderlich',
  passwordRequired: 'Passwort ist erforderlich',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  loginFailed: 'Anmeldung fehlgeschlagen: {{message}}',
  invalidCredentials: 'E-Mail oder Passwort stimmt nicht',
  pauseNote:
    'Nach wiederholten Fehlversuchen pausiert die Anmeldung eine Weile. Ein neues Passwort beendet die Pause: über „Passwort vergessen?“.',
  logoutFailed: 'Abmeldung fehlgeschlagen: {{message}}',
  currentUserFailed: 'Das angemeldete Konto konnte nicht geladen werden: {{message}}',
  tagline: 'Beratungsprojekte, geführt von Menschen und KI-Agenten gemeinsam.',
  demoTitle: 'Demokonten',
  demoText: 'Dies ist eine Demo. Wählen Sie, wer Sie sein möchten:',
  sessionOver: 'Ihre Sitzung ist beendet',
  sessionOverText: 'Melden Sie sich erneut an, um fortzufahren. Ihre Eingaben sind noch da.',
  differentAccount: 'Sie haben sich mit einem anderen Konto angemeldet; die Seite wurde neu geladen.',
  signOut: 'Verlassen',
  connectTitle: 'Als {{name}} verbinden',
  connectText:
    'Sie sehen und tun 60 Minuten lang, was diese Organisation darf. Ihr Name wird bei allem festgehalten, was Sie tun.',
  reason: 'Grund',
  reasonHelp: 'Freiwillig. Die Organisation sieht ihn in ihrem Protokoll.',
  connect: 'Verbinden',
  onlyConsultants: 'Nur Beraterinnen, Berater und Super-Admins können zu Klienten wechseln',
}
