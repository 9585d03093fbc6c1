import type { verifyEmail } from '@parley/contracts/http/recovery.ts'
import type {
  readRegistrationLink,
  register,
  registrationState,
} from '@parley/contracts/http/registration.ts'
import { addressed } from '@parley/ui-kit/calls/addressed-route.ts'

export const registrationStateRoute = addressed<typeof registrationState>({
  name: 'registrationState',
  method: 'GET',
  path: '/auth/registration',
})
export const readRegistrationLinkRoute = addressed<typeof readRegistrationLink>({
  name: 'readRegistrationLink',
  method: 'POST',
  path: '/auth/registration-link',
})
export const registerRoute = addressed<typeof register>({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
})
export const verifyEmailRoute = addressed<typeof verifyEmail>({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
})
