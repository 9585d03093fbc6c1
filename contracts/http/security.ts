import { z } from 'zod'
import { type AuditAction, auditActions } from '../audit-actions.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { listQuery, madeFrom, timeSchema } from '../schemas.ts'
import { signedInSchema } from './session.ts'

const tag = 'Security'

/**
 * What a firm may set, and what holds where it says nothing (Document 3, section 5). Times are minutes, but for
 * `modelViewDays`: days that is kept what models were given; 0 keeps nothing.
 */
export const securityBounds = {
  minLength: { min: 6, max: 32, standard: 8 },
  sessionTimeout: { min: 15, max: 1440, standard: 480 },
  maxLoginAttempts: { min: 3, max: 10, standard: 5 },
  lockoutDuration: { min: 5, max: 1440, standard: 30 },
  modelViewDays: { min: 0, max: 3650, standard: 90 },
} as const
export type SecurityBound = keyof typeof securityBounds

/** Of every password, whatever a firm allows (Document 3, section 9). */
export const leastPasswordLength = 8
export const mostPasswordLength = 1024

const boundNames: Record<SecurityBound, string> = {
  minLength: 'Minimum password length',
  sessionTimeout: 'Session timeout',
  maxLoginAttempts: 'Maximum login attempts',
  lockoutDuration: 'Lockout duration',
  modelViewDays: 'Days that model requests are kept',
}
/** The sentence beside the field. */
export function boundText(name: SecurityBound): string {
  const { min, max } = securityBounds[name]
  return `${boundNames[name]} must be between ${min} and ${max}`
}
function bounded(name: SecurityBound) {
  const { min, max } = securityBounds[name]
  const error = boundText(name)
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const passwordPolicySchema = z.strictObject({
  minLength: bounded('minLength'),
  requireUppercase: z.boolean(),
  requireLowercase: z.boolean(),
  requireNumbers: z.boolean(),
  requireSpecialChars: z.boolean(),
})
export type PasswordPolicy = z.infer<typeof passwordPolicySchema>

const firmPolicySchema = z.strictObject({
  requireTwoFactorForConsultants: z.boolean(),
  requireTwoFactorForAdmins: z.boolean(),
  passwordPolicy: passwordPolicySchema,
  sessionTimeout: bounded('sessionTimeout'),
  maxLoginAttempts: bounded('maxLoginAttempts'),
  lockoutDuration: bounded('lockoutDuration'),
  modelViewDays: bounded('modelViewDays'),
})

export const firmSecuritySettingsSchema = firmPolicySchema.extend({ updatedAt: timeSchema })
export type FirmSecuritySettings = z.infer<typeof firmSecuritySettingsSchema>

export const securityStatsSchema = z.object({
  lastLoginAt: timeSchema.nullable(),
  /** Whole days since the password was set; null where there is none, or nobody knows when. */
  passwordAge: z.number().int().nullable(),
  lastPasswordChange: timeSchema.nullable(),
  accountLocked: z.boolean(),
  failedLoginAttempts: z.number().int(),
  lockoutExpiresAt: timeSchema.nullable(),
  /** Accounts of the firm's own people that can sign in; null, as the next two, for who is not of a firm. */
  activeUsers: z.number().int().nullable(),
  totalUsers: z.number().int().nullable(),
  consultantsWithAccess: z.number().int().nullable(),
})
export type SecurityStats = z.infer<typeof securityStatsSchema>

export const getSecurityStats = route({
  name: 'getSecurityStats',
  method: 'GET',
  path: '/security/stats',
  tag,
  summary: 'The state of the own account, and figures of the own firm',
  response: securityStatsSchema,
})
export const getFirmSecuritySettings = route({
  name: 'getFirmSecuritySettings',
  method: 'GET',
  path: '/security/firm-settings',
  tag,
  summary: 'The security policy of the own firm',
  alsoAnswers: [404],
  response: firmSecuritySettingsSchema,
})
export const setFirmSecuritySettings = route({
  name: 'setFirmSecuritySettings',
  method: 'PUT',
  path: '/security/firm-settings',
  tag,
  summary: 'Change the security policy of the own firm; what is left out stays',
  alsoAnswers: [404],
  body: firmPolicySchema.extend({ passwordPolicy: passwordPolicySchema.partial(), ...madeFrom }).partial(),
  response: firmSecuritySettingsSchema,
})

/** Beginnings of the codes that concern an account, and those of others that do. */
const groups = ['session', 'credential', 'two_factor', 'sso', 'impersonation', 'security']
const others: readonly AuditAction[] = ['user.updated', 'user.invitation_accepted']
/** What is told of the own account: what was done by it, and what others did to it. */
export const securityActions: readonly AuditAction[] = auditActions.filter(
  (action) => groups.includes(action.split('.')[0] ?? '') || others.includes(action),
)
export const securityActionSchema = z.enum(securityActions)
export type SecurityAction = z.infer<typeof securityActionSchema>

/** Browser and system by their names, as far as they are known. */
export const deviceSchema = z.object({ browser: z.string().nullable(), system: z.string().nullable() })
export type Device = z.infer<typeof deviceSchema>

export const securityActivitySchema = z.object({
  id: idSchema,
  at: timeSchema,
  action: securityActionSchema,
  /** Whether the person did it; others act on an account, or inside an organisation. */
  isOwn: z.boolean(),
  /** Who else; null where it was oneself, or somebody of the product. */
  actorName: z.string().nullable(),
  /** The client or firm that an impersonation was in. */
  organisation: z.string().nullable(),
  device: deviceSchema.nullable(),
  /** Address of the network, of own calls alone. */
  ipAddress: z.string().nullable(),
})
export type SecurityActivity = z.infer<typeof securityActivitySchema>

/** Sorted by `at`; filter: action. */
export const listSecurityActivity = route({
  name: 'listSecurityActivity',
  method: 'GET',
  path: '/security/activity',
  tag,
  summary: 'Own sign-ins and changes of the account, newest first',
  query: listQuery,
  response: z.array(securityActivitySchema),
  list: 'activity',
})

export const changePassword = route({
  name: 'changePassword',
  method: 'POST',
  path: '/users/change-password',
  tag,
  summary: 'Change the own password; the other sessions end, and this one goes on under a new id',
  alsoAnswers: [409, 429],
  body: z.strictObject({
    currentPassword: z.string().min(1, 'Password is required').max(mostPasswordLength),
    newPassword: z.string().min(1, 'Password is required').max(mostPasswordLength),
  }),
  response: signedInSchema.extend({ message: z.string() }),
})

export const getPasswordRules = route({
  name: 'getPasswordRules',
  method: 'POST',
  path: '/auth/password-rules',
  tag,
  summary:
    'The rules for a new password: of the link’s account, or those that hold where a firm says nothing',
  alsoAnswers: [429],
  // A secret: addresses are kept in histories and logs.
  body: z.strictObject({ token: z.string().max(200).optional() }),
  response: passwordPolicySchema,
})
export const getOwnPasswordRules = route({
  name: 'getOwnPasswordRules',
  method: 'GET',
  path: '/security/password-rules',
  tag,
  summary: 'The rules for the own new password',
  response: passwordPolicySchema,
})
export const endOtherSessions = route({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/auth/sessions',
  tag,
  summary: 'End all own sessions but this one',
  response: z.object({ ended: z.number().int() }),
})
