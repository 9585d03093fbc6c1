import { z } from 'zod'
import { route } from '../route.ts'

const tag = 'Session'
const message = z.object({ message: z.string() })

export const forgotPassword = route({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  tag,
  summary: 'Ask for a link to set a new password; answers alike for every address',
  body: z.strictObject({ email: z.email('Invalid email format').max(254) }),
  response: message,
})
export const resetPassword = route({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  tag,
  summary: 'Set a password with the link of an invitation or a reset mail',
  body: z.strictObject({
    token: z.string().min(1, 'This field is required').max(200),
    password: z.string().min(1, 'Password is required').max(1024),
  }),
  response: message,
})
