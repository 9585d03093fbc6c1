import type { Translation } from '../../../i18n/translation.ts'
import type { stepUpTexts as english } from './en.ts'

export const stepUpTexts: Translation<typeof english> = {
  title: 'Bestätigen Sie, dass Sie es sind',
  text: 'Dafür ist ein Nachweis nötig, der nicht älter als 15 Minuten ist. Ihre Eingaben bleiben erhalten.',
  password: 'Passwort',
  code: 'Code oder Ersatzcode',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  usePassword: 'Passwort verwenden',
  useCode: 'Code verwenden',
  wrongPassword: 'Das Passwort stimmt nicht.',
  wrongCode: 'Der Code stimmt nicht.',
  onlyProvider:
    'Ihr Konto hat hier weder ein Passwort noch Zwei-Faktor-Authentifizierung. Melden Sie sich erneut bei Ihrem Anbieter an, und wiederholen Sie dies dann.',
  signInAgain: 'Erneut anmelden',
}
