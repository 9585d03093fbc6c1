import { twoFactorRulesOf } from './security-policy.ts'
import type { SessionView } from './session.views.ts'

/** Days from the first sign-in in which two-factor can be set up where the firm or the platform requires it (D10). */
const graceDays = 7

const concerns = (policy: ReturnType<typeof twoFactorRulesOf>, view: SessionView): boolean =>
  (policy.requireTwoFactorForAdmins && view.roles.some((role) => role.permissions.includes('*'))) ||
  (policy.requireTwoFactorForConsultants && view.consultant_id !== null)

const afterGrace = (start: Date): Date => new Date(start.getTime() + graceDays * 86_400_000)

/** Super admins have as long from when the platform began to require it. */
function superAdminDeadline(view: SessionView, start: Date): Date | null {
  const { super_admins_need_two_factor: isNeeded, two_factor_needed_since: since } = view
  if (isNeeded !== true) return null
  return afterGrace(since !== null && since > start ? since : start)
}

/**
 * Until when the person has to set up two-factor by their firm's policy or the platform's (D10); null where they do not
 * have to, or have done so.
 */
export function twoFactorDeadlineOf(view: SessionView): Date | null {
  if (view.two_factor_enabled_at !== null) return null
  const start = view.first_login_at ?? view.created_at
  if (view.is_super_admin) return superAdminDeadline(view, start)
  return concerns(twoFactorRulesOf(view.firm_settings), view) ? afterGrace(start) : null
}
