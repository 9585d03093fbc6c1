export const stepUpTexts = {
  title: 'Confirm that it is you',
  text: 'This needs a proof that is not older than 15 minutes. What you have entered is kept.',
  password: 'Password',
  code: 'Code or backup code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  usePassword: 'Use the password',
  useCode: 'Use a code',
  wrongPassword: 'The password is not right.',
  wrongCode: 'The code is not right.',
  onlyProvider:
    'Your account has neither a password nor two-factor authentication here. Sign in again with your provider, and then repeat this.',
  signInAgain: 'Sign in again',
}
