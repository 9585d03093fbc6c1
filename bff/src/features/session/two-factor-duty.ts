import type { SecurityPolicy } from './security-policy.ts'
import { securityPolicyOf } from './security-policy.ts'
import type { SessionView } from './session.views.ts'

/** Days from the first sign-in in which two-factor can be set up where the firm requires it (D10). */
const graceDays = 7

const concerns = (policy: SecurityPolicy, view: SessionView): boolean =>
  (policy.requireTwoFactorForAdmins && view.roles.some((role) => role.permissions.includes('*'))) ||
  (policy.requireTwoFactorForConsultants && view.consultant_id !== null)

/**
 * Until when the person has to set up two-factor by their firm's policy (D10); null where they do not have to, or
 * have done so.
 */
export function twoFactorDeadlineOf(view: SessionView): Date | null {
  if (view.is_super_admin || view.two_factor_enabled_at !== null) return null
  if (!concerns(securityPolicyOf(view.firm_settings), view)) return null
  const start = view.first_login_at ?? view.created_at
  return new Date(start.getTime() + graceDays * 86_400_000)
}
