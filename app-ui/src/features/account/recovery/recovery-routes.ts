import type { forgotPassword, resetPassword, unlockSignIn } from '@parley/contracts/http/recovery.ts'
import type { getPasswordRules } from '@parley/contracts/http/security.ts'
import { addressed } from '@parley/ui-kit/calls/addressed-route.ts'

export const forgotPasswordRoute = addressed<typeof forgotPassword>({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
})
export const resetPasswordRoute = addressed<typeof resetPassword>({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
})
export const unlockSignInRoute = addressed<typeof unlockSignIn>({
  name: 'unlockSignIn',
  method: 'POST',
  path: '/auth/unlock',
})
export const passwordRulesRoute = addressed<typeof getPasswordRules>({
  name: 'getPasswordRules',
  method: 'POST',
  path: '/auth/password-rules',
})
