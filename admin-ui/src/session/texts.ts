import { defineTexts } from '../i18n/index.ts'

export const sessionTexts = defineTexts(
  {
    console: {
      stepUp: {
        title: 'Confirm that it is you',
        text: 'This needs a proof that is not older than 15 minutes. What you have entered is kept.',
        password: 'Password',
        code: 'Code or backup code',
        confirm: 'Confirm',
        usePassword: 'Use the password',
        useCode: 'Use a code',
        wrongPassword: 'The password is not right.',
        wrongCode: 'The code is not right.',
        onlyProvider:
          'Your account has neither a password nor two-factor authentication here. Sign in again with your provider, and then repeat this.',
        signInAgain: 'Sign in again',
      },
    },
  },
  {
    console: {
      stepUp: {
        title: 'Bestätigen Sie, dass Sie es sind',
        text: 'Dafür ist ein Nachweis nötig, der nicht älter als 15 Minuten ist. Ihre Eingaben bleiben erhalten.',
        password: 'Passwort',
        code: 'Code oder Ersatzcode',
        confirm: 'Bestätigen',
        usePassword: 'Passwort verwenden',
        useCode: 'Code verwenden',
        wrongPassword: 'Das Passwort stimmt nicht.',
        wrongCode: 'Der Code stimmt nicht.',
        onlyProvider:
          'Ihr Konto hat hier weder ein Passwort noch Zwei-Faktor-Authentifizierung. Melden Sie sich erneut bei Ihrem Anbieter an, und wiederholen Sie dies dann.',
        signInAgain: 'Erneut anmelden',
      },
    },
  },
)
