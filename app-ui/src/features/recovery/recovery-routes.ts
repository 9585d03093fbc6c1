import type { forgotPassword, resetPassword } from '@parley/contracts/http/recovery.ts'

/** As in the session's sign-in routes: the contracts' types without the schemas, which these pages need not load. */
const addressed = <D extends { name: string; method: string; path: string }>(
  address: Pick<D, 'name' | 'method' | 'path'>,
): D => address as D

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
