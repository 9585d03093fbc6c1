import { recoveryExamples } from './recovery-examples.ts'
import { byId, noIds, type RouteExample } from './route-example.ts'
import { securityExamples } from './security-examples.ts'
import { ssoExamples } from './sso-examples.ts'

/** Routes of how people prove who they are. */
export const identityExamples: Record<string, RouteExample> = {
  ...ssoExamples,
  ...securityExamples,
  loginTwoFactor: noIds({ body: { challenge: 'none', code: '123456' } }),
  twoFactorStatus: noIds(),
  setUpTwoFactor: noIds(),
  enableTwoFactor: noIds({ body: { token: '123456' } }),
  disableTwoFactor: noIds({ body: { token: '123456' } }),
  renewBackupCodes: noIds(),
  stepUpWays: noIds(),
  stepUp: noIds({ body: { code: '123456' } }),
  ...recoveryExamples,
  // Nobody there has one.
  removeUserTwoFactor: { ...byId(({ userId }) => userId), isNeverOwn: true, isOpenToSuperAdmins: true },
}
