import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, timeSchema } from '../schemas.ts'
import { signedInSchema } from './session.ts'

const tag = 'Two-factor authentication'

/** Characters of a code of the authenticator (Document 3, section 5). */
export const codeLength = 6
/** Fewer than so many backup codes are worth a warning (Document 3, section 9). */
export const fewBackupCodes = 3

/** Digits alone: a comparison by bytes throws on six characters that are more than six bytes. */
const authenticatorCode = z
  .string()
  .regex(new RegExp(`^[0-9]{${codeLength}}$`, 'u'), 'Enter the 6-digit code')

/** A code of the authenticator, or a backup code; spaces and dashes do not count. */
const anyCode = z.string().trim().min(1, 'This field is required').max(64)

const statusSchema = z.object({ enabled: z.boolean(), backupCodesRemaining: z.int().min(0) })
export type TwoFactorStatus = z.infer<typeof statusSchema>

export const twoFactorStatus = route({
  name: 'twoFactorStatus',
  method: 'GET',
  path: '/2fa/status',
  tag,
  summary: 'Whether the own two-factor authentication is on, and how many backup codes are left',
  response: statusSchema,
})
const setupSchema = z.object({
  /** A picture as a data URL. */
  qrCode: z.string(),
  /** Base32, for typing into an authenticator. */
  secret: z.string(),
  backupCodes: z.array(z.string()),
})
export type TwoFactorSetup = z.infer<typeof setupSchema>

export const setUpTwoFactor = route({
  name: 'setUpTwoFactor',
  method: 'POST',
  path: '/2fa/setup',
  tag,
  summary: 'A new secret and backup codes, which hold once a code was entered; replaces a setup not finished',
  alsoAnswers: [409],
  response: setupSchema,
})
export const enableTwoFactor = route({
  name: 'enableTwoFactor',
  method: 'POST',
  path: '/2fa/enable',
  tag,
  summary: 'Finish the setup with a code; other sessions end and this one gets a new id',
  body: z.strictObject({ token: authenticatorCode }),
  alsoAnswers: [409, 429],
  response: signedInSchema.extend(statusSchema.shape),
})
export const disableTwoFactor = route({
  name: 'disableTwoFactor',
  method: 'POST',
  path: '/2fa/disable',
  tag,
  summary: 'Turn it off with a code or a backup code',
  body: z.strictObject({ token: anyCode }),
  alsoAnswers: [409, 429],
  response: statusSchema,
})
export const renewBackupCodes = route({
  name: 'renewBackupCodes',
  method: 'POST',
  path: '/2fa/backup-codes',
  tag,
  summary: 'New backup codes in place of all old ones',
  alsoAnswers: [409],
  response: z.object({ backupCodes: z.array(z.string()) }),
})
export const removeUserTwoFactor = route({
  name: 'removeUserTwoFactor',
  method: 'DELETE',
  path: '/users/:id/two-factor',
  tag,
  summary: 'For an administrator: take it from a user who has lost the device',
  params: idParams,
  alsoAnswers: [409],
  response: z.object({ id: idSchema }),
})

export const loginTwoFactor = route({
  name: 'loginTwoFactor',
  method: 'POST',
  path: '/auth/login/two-factor',
  tag,
  summary: 'Second step of signing in, with a code or a backup code',
  body: z.strictObject({ challenge: z.string().min(1).max(200), code: anyCode }),
  alsoAnswers: [401, 429],
  response: signedInSchema,
})

/** How the person can prove again who they are; with neither they sign in anew with their provider. */
export const stepUpWays = route({
  name: 'stepUpWays',
  method: 'GET',
  path: '/auth/step-up',
  tag,
  summary: 'What the person can prove again who they are with',
  response: z.object({ password: z.boolean(), code: z.boolean() }),
})
export const stepUp = route({
  name: 'stepUp',
  method: 'POST',
  path: '/auth/step-up',
  tag,
  summary: 'Prove again who one is, before a sensitive action',
  body: z.union([
    z.strictObject({ password: z.string().min(1, 'Password is required').max(1024) }),
    z.strictObject({ code: anyCode }),
  ]),
  alsoAnswers: [429],
  response: z.object({ ok: z.literal(true), provedUntil: timeSchema }),
})
