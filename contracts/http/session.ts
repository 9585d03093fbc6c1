import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, listQuery, okSchema, timeSchema } from '../schemas.ts'

const tag = 'Session'

export const sessionUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.object({ id: idSchema, name: z.string() })),
  /** Permission ids; `*` means all. */
  permissions: z.array(z.string()),
  clientId: idSchema.nullable(),
  consultantId: idSchema.nullable(),
  consultingFirmId: idSchema.nullable(),
  client: z
    .object({ id: idSchema, name: z.string(), consultingFirm: z.object({ id: idSchema, name: z.string() }) })
    .nullable(),
  consultingFirm: z.object({ id: idSchema, name: z.string() }).nullable(),
  isSuperAdmin: z.boolean(),
  isImpersonating: z.boolean(),
  impersonation: z
    .object({
      actor: z.object({ id: idSchema, email: z.string(), firstName: z.string(), lastName: z.string() }),
      expiresAt: timeSchema,
    })
    .optional(),
  /** The session that the token names; a tab that sees another one in storage reloads (decisions D11). */
  sessionId: idSchema,
  twoFactorSetupRequired: z.boolean(),
  twoFactorDeadline: timeSchema.nullable(),
})
export type SessionUser = z.infer<typeof sessionUserSchema>

export const signedInSchema = z.object({ token: z.string(), user: sessionUserSchema })
const impersonateBody = z.strictObject({ reason: z.string().trim().max(500).optional() })

export const login = route({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  tag,
  summary: 'Sign in with e-mail and password',
  alsoAnswers: [401, 429],
  body: z.strictObject({
    email: z.email('Invalid email format').max(254),
    password: z.string().min(1, 'Password is required').max(1024),
  }),
  response: z.union([
    signedInSchema,
    z.object({ twoFactorRequired: z.literal(true), challenge: z.string() }),
  ]),
})
export const logout = route({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  tag,
  summary: 'End the session',
  response: okSchema,
})
export const refresh = route({
  name: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  tag,
  summary: 'A new access token for the refresh cookie',
  alsoAnswers: [401, 429],
  response: signedInSchema,
})
export const me = route({
  name: 'me',
  method: 'GET',
  path: '/auth/me',
  tag,
  summary: 'Who is signed in',
  response: z.object({ user: sessionUserSchema }),
})
export const impersonateClient = route({
  name: 'impersonateClient',
  method: 'POST',
  path: '/auth/impersonate-client/:id',
  tag,
  summary: 'Super admin: act inside a client',
  alsoAnswers: [409],
  params: idParams,
  body: impersonateBody,
  response: signedInSchema,
})
export const consultantImpersonateClient = route({
  name: 'consultantImpersonateClient',
  method: 'POST',
  path: '/auth/consultant-impersonate-client/:id',
  tag,
  summary: 'Consultant: act inside a client',
  alsoAnswers: [409],
  params: idParams,
  body: impersonateBody,
  response: signedInSchema,
})
export const impersonateConsultingFirm = route({
  name: 'impersonateConsultingFirm',
  method: 'POST',
  path: '/auth/impersonate-consulting-firm/:id',
  tag,
  summary: 'Super admin: act inside a firm',
  alsoAnswers: [409],
  params: idParams,
  body: impersonateBody,
  response: signedInSchema,
})
export const stopImpersonation = route({
  name: 'stopImpersonation',
  method: 'POST',
  path: '/auth/stop-impersonation',
  tag,
  summary: 'Return to the own session',
  alsoAnswers: [409],
  response: signedInSchema,
})

export const ownSessionSchema = z.object({
  id: idSchema,
  createdAt: timeSchema,
  lastSeenAt: timeSchema,
  expiresAt: timeSchema,
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  isCurrent: z.boolean(),
  isImpersonation: z.boolean(),
})
export const listSessions = route({
  name: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  tag,
  summary: 'Own sessions',
  query: listQuery,
  response: z.array(ownSessionSchema),
  list: 'sessions',
})
export const endSession = route({
  name: 'endSession',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  tag,
  summary: 'End one own session',
  params: idParams,
  response: z.object({ id: idSchema }),
})

/** The demo's accounts, shown at the sign-in page; none where there is no demo data (decisions D9). */
export const demoAccounts = route({
  name: 'demoAccounts',
  method: 'GET',
  path: '/auth/demo-accounts',
  tag,
  summary: 'Accounts to try the demo with; empty without demo data',
  response: z.array(z.object({ email: z.string(), password: z.string(), description: z.string() })),
})
export type DemoAccount = z.infer<typeof demoAccounts.response>[number]
