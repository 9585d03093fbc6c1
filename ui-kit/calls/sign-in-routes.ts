import type { demoAccounts, login, me, refresh } from '@parley/contracts/http/session.ts'
import { addressed } from './addressed-route.ts'

/**
 * The calls made before anybody is signed in, written out with the contracts' types but without their schemas,
 * which would double what the sign-in page has to load. A test holds them to the contracts.
 */
export const loginRoute = addressed<typeof login>({ name: 'login', method: 'POST', path: '/auth/login' })
export const refreshRoute = addressed<typeof refresh>({
  name: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
})
export const meRoute = addressed<typeof me>({ name: 'me', method: 'GET', path: '/auth/me' })
export const demoAccountsRoute = addressed<typeof demoAccounts>({
  name: 'demoAccounts',
  method: 'GET',
  path: '/auth/demo-accounts',
})
