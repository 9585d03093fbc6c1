import { z } from 'zod'

/** A firm's security settings that sign-in needs, with Document 3's defaults and bounds (section 5). */
const securityPolicySchema = z.object({
  requireTwoFactorForConsultants: z.boolean().catch(true),
  requireTwoFactorForAdmins: z.boolean().catch(true),
  /** minutes without a refresh */
  sessionTimeout: z.number().int().min(15).max(1440).catch(480),
  maxLoginAttempts: z.number().int().min(3).max(10).catch(5),
  /** minutes */
  lockoutDuration: z.number().int().min(5).max(1440).catch(30),
})
export type SecurityPolicy = z.infer<typeof securityPolicySchema>

/** Reads `settings.security` of a firm; what is missing or out of bounds takes the default. */
export function securityPolicyOf(settings: unknown): SecurityPolicy {
  const { security } = (settings ?? {}) as { security?: unknown }
  const given = typeof security === 'object' && security !== null ? security : {}
  return securityPolicySchema.parse(given)
}
