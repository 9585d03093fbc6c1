import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const recoveryTexts = {
  forgotTitle: 'Forgot password',
  forgotText: 'Enter your email address. If we know it, we send you a link to set a new password.',
  sendLink: 'Send reset link',
  backToLogin: 'Back to login',
  mailed: 'Password reset email sent successfully',
  resetTitle: 'Reset password',
  welcomeTitle: 'Welcome to Parley',
  welcomeText: 'Choose a password for your account.',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  save: 'Set password',
  done: 'Password has been reset successfully',
  toLogin: 'You will be taken to the sign-in page in a moment.',
  invalidLink: 'Invalid reset link. Please request a new password reset.',
  requestNew: 'Request New Password Reset',
  unlockTitle: 'Your sign-in is locked',
  unlockText:
    'Somebody has typed wrong passwords for your account. Open the sign-in, and you can use it at once.',
  unlock: 'Open my sign-in',
  unlocked: 'Your sign-in is open again.',
  unlockInvalid:
    'This link is no longer valid. The lock ends by itself after a while; a new password ends it at once.',
  toSignIn: 'Go to sign-in',
  emailTitle: 'Email address',
  emailText: 'You sign in with {{email}}. Mails go there too.',
  changeEmail: 'Change email',
  newEmail: 'New email',
  sameEmail: 'This is your email address already.',
  currentPassword: 'Current password',
  changeEmailText:
    'We send a link to the new address; your address changes when you open it. The address before gets a mail with which the change can be undone for 7 days.',
  emailSent: 'We have sent a link to the new address. Your address changes when you open it.',
  tooShort: 'Password must be at least 8 characters',
  tooSimple: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  mustMatch: 'Passwords must match',
  rules:
    'At least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character.',
}

defineTexts('recovery', recoveryTexts, async () => (await import('./de.ts')).recoveryTexts)
