import type { loginTwoFactor } from '@parley/contracts/http/two-factor.ts'

/** As the session's sign-in routes: the contract's type without its schemas, which signing in need not load. */
export const loginTwoFactorRoute = {
  name: 'loginTwoFactor',
  method: 'POST',
  path: '/auth/login/two-factor',
} as typeof loginTwoFactor
