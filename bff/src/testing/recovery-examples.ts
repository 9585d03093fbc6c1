import { noIds, type RouteExample } from './route-example.ts'

/** Ways into an account without its password: none of these links is anybody's. */
export const recoveryExamples: Record<string, RouteExample> = {
  forgotPassword: noIds({ body: { email: 'nobody@people.test' } }),
  resetPassword: noIds({ body: { token: 'none', password: 'Harbour-lantern-7!' } }),
  unlockSignIn: noIds({ body: { token: 'none' } }),
  changeEmail: noIds({ body: { newEmail: 'nobody-yet@people.test', currentPassword: 'wrong' } }),
  verifyEmail: noIds({ body: { token: 'none' } }),
  registrationState: noIds(),
  readRegistrationLink: noIds({ body: { token: 'none' } }),
  register: noIds({ body: { token: 'none', password: 'Harbour-lantern-7!' } }),
}
