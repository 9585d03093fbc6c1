import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const sessionTexts = {
  signIn: 'Sign in',
  language: 'Language',
  signInAgain: 'Sign in again',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forgot password?',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  invalidEmail: 'Invalid email format',
  loginFailed: 'Login failed: {{message}}',
  invalidCredentials: 'Invalid credentials',
  pauseNote:
    'After repeated failures, sign-in pauses for a while. A new password ends the pause: use ‘Forgot password?’.',
  logoutFailed: 'Logout failed: {{message}}',
  currentUserFailed: 'Failed to fetch current user: {{message}}',
  tagline: 'Consulting by people and AI agents together.',
  demoTitle: 'Demo accounts',
  demoText: 'This is a demo. Choose who you want to be:',
  demoWho: {
    superadmin_parley: 'Super admin: firms, clients, users and agents of the whole platform',
    admin_northwind: 'Firm Admin: Northwind Advisory, with all its clients',
    consultant_northwind: 'Consultant: Northwind Advisory, with access to Acme Manufacturing',
    admin_acme: 'Client Admin: Acme Manufacturing, client of Northwind Advisory',
    member_acme: 'Client Member: Acme Manufacturing, works on initiatives',
    viewer_acme: 'Client Viewer: Acme Manufacturing, reads and asks',
    admin_helios: 'Client Admin: Helios Health, client of Northwind Advisory',
    admin_southgate: 'Firm Admin: Southgate Partners, another firm',
    consultant_southgate: 'Consultant: Southgate Partners, with access to Borealis Bank',
    admin_borealis: 'Client Admin: Borealis Bank, client of Southgate Partners',
  },
  sessionOver: 'Your session is over',
  sessionOverText: 'Sign in again to go on. What you have typed is still here.',
  differentAccount: 'You signed in with another account; the page was loaded anew.',
  signOut: 'Leave',
  connectTitle: 'Connect as {{name}}',
  connectText:
    'You will see and do what this organisation may, for 60 minutes. Your name is recorded with everything you do.',
  reason: 'Reason',
  reasonHelp: 'Optional. The organisation sees it in its audit log.',
  connect: 'Connect',
  onlyConsultants: 'Only consultants and super admins can switch to clients',
}

defineTexts('session', sessionTexts, async () => (await import('./de.ts')).sessionTexts)
