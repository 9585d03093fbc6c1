import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, okSchema, timeSchema } from '../schemas.ts'
import { ssoProviderSchema } from './sso.ts'

const tag = 'Single sign-on'

/** Of the signed-in person: null where their organisation has no single sign-on. */
export const ownSsoLink = route({
  name: 'ownSsoLink',
  method: 'GET',
  path: '/auth/sso/link',
  tag,
  summary: 'Whether the own account is linked to the organisation’s provider',
  response: z.object({
    link: z
      .object({
        ssoProviderId: idSchema,
        provider: ssoProviderSchema,
        linkedAt: timeSchema.nullable(),
        /** False without a password: unlinking would leave no way to sign in. */
        canUnlink: z.boolean(),
      })
      .nullable(),
  }),
})
/** The id is the provider's. */
export const linkSso = route({
  name: 'linkSso',
  method: 'POST',
  path: '/auth/sso/link/:id',
  tag,
  summary: 'Begin linking the own account to the provider: where to send the browser',
  params: idParams,
  body: z.strictObject({ returnTo: z.string().max(1000).optional() }),
  response: z.object({ url: z.string() }),
})
export const unlinkSso = route({
  name: 'unlinkSso',
  method: 'DELETE',
  path: '/auth/sso/link/:id',
  tag,
  alsoAnswers: [409],
  summary: 'End the own account’s link; refused (409) where no way to sign in would be left',
  params: idParams,
  response: okSchema,
})

export const userSsoSchema = z.object({
  /** The provider of the user's client; null where there is none. */
  available: z.object({ ssoProviderId: idSchema, provider: ssoProviderSchema }).nullable(),
  /** The account will be linked at the first sign-in with the provider. */
  ssoProviderId: idSchema.nullable(),
  linkedAt: timeSchema.nullable(),
})
export type UserSso = z.infer<typeof userSsoSchema>
export const getUserSso = route({
  name: 'getUserSso',
  method: 'GET',
  path: '/users/:id/sso',
  tag,
  summary: 'Whether a user signs in with the provider',
  params: idParams,
  response: userSsoSchema,
})
export const linkUserSso = route({
  name: 'linkUserSso',
  method: 'PUT',
  path: '/users/:id/sso',
  tag,
  summary: 'Mark an account to be linked at its first sign-in with the provider',
  params: idParams,
  body: z.strictObject({ ssoProviderId: idSchema }),
  response: userSsoSchema,
})
export const unlinkUserSso = route({
  name: 'unlinkUserSso',
  method: 'DELETE',
  path: '/users/:id/sso',
  tag,
  summary: 'Take the mark and the link from an account',
  params: idParams,
  response: userSsoSchema,
})
