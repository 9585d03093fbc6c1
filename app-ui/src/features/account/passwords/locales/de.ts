export const passwordRulesTexts = {
  rulesTitle: 'Ihr neues Passwort braucht',
  met: 'erfüllt',
  missing: 'fehlt noch',
  rules: {
    minLength: 'Mindestens {{count}} Zeichen',
    requireUppercase: 'Einen Großbuchstaben',
    requireLowercase: 'Einen Kleinbuchstaben',
    requireNumbers: 'Eine Ziffer',
    requireSpecialChars: 'Ein Sonderzeichen',
  },
  notGuessable: 'Verbreitete Passwörter, Ihr Name und der Name Ihrer Organisation werden nicht angenommen.',
}
