import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { signedInSchema } from './session.ts'
import { ssoProtocolSchema, ssoProviderSchema } from './sso.ts'

const tag = 'Single sign-on'

/** Which provider an address signs in with: none or one. Unknown addresses and domains get an empty list. */
export const listSsoProviders = route({
  name: 'listSsoProviders',
  method: 'GET',
  path: '/auth/sso-providers',
  tag,
  alsoAnswers: [429],
  summary: 'The provider of an e-mail address’s domain',
  query: z.strictObject({ email: z.email('Invalid email format').max(254) }),
  response: z.array(z.object({ provider: ssoProviderSchema, clientId: idSchema })),
})
export const ssoAuthorizationUrl = route({
  name: 'ssoAuthorizationUrl',
  method: 'GET',
  path: '/auth/sso-authorization-url',
  tag,
  alsoAnswers: [404, 429],
  summary: 'Begin a sign-in: where to send the browser. Name the client, or the e-mail address',
  query: z.strictObject({
    provider: ssoProviderSchema.optional(),
    clientId: idSchema.optional(),
    email: z.email('Invalid email format').max(254).optional(),
    /** A path of the app to return to, for example `/initiatives`. */
    returnTo: z.string().max(1000).optional(),
  }),
  response: z.object({ url: z.string() }),
})

/** What a test sign-in shows. */
const ssoTestResultSchema = z.object({
  protocol: ssoProtocolSchema,
  issuer: z.string().nullable(),
  subject: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean().nullable(),
  name: z.string().nullable(),
  /** What a sign-in of this person would do now. */
  wouldSignIn: z.enum(['linked', 'link_at_sign_in', 'new_account', 'link_required', 'no_account']),
})
export type SsoTestResult = z.infer<typeof ssoTestResultSchema>
const returnTo = z.string().nullable()

/**
 * The provider's answer, passed on by the page at `/auth/sso/callback` with these of its parameters alone. What is
 * answered depends on what was begun: a sign-in, a link of the own account, or a test. Refusals have the codes SSO_DENIED,
 * SSO_EXPIRED (begin again), SSO_REFUSED, SSO_EMAIL_MISSING, SSO_NO_ACCOUNT, SSO_LINK_REQUIRED, CONFLICT, UNAVAILABLE.
 */
export const ssoCallback = route({
  name: 'ssoCallback',
  method: 'GET',
  path: '/auth/sso-callback',
  tag,
  alsoAnswers: [403, 404, 409, 429],
  summary: 'Finish what was begun at the provider',
  query: z.strictObject({
    code: z.string().max(8000).optional(),
    state: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
    error_description: z.string().max(2000).optional(),
    iss: z.string().max(2000).optional(),
  }),
  response: z.union([
    signedInSchema.extend({ returnTo }),
    z.object({ twoFactorRequired: z.literal(true), challenge: z.string(), returnTo }),
    z.object({ linked: z.literal(true), provider: ssoProviderSchema, returnTo }),
    z.object({ test: ssoTestResultSchema }),
  ]),
})
