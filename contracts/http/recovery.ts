import { z } from 'zod'
import { route } from '../route.ts'

const tag = 'Session'
const message = z.object({ message: z.string() })
/** The secret of a link in a mail. */
export const linkTokenSchema = z.string().min(1, 'This field is required').max(200)
const address = z.string().trim().max(254).pipe(z.email('Invalid email format'))

export const forgotPassword = route({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  tag,
  summary: 'Ask for a link to set a new password; answers alike for every address',
  alsoAnswers: [429],
  body: z.strictObject({ email: z.email('Invalid email format').max(254) }),
  response: message,
})
export const resetPassword = route({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  tag,
  summary: 'Set a password with the link of an invitation or a reset mail',
  alsoAnswers: [429],
  body: z.strictObject({
    token: linkTokenSchema,
    password: z.string().min(1, 'Password is required').max(1024),
  }),
  response: message,
})
export const unlockSignIn = route({
  name: 'unlockSignIn',
  method: 'POST',
  path: '/auth/unlock',
  tag,
  summary: 'Open a sign-in that strangers have locked, with the link of the mail about it',
  alsoAnswers: [429],
  body: z.strictObject({ token: linkTokenSchema }),
  response: message,
})
export const changeEmail = route({
  name: 'changeEmail',
  method: 'POST',
  path: '/users/change-email',
  tag,
  summary: 'Ask for another own email address; it changes when the link mailed to it is used',
  alsoAnswers: [429],
  body: z.strictObject({
    newEmail: address,
    currentPassword: z.string().min(1, 'Password is required').max(1024),
  }),
  response: message,
})
export const verifyEmail = route({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
  tag,
  summary: 'Use the link of a change of address: of the new address to take it up, of the old one to keep it',
  alsoAnswers: [429],
  body: z.strictObject({ token: linkTokenSchema }),
  response: message,
})
