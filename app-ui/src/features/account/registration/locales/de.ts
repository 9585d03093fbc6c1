export const registrationTexts = {
  title: 'Willkommen bei Parley',
  invited:
    '{{organisation}} hat ein Konto für Sie angelegt. Sagen Sie uns Ihren Namen und wählen Sie ein Passwort.',
  invitedAlone: 'Für Sie wurde ein Konto angelegt. Sagen Sie uns Ihren Namen und wählen Sie ein Passwort.',
  firmProved: 'Ihre Adresse ist bestätigt. Wählen Sie ein Passwort, dann ist {{organisation}} bereit.',
  email: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
  rules: 'Mindestens {{count}} Zeichen, mit Großbuchstabe, Kleinbuchstabe und Ziffer.',
  rulesSpecial: 'Mindestens {{count}} Zeichen, mit Großbuchstabe, Kleinbuchstabe, Ziffer und Sonderzeichen.',
  tooShort: 'Das Passwort muss mindestens {{count}} Zeichen haben',
  tooSimple:
    'Das Passwort muss mindestens einen Großbuchstaben, einen Kleinbuchstaben und eine Ziffer enthalten',
  noSpecial: 'Das Passwort muss mindestens ein Sonderzeichen enthalten',
  mustMatch: 'Die Passwörter müssen übereinstimmen',
  submit: 'Konto einrichten',
  linkOverTitle: 'Dieser Link gilt nicht mehr',
  linkOverText:
    'Er wurde vielleicht schon benutzt oder ist zu alt. Haben Sie ein Passwort, melden Sie sich an. Sonst senden wir einen neuen Link an Ihre Adresse.',
  sendNew: 'Neuen Link senden',
  signIn: 'Anmelden',
  firmTitle: 'Beratungsfirma registrieren',
  firmText:
    'Wir senden einen Link an Ihre Adresse. Öffnen Sie ihn, um ein Passwort zu wählen; dann ist Ihre Firma eingerichtet.',
  firmName: 'Name der Firma',
  sendLink: 'Link senden',
  linkSent: 'Wir haben einen Link an Ihre E-Mail-Adresse gesendet. Öffnen Sie ihn, um fortzufahren.',
  closedTitle: 'Registrierung nur auf Einladung',
  closedText:
    'Bitten Sie die Administration Ihrer Organisation, Sie einzuladen: Sie erhalten dann eine E-Mail mit einem Link. Wurden Sie eingeladen und finden sie nicht, fordern Sie hier einen neuen an.',
  verifyTitle: 'Adresse bestätigen',
  verifyText: 'Danach melden Sie sich mit dieser Adresse an.',
  verify: 'Adresse bestätigen',
  verified: 'Ihre Adresse ist bestätigt. Melden Sie sich ab jetzt damit an.',
  keepTitle: 'Adresse behalten',
  keepText:
    'Ihre Adresse bleibt oder wird wieder die, an die diese E-Mail ging. Alle Geräte werden abgemeldet, und Sie erhalten einen Link für ein neues Passwort.',
  keep: 'Meine Adresse behalten',
  kept: 'Ihre Adresse bleibt, wie sie war. Wir haben Ihnen einen Link für ein neues Passwort gesendet.',
  invalidLink: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
}
