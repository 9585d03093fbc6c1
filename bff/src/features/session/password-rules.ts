import { AppError } from '@parley/contracts/errors.ts'
import { z } from 'zod'

/** A firm's password policy, with Document 3's defaults and bounds (section 5). */
const passwordPolicySchema = z.object({
  minLength: z.number().int().min(6).max(32).catch(8),
  requireUppercase: z.boolean().catch(true),
  requireLowercase: z.boolean().catch(true),
  requireNumbers: z.boolean().catch(true),
  requireSpecialChars: z.boolean().catch(true),
})

/** Of every password, whatever a firm allows (Document 3, section 5, reset form). */
const leastLength = 8
const letterAndNumberText =
  'Password must contain at least one uppercase letter, one lowercase letter, and one number'

/** Reads `settings.security.passwordPolicy` of a firm; without a firm the defaults hold. */
function policyOf(firmSettings: unknown): z.infer<typeof passwordPolicySchema> {
  const { security } = (firmSettings ?? {}) as { security?: { passwordPolicy?: unknown } }
  const given = security?.passwordPolicy
  return passwordPolicySchema.parse(typeof given === 'object' && given !== null ? given : {})
}

function problemOf(password: string, firmSettings: unknown): string | undefined {
  const policy = policyOf(firmSettings)
  const length = Math.max(leastLength, policy.minLength)
  if (password.length < length) return `Password must be at least ${length} characters`
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password) || !/\d/.test(password))
    return letterAndNumberText
  if (policy.requireSpecialChars && !/[^\p{L}\p{N}\s]/u.test(password))
    return 'Password must contain at least one special character'
  return undefined
}

/**
 * Holds a new password to the rules of Document 3, section 5: those of the form, and what the firm asks beyond.
 * @throws AppError VALIDATION_FAILED with the text for the field `password`
 */
export function checkNewPassword(password: string, firmSettings: unknown): void {
  const problem = problemOf(password, firmSettings)
  if (problem !== undefined)
    throw new AppError('VALIDATION_FAILED', problem, { errors: { password: problem } })
}
