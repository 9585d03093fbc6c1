import { z } from 'zod'
import { route } from '../route.ts'
import { linkTokenSchema } from './recovery.ts'
import { signedInSchema } from './session.ts'

const tag = 'Session'
const personName = z.string().trim().max(100)

/** What a password has to be, as the person's firm asks (Document 3, section 5). */
export const passwordRulesSchema = z.object({
  minLength: z.number().int(),
  requireSpecialChars: z.boolean(),
})

export const registrationState = route({
  name: 'registrationState',
  method: 'GET',
  path: '/auth/registration',
  tag,
  summary: 'Whether a consulting firm may register itself here',
  response: z.object({ selfRegistration: z.boolean() }),
})
export const readRegistrationLink = route({
  name: 'readRegistrationLink',
  method: 'POST',
  path: '/auth/registration-link',
  tag,
  summary: 'Whom a link to register is for; 400 for one that is used or too old',
  body: z.strictObject({ token: linkTokenSchema }),
  response: z.object({
    /** An invitation into an organisation, or a firm that registers itself. */
    kind: z.enum(['invitation', 'firm']),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    organisation: z.string().nullable(),
    passwordRules: passwordRulesSchema,
  }),
  alsoAnswers: [429],
})
export type RegistrationLink = z.infer<typeof readRegistrationLink.response>

export const register = route({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  tag,
  summary:
    'With the token of a link: names and password, and sign in. Without: ask to register a consulting firm',
  body: z.strictObject({
    token: linkTokenSchema.optional(),
    firstName: personName.optional(),
    lastName: personName.optional(),
    /** With a token alone: a firm proves its address first. */
    password: z.string().max(1024).optional(),
    firmName: z.string().trim().max(200).optional(),
    email: z.string().trim().max(254).optional(),
  }),
  response: z.union([
    signedInSchema,
    z.object({ twoFactorRequired: z.literal(true), challenge: z.string() }),
    z.object({ message: z.string() }),
  ]),
  alsoAnswers: [409, 429],
})
