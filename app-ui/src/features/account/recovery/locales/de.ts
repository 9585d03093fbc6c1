export const recoveryTexts = {
  forgotTitle: 'Passwort vergessen',
  forgotText:
    'Geben Sie Ihre E-Mail-Adresse ein. Wenn wir sie kennen, senden wir Ihnen einen Link für ein neues Passwort.',
  sendLink: 'Link senden',
  backToLogin: 'Zurück zur Anmeldung',
  mailed: 'Die E-Mail zum Zurücksetzen wurde gesendet',
  resetTitle: 'Passwort zurücksetzen',
  welcomeTitle: 'Willkommen bei Parley',
  welcomeText: 'Wählen Sie ein Passwort für Ihr Konto.',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort bestätigen',
  save: 'Passwort festlegen',
  done: 'Das Passwort wurde festgelegt',
  toLogin: 'Sie werden gleich zur Anmeldung geführt.',
  invalidLink: 'Ungültiger Link. Bitte fordern Sie einen neuen an.',
  requestNew: 'Neuen Link anfordern',
  unlockTitle: 'Ihre Anmeldung ist gesperrt',
  unlockText:
    'Für Ihr Konto wurden falsche Passwörter eingegeben. Entsperren Sie die Anmeldung, dann können Sie sie sofort benutzen.',
  unlock: 'Anmeldung entsperren',
  unlocked: 'Ihre Anmeldung ist wieder offen.',
  unlockInvalid:
    'Dieser Link gilt nicht mehr. Die Sperre endet nach einer Weile von selbst; ein neues Passwort beendet sie sofort.',
  toSignIn: 'Zur Anmeldung',
  emailTitle: 'E-Mail-Adresse',
  emailText: 'Sie melden sich mit {{email}} an. Auch E-Mails gehen dorthin.',
  changeEmail: 'E-Mail-Adresse ändern',
  newEmail: 'Neue E-Mail-Adresse',
  sameEmail: 'Das ist bereits Ihre E-Mail-Adresse.',
  currentPassword: 'Aktuelles Passwort',
  changeEmailText:
    'Wir senden einen Link an die neue Adresse; Ihre Adresse ändert sich, wenn Sie ihn öffnen. Die bisherige Adresse erhält eine E-Mail, mit der sich die Änderung 7 Tage lang rückgängig machen lässt.',
  emailSent:
    'Wir haben einen Link an die neue Adresse gesendet. Ihre Adresse ändert sich, wenn Sie ihn öffnen.',
  tooShort: 'Das Passwort muss mindestens 8 Zeichen haben',
  tooSimple:
    'Das Passwort muss mindestens einen Großbuchstaben, einen Kleinbuchstaben und eine Ziffer enthalten',
  mustMatch: 'Die Passwörter müssen übereinstimmen',
  rules: 'Mindestens 8 Zeichen, mit Großbuchstabe, Kleinbuchstabe, Ziffer und Sonderzeichen.',
}
