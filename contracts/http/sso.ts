import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, madeFrom, okSchema, timeSchema } from '../schemas.ts'

const tag = 'Single sign-on'

/** Five fixed values (Document 3, section 2; decisions D7). */
export const ssoProviders = ['google', 'microsoft', 'okta', 'auth0', 'custom'] as const
export const ssoProviderSchema = z.enum(ssoProviders)
export type SsoProvider = z.infer<typeof ssoProviderSchema>

/** `oidc`: id_tokens are checked by the provider's keys. `oauth2`: there is no discovery, the user info alone tells. */
export const ssoProtocolSchema = z.enum(['oidc', 'oauth2'])

const address = z.string().trim().max(2000)
const required = (text: string) => address.min(1, text)
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, {
    error: 'Please enter a domain such as example.com',
  })

export const ssoProvisioningSchema = z.enum(['off', 'unconfirmed', 'on'])

/** The state of the e-mail domain: sign-in finds the provider by it once it is verified (decisions D11). */
export const ssoDomainSchema = z.object({
  state: z.enum(['none', 'pending', 'verified']),
  verifiedAt: timeSchema.nullable(),
  /** The DNS record that proves the domain; null for readers who may not change the settings. */
  record: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }).nullable(),
})

/** Single sign-on of a client. Where nothing is configured, `id` and `provider` are null and the texts empty. */
export const ssoSettingsSchema = z.object({
  /** Of the provider, as links name it; null where there is none yet. */
  id: idSchema.nullable(),
  provider: ssoProviderSchema.nullable(),
  /** Of this product at the provider (OAuth), not of the tenant. */
  clientId: z.string(),
  /** The secret itself is never sent. */
  hasClientSecret: z.boolean(),
  redirectUri: z.string(),
  authorizationUrl: z.string(),
  tokenUrl: z.string(),
  userInfoUrl: z.string(),
  emailDomain: z.string().nullable(),
  isActive: z.boolean(),
  /** People of the domain get an account at their first sign-in. */
  provisionUsers: z.boolean(),
  /** Their role; null is Client Viewer. */
  provisionRoleId: idSchema.nullable(),
  /**
   * Whether new people get their account: `unconfirmed` where the provider, its domain or what the role grants are not
   * those that somebody confirmed who may give the role.
   */
  provisioning: ssoProvisioningSchema,
  domain: ssoDomainSchema,
  /** Null until the provider has been reached once. */
  protocol: ssoProtocolSchema.nullable(),
  issuer: z.string().nullable(),
  /** Accounts that sign in with it. */
  linkedUsers: z.number().int(),
  updatedAt: timeSchema.nullable(),
})
export type SsoSettings = z.infer<typeof ssoSettingsSchema>

export const getSso = route({
  name: 'getSso',
  method: 'GET',
  path: '/clients/:id/sso',
  tag,
  summary: 'Single sign-on of a client; the secret is never sent',
  params: idParams,
  response: ssoSettingsSchema,
})
export const updateSso = route({
  name: 'updateSso',
  method: 'PUT',
  path: '/clients/:id/sso',
  alsoAnswers: [409],
  tag,
  summary: 'Configure single sign-on of a client',
  params: idParams,
  body: z.strictObject({
    provider: ssoProviderSchema.optional(),
    clientId: z.string().trim().min(1, 'Client ID is required').max(500),
    /** Kept where it is missing or empty; required the first time. */
    clientSecret: z.string().max(2000).optional(),
    /** This product's own callback unless told; an address of somebody else is refused. */
    redirectUri: address.optional(),
    authorizationUrl: required('Authorization URL is required'),
    tokenUrl: required('Token URL is required'),
    userInfoUrl: required('User info URL is required'),
    emailDomain: z
      .union([z.literal(''), domain])
      .nullable()
      .optional(),
    isActive: z.boolean().optional(),
    provisionUsers: z.boolean().optional(),
    provisionRoleId: idSchema.nullable().optional(),
    ...madeFrom,
  }),
  response: ssoSettingsSchema,
})
export const deleteSso = route({
  name: 'deleteSso',
  method: 'DELETE',
  path: '/clients/:id/sso',
  tag,
  alsoAnswers: [409],
  summary: 'Remove single sign-on of a client; its links end',
  params: idParams,
  response: okSchema,
})

/** What a test looked at, in this order; a failed one leaves the later ones `skipped`. */
export const ssoTestSteps = ['authorizationUrl', 'tokenUrl', 'userInfoUrl', 'discovery', 'client'] as const
const ssoTestStepSchema = z.object({
  step: z.enum(ssoTestSteps),
  outcome: z.enum(['passed', 'warning', 'failed', 'skipped']),
  /** Stable reason, for a translation: for example `ok`, `unresolved`, `private_address`, `tls`, `timeout`. */
  code: z.string(),
  /** The same in English words, for a person. */
  message: z.string(),
})
export type SsoTestStep = z.infer<typeof ssoTestStepSchema>
export const testSso = route({
  name: 'testSso',
  method: 'POST',
  path: '/clients/:id/sso/test',
  tag,
  alsoAnswers: [409],
  summary: 'Try the configured provider, without and (by the address) with a person',
  params: idParams,
  body: z.strictObject({}),
  response: z.object({
    ok: z.boolean(),
    steps: z.array(ssoTestStepSchema),
    /** Leads to a test sign-in: the callback shows what the provider tells and signs nobody in. Null after failures. */
    signInUrl: z.string().nullable(),
  }),
})

export const verifySsoDomain = route({
  name: 'verifySsoDomain',
  method: 'POST',
  path: '/clients/:id/sso/verify-domain',
  tag,
  alsoAnswers: [409],
  summary: 'Look for the DNS record that proves the e-mail domain; 409 says what is missing',
  params: idParams,
  response: ssoSettingsSchema,
})
export const confirmSsoDomain = route({
  name: 'confirmSsoDomain',
  method: 'POST',
  path: '/clients/:id/sso/confirm-domain',
  tag,
  alsoAnswers: [409],
  summary: 'Super admin: confirm the e-mail domain without the DNS record',
  params: idParams,
  body: z.strictObject({ reason: z.string().trim().min(1, 'Reason is required').max(500) }),
  response: ssoSettingsSchema,
})
