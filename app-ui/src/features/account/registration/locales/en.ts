import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const registrationTexts = {
  title: 'Welcome to Parley',
  invited: '{{organisation}} has made an account for you. Tell us your name and choose a password.',
  invitedAlone: 'An account has been made for you. Tell us your name and choose a password.',
  firmProved: 'Your address is confirmed. Choose a password, and {{organisation}} is ready.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  confirmPassword: 'Confirm password',
  rules: 'At least {{count}} characters, with an uppercase letter, a lowercase letter and a number.',
  rulesSpecial:
    'At least {{count}} characters, with an uppercase letter, a lowercase letter, a number and a special character.',
  tooShort: 'Password must be at least {{count}} characters',
  tooSimple: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  noSpecial: 'Password must contain at least one special character',
  mustMatch: 'Passwords must match',
  submit: 'Set up account',
  linkOverTitle: 'This link cannot be used any more',
  linkOverText:
    'It may have been used already, or be too old. If you have a password, sign in. Otherwise we can send a new link to your address.',
  sendNew: 'Send a new link',
  signIn: 'Sign in',
  firmTitle: 'Register a consulting firm',
  firmText: 'We send a link to your address. Open it to choose a password, and your firm is set up.',
  firmName: 'Firm name',
  sendLink: 'Send link',
  linkSent: 'We have sent a link to your email address. Open it to go on.',
  closedTitle: 'Registration is by invitation',
  closedText:
    'Ask the administrator of your organisation to invite you: you then get a mail with a link. If you were invited and cannot find it, ask for a new one here.',
  verifyTitle: 'Confirm your address',
  verifyText: 'From then on you sign in with this address.',
  verify: 'Confirm address',
  verified: 'Your address is confirmed. Sign in with it from now on.',
  keepTitle: 'Keep your address',
  keepText:
    'Your address stays, or becomes again, the one that this mail was sent to. Everybody is signed out, and we mail you a link to set a new password.',
  keep: 'Keep my address',
  kept: 'Your address stays as it was. We have mailed you a link to set a new password.',
  invalidLink: 'This link is no longer valid. Please ask for a new one.',
}

defineTexts('registration', registrationTexts, async () => (await import('./de.ts')).registrationTexts)
