import { AppError } from '@parley/contracts/errors.ts'

// What a person is told whom single sign-on does not let in. Nothing of it says whether an account exists elsewhere.

export const notSetUp = (): AppError =>
  new AppError('NOT_FOUND', 'Single sign-on is not set up for this address.')

export const expired = (): AppError =>
  new AppError('SSO_EXPIRED', 'This sign-in has expired or was used already. Please start again.')

export const otherBrowser = (): AppError =>
  new AppError('SSO_EXPIRED', 'This sign-in was started in another browser. Please start again here.')

export const denied = (): AppError =>
  new AppError(
    'SSO_DENIED',
    'Your identity provider did not let you in. Please try again or ask its administrator.',
  )

export const refused = (cause?: unknown): AppError =>
  new AppError(
    'SSO_REFUSED',
    'The answer of your identity provider could not be verified. Please start again.',
    {
      cause,
    },
  )

export const unavailable = (cause?: unknown): AppError =>
  new AppError(
    'UNAVAILABLE',
    'Your identity provider is not available just now. Please try again in a moment.',
    {
      cause,
      retryAfterSeconds: 30,
    },
  )

export const emailMissing = (): AppError =>
  new AppError(
    'SSO_EMAIL_MISSING',
    'Your identity provider did not tell a verified email address, so your account cannot be found.',
  )

export const noAccount = (): AppError =>
  new AppError(
    'SSO_NO_ACCOUNT',
    'There is no account for you here. Please ask an administrator of your organisation.',
  )

export const linkRequired = (): AppError =>
  new AppError(
    'SSO_LINK_REQUIRED',
    'Your account is not linked to single sign-on yet. Sign in with your password and link it in your security settings, or ask an administrator to do so.',
  )
