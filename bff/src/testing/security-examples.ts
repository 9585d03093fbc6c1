import { noIds, type RouteExample } from './route-example.ts'

/** Of the own account's security and the firm's policy. */
export const securityExamples: Record<string, RouteExample> = {
  exportOwnData: noIds(),
  getPasswordRules: noIds({ body: {} }),
  getOwnPasswordRules: noIds(),
  changePassword: noIds({ body: { currentPassword: 'wrong', newPassword: 'Another-pass-1!' } }),
  getSecurityStats: noIds(),
  listSecurityActivity: noIds(),
  getFirmSecuritySettings: noIds(),
  getPlatformSettings: noIds(),
  setPlatformSettings: noIds({ body: { superAdminsNeedTwoFactor: true } }),
  requestSelfCheck: noIds(),
  getSetup: noIds(),
  sendTestMail: noIds(),
  testModel: noIds({ body: { provider: 'builtin' } }),
  addStarterSet: noIds(),
  setFirmSecuritySettings: noIds({ body: { sessionTimeout: 240 } }),
}
