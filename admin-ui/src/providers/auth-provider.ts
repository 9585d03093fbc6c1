import { hasStatus } from '@parley/ui-kit/calls/api-error.ts'
import { readToken } from '@parley/ui-kit/calls/session-store.ts'
import { HttpError, type AuthProvider } from 'react-admin'
import { leaveForSignIn } from '../session/index.ts'

const isSignedOut = (error: unknown): boolean =>
  hasStatus(error, 401) || (error instanceof HttpError && error.status === 401)

/** Nothing is to happen any more: the page is being left. */
const never = (): Promise<never> => new Promise(() => undefined)

/**
 * The session of the app, as react-admin asks for it. A 401 that a renewed session did not cure leads to the sign-in
 * page; a 403 says what is not allowed, and no more. Who may come in at all is for SessionGate.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('One signs in at the sign-in page of the app.')),
  checkAuth: () => (readToken() === null ? Promise.reject(new Error('')) : Promise.resolve()),
  checkError: (error: unknown) =>
    isSignedOut(error) ? Promise.reject(error instanceof Error ? error : new Error('')) : Promise.resolve(),
  logout: () => {
    leaveForSignIn()
    return never()
  },
  getPermissions: () => Promise.resolve(),
}
