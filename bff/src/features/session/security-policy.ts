import { securityBounds, type SecurityBound } from '@parley/contracts/http/security.ts'
import type { FirmSettings } from '@parley/contracts/stored/settings.ts'
import { z } from 'zod'

function bounded(name: SecurityBound) {
  const { min, max, standard } = securityBounds[name]
  return z.number().int().min(min).max(max).catch(standard)
}

const passwordPolicySchema = z.object({
  minLength: bounded('minLength'),
  requireUppercase: z.boolean().catch(true),
  requireLowercase: z.boolean().catch(true),
  requireNumbers: z.boolean().catch(true),
  requireSpecialChars: z.boolean().catch(true),
})

/** `settings.security` of a firm, with Document 3's defaults and bounds (section 5). Times are minutes. */
const securityPolicySchema = z.object({
  requireTwoFactorForConsultants: z.boolean().catch(true),
  requireTwoFactorForAdmins: z.boolean().catch(true),
  passwordPolicy: z.preprocess((given) => asObject(given), passwordPolicySchema),
  /** without a refresh */
  sessionTimeout: bounded('sessionTimeout'),
  maxLoginAttempts: bounded('maxLoginAttempts'),
  lockoutDuration: bounded('lockoutDuration'),
  /** Days; stored under this name, from where the column `model_view_days` takes it. */
  modelViewDays: bounded('modelViewDays'),
})
export type SecurityPolicy = z.infer<typeof securityPolicySchema>

const asObject = (given: unknown): object => (typeof given === 'object' && given !== null ? given : {})

/**
 * The policy in a firm's settings, which its clients' people are under too; what is missing or out of bounds takes
 * the default, and so does everything for who has no firm.
 */
export const securityPolicyOf = (settings: FirmSettings | null | undefined): SecurityPolicy =>
  securityPolicySchema.parse(asObject(settings?.security))

/** Whom a firm asks for a second factor: the same as in its policy, read alone because every request needs it. */
export function twoFactorRulesOf(
  settings: FirmSettings | null,
): Pick<SecurityPolicy, 'requireTwoFactorForConsultants' | 'requireTwoFactorForAdmins'> {
  const isAsked = (name: string): boolean => settings?.security?.[name] !== false
  return {
    requireTwoFactorForConsultants: isAsked('requireTwoFactorForConsultants'),
    requireTwoFactorForAdmins: isAsked('requireTwoFactorForAdmins'),
  }
}
